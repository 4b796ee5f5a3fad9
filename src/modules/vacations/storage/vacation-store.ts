import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { groupBy } from '../../../platform/collections.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { Booker, PlannedVacation, Vacation } from '../domain/vacation.js';
import { VacationRow } from './tables.js';

/** The user whose vacation is booked, and whether days are taken automatically. */
export interface VacationTaker extends Booker {
  readonly automatic: boolean;
}

const COLUMNS = `v.id, v.user_id AS "userId", v.from_day::text AS "fromDay",
  v.to_day::text AS "toDay", v.time_zone AS "timeZone", v.from_at AS "from", v.to_at AS "to",
  v.automatic`;

const TAKER = statement<Omit<VacationTaker, 'booked'>, { userId: string }>(
  'vacation-taker',
  `SELECT u.time_zone AS "timeZone", u.auto_vacation AS automatic,
     date_trunc('milliseconds', service_now()) AS now
   FROM user_calendars u WHERE u.user_id = :userId`,
);

/** Two years, because an older day counts for no year that can still be booked. */
const BOOKED = statement<Vacation, { userId: string }>(
  'vacation-booked',
  `SELECT ${COLUMNS} FROM vacations v
   WHERE v.user_id = :userId AND v.to_at > service_now() - interval '2 years' ORDER BY v.from_at`,
);

const ANNOUNCED = statement<Vacation, { userIds: readonly string[] }>(
  'vacation-announced',
  `SELECT ${COLUMNS} FROM vacations v
   WHERE v.user_id = ANY(:userIds::uuid[]) AND v.to_at > service_now() ORDER BY v.from_at`,
);

const FIND = statement<Vacation, { id: string; userId: string }>(
  'vacation-find',
  `SELECT ${COLUMNS} FROM vacations v WHERE v.id = :id AND v.user_id = :userId`,
);

/** Stores vacations. */
@Injectable()
export class VacationStore {
  constructor(private readonly database: Database) {}

  /** The user's calendar, and the vacations in order: current, future, and those of the last two years. */
  async taker(userId: string, within: Sql = this.database): Promise<VacationTaker> {
    const user = await within.row(TAKER, { userId });
    return { ...user!, booked: await within.rows(BOOKED, { userId }) };
  }

  find(id: string, userId: string, within: Transaction): Promise<Vacation | null> {
    return within.row(FIND, { id, userId });
  }

  async insert(
    userId: string,
    vacation: PlannedVacation,
    bookedAt: Date,
    within: Transaction,
  ): Promise<Vacation> {
    const id = randomUUID();
    const { from: fromAt, to: toAt, ...days } = vacation;
    await within.of(VacationRow).insert({ ...days, id, userId, fromAt, toAt, bookedAt });
    return { ...vacation, id, userId };
  }

  /** Writes a vacation that ends earlier. */
  async cut({ id, toDay, to: toAt }: Vacation, within: Transaction): Promise<void> {
    await within.of(VacationRow).update({ id }, { toDay, toAt });
  }

  async remove(id: string, within: Transaction): Promise<void> {
    await within.of(VacationRow).delete({ id });
  }

  /** Current and future vacations, by user id. */
  async announced(userIds: readonly string[]): Promise<ReadonlyMap<string, Vacation[]>> {
    return groupBy(await this.database.rows(ANNOUNCED, { userIds }), (row) => row.userId);
  }
}
