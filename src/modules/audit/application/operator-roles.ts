import type { Role } from '../../../platform/api/viewer.js';
import { StartupError } from '../../../platform/config/config.js';
import type { Database, Transaction } from '../../../platform/database/database.js';
import { writeEvents } from '../../../platform/events/outbox.js';
import { removeSecondFactor, StaffRoles } from '../../auth/application/index.js';
import { Users } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import type { AuditAct } from '../domain/acts.js';
import { AuditStore } from '../storage/audit-store.js';
import { AuditLog } from './audit-log.js';

/** A person with a role, as the command shows it. */
interface Listed {
  readonly username: string;
  readonly role: Role;
  readonly since: Date;
}

/**
 * Gives and takes roles, for the operator's command. Workers tell the persons concerned, and have every process look up
 * the role again; so the command needs no queue.
 */
export class OperatorRoles {
  private readonly users: Users;
  private readonly roles: StaffRoles;
  private readonly log = new AuditLog(new AuditStore(), { add: writeEvents });

  constructor(private readonly database: Database) {
    this.users = new Users(database);
    this.roles = new StaffRoles(database);
  }

  async list(): Promise<Listed[]> {
    const given = await this.roles.list();
    const users = await this.users.byIds(given.map(({ userId }) => userId));
    return given.map(({ userId, role, givenAt }) => ({
      username: users.get(userId)!.username,
      role,
      since: givenAt,
    }));
  }

  /** @throws StartupError for a guest, a bot, an unknown name, or a role that the person has already */
  async give(name: string, role: Role, reason: string): Promise<object> {
    const user = await this.personOf(name);
    if (user.isGuest || user.isBot) throw new StartupError('Guests and bots get no role');
    const given = await this.act(user, 'ROLE_GIVEN', reason, (within) =>
      this.roles.give(user.id, role, within),
    );
    if (!given) throw new StartupError(`${user.username} has this role already`);
    return { given: role, to: user.username };
  }

  /** @throws StartupError for an unknown name, or a person without a role */
  async take(name: string, reason: string): Promise<object> {
    const user = await this.personOf(name);
    const taken = await this.act(user, 'ROLE_TAKEN', reason, (within) =>
      this.roles.take(user.id, within),
    );
    if (!taken) throw new StartupError(`${user.username} has no role`);
    return { takenFrom: user.username };
  }

  /** Turns two-factor sign-in off. @throws StartupError for an unknown name, or if it is off */
  async reset(name: string, reason: string): Promise<object> {
    const user = await this.personOf(name);
    const reset = await this.act(user, 'SECOND_FACTOR_REMOVED', reason, (within) =>
      removeSecondFactor(user.id, within),
    );
    if (!reset) throw new StartupError(`${user.username} has no two-factor sign-in`);
    return { secondFactorRemovedFrom: user.username };
  }

  private async personOf(name: string): Promise<User> {
    const user = await this.users.byUsername(name);
    if (!user) throw new StartupError('There is no user with this name');
    return user;
  }

  /** Does something and writes it to the log, both or nothing. @returns false if there was nothing to do */
  private act(
    user: User,
    act: AuditAct,
    reason: string,
    work: (within: Transaction) => Promise<boolean>,
  ): Promise<boolean> {
    return this.database.transaction(async (within) => {
      if (!(await work(within))) return false;
      await this.log.write({ actorId: null, act, subjectId: user.id, reason }, within);
      return true;
    });
  }
}
