import { Injectable } from '@nestjs/common';
import { isUuid } from '../../../platform/api/ids.js';
import type { Address, User } from '../domain/user.js';
import { isUsername, usernameKey } from '../domain/username.js';
import { UserStore } from '../storage/user-store.js';
import type { Transaction } from '../../../platform/database/database.js';

/** Finds users; whatever cannot be an id or a name is known to be nobody's. */
@Injectable()
export class UserDirectory {
  constructor(private readonly users: UserStore) {}

  async byId(id: string): Promise<User | null> {
    return (await this.byIds([id])).get(id) ?? null;
  }

  /** Those who exist, by id: what a dataloader asks for. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, User>> {
    const known = ids.filter((id) => isUuid(id));
    const users = known.length > 0 ? await this.users.findMany(known) : [];
    return new Map(users.map((user) => [user.id, user]));
  }

  /** Without regard to case. */
  async byUsername(username: string): Promise<User | null> {
    return isUsername(username) ? this.users.findByKey(usernameKey(username)) : null;
  }

  /** Whether nobody can register this name any more: it is taken, or one that looks like it. */
  isTaken(username: string): Promise<boolean> {
    return this.users.isTaken(username);
  }

  /** Whether a user has verified an address, or came more than so many hours ago. */
  isEstablished(userId: string, hours: number, transaction?: Transaction): Promise<boolean> {
    return this.users.isEstablished(userId, hours, transaction);
  }

  /** The user's own e-mail address, null when there is none; for the owner's eyes alone. */
  addressOf(userId: string): Promise<Address | null> {
    return this.users.addressOf(userId);
  }

  /** The user's own time zone; for the owner's eyes alone. */
  timeZoneOf(userId: string): Promise<string | null> {
    return this.users.timeZoneOf(userId);
  }

  /** Whether days of vacation are taken for the user; read in the view `user_calendars`. */
  setAutoVacation(userId: string, enabled: boolean): Promise<void> {
    return this.users.setAutoVacation(userId, enabled);
  }
}
