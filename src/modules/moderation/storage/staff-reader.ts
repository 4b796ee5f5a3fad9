import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';

const IS_STAFF = statement<object, { userId: string }>(
  'staff-is-staff',
  'SELECT FROM staff WHERE user_id = :userId',
);

/** Who has a role. */
@Injectable()
export class StaffReader {
  constructor(private readonly database: Database) {}

  async isStaff(userId: string): Promise<boolean> {
    return (await this.database.row(IS_STAFF, { userId })) !== null;
  }
}
