import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Role } from '../../../platform/api/viewer.js';
import { UserRoleRow } from './tables.js';

type GivenRole = Pick<UserRoleRow, 'userId' | 'role' | 'givenAt'>;

const ROLE = columns(UserRoleRow);

const FIND = statement<GivenRole, { userId: string }>(
  'staff-role-find',
  `SELECT ${ROLE} FROM user_roles WHERE user_id = :userId`,
);

/** A service has few moderators; the list is one for people. */
const LIST = statement<GivenRole>(
  'staff-role-list',
  `SELECT ${ROLE} FROM user_roles ORDER BY given_at, user_id LIMIT 1000`,
);

const HAS_OTHER_ADMIN = statement<{ isThere: boolean }, { userIds: readonly string[] }>(
  'staff-role-other-admin',
  `SELECT EXISTS (SELECT FROM user_roles WHERE role = 'ADMIN' AND user_id <> ALL(:userIds::uuid[])) AS "isThere"`,
);

const GIVE = statement<object, { userId: string; role: Role }>(
  'staff-role-give',
  `INSERT INTO user_roles AS r (user_id, role) VALUES (:userId, :role)
   ON CONFLICT (user_id) DO UPDATE SET role = excluded.role, given_at = service_now()
   WHERE r.role <> excluded.role RETURNING user_id`,
);

const TAKE = statement<object, { userId: string }>(
  'staff-role-take',
  'DELETE FROM user_roles WHERE user_id = :userId RETURNING user_id',
);

/** The roles that the operator has given, in force or not. The operator's command has no repositories. */
@Injectable()
export class StaffRoles {
  constructor(private readonly database: Database) {}

  of(userId: string): Promise<GivenRole | null> {
    return this.database.row(FIND, { userId });
  }

  list(): Promise<GivenRole[]> {
    return this.database.rows(LIST, {});
  }

  /** Whether anybody but these users is an admin. */
  async hasOtherAdmin(userIds: readonly string[]): Promise<boolean> {
    return (await this.database.row(HAS_OTHER_ADMIN, { userIds }))!.isThere;
  }

  /** In place of another role. @returns false if the user has this role already */
  async give(userId: string, role: Role, within: Transaction): Promise<boolean> {
    return (await within.row(GIVE, { userId, role })) !== null;
  }

  /** @returns false if the user has no role */
  async take(userId: string, within: Transaction): Promise<boolean> {
    return (await within.row(TAKE, { userId })) !== null;
  }
}
