import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { CalendarRow } from './tables.js';

/** Counts from the number that a user without a row has. */
const RAISE = statement<{ version: number }, { userId: string }>(
  'competition-calendar-raise',
  `INSERT INTO competition_calendars AS c (user_id, version) VALUES (:userId, 2)
   ON CONFLICT (user_id) DO UPDATE SET version = c.version + 1 RETURNING version`,
);

/** The numbers of the addresses of calendars. A user who has never renewed it has no row, and the number 1. */
@Injectable()
export class CalendarStore {
  constructor(private readonly database: Database) {}

  async version(userId: string): Promise<number> {
    return (await this.database.of(CalendarRow).findOneBy({ userId }))?.version ?? 1;
  }

  async raise(userId: string, within: Sql = this.database): Promise<number> {
    return (await within.row(RAISE, { userId }))!.version;
  }
}
