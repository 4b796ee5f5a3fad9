import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Role } from '../../../platform/api/viewer.js';
import { UserRoleRow } from './tables.js';

export type GivenRole = Pick<UserRoleRow, 'userId' | 'role' | 'givenAt'>;

/** A service has few moderators; the list is one for people. */
const MOST_LISTED = 1000;

/** The roles that the operator has given, in force or not. */
@Injectable()
export class StaffRoles {
  constructor(private readonly database: Database) {}

  async of(userId: string): Promise<GivenRole | null> {
    return this.database.of(UserRoleRow).findOneBy({ userId });
  }

  list(): Promise<GivenRole[]> {
    return this.database
      .of(UserRoleRow)
      .find({ order: { givenAt: 'ASC', userId: 'ASC' }, take: MOST_LISTED });
  }

  /** Whether anybody but these users is an admin. */
  async hasOtherAdmin(userIds: readonly string[]): Promise<boolean> {
    const admins = await this.database
      .of(UserRoleRow)
      .find({ where: { role: 'ADMIN' }, take: userIds.length + 1 });
    return admins.some(({ userId }) => !userIds.includes(userId));
  }

  /** In place of another role. @returns false if the user has this role already */
  async give(userId: string, role: Role, within: Transaction): Promise<boolean> {
    const roles = within.of(UserRoleRow);
    const before = await roles.findOne({ where: { userId }, lock: { mode: 'pessimistic_write' } });
    if (before?.role === role) return false;
    if (before) await roles.update({ userId }, { role, givenAt: () => 'service_now()' });
    else await roles.insert({ userId, role });
    return true;
  }

  /** @returns false if the user has no role */
  async take(userId: string, within: Transaction): Promise<boolean> {
    const { affected } = await within.of(UserRoleRow).delete({ userId });
    return affected === 1;
  }
}
