import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { In, Raw } from 'typeorm';
import { groupBy } from '../../../platform/collections.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { PlannedVacation, Vacation, VacationTaker } from '../domain/vacation.js';
import { VacationRow } from './tables.js';

const TAKER = statement<Omit<VacationTaker, 'booked'>, { userId: string }>(
  'vacation-taker',
  `SELECT u.time_zone AS "timeZone", u.auto_vacation AS automatic,
     date_trunc('milliseconds', service_now()) AS now
   FROM user_calendars u WHERE u.user_id = :userId`,
);

/** Stores vacations. */
@Injectable()
export class VacationStore {
  constructor(private readonly database: Database) {}

  /** The user's calendar, and the vacations in order: current, future, and those of the last two years. */
  async taker(userId: string, within: Sql = this.database): Promise<VacationTaker> {
    const user = await within.row(TAKER, { userId });
    // An older day counts for no year that can still be booked.
    const toAt = Raw((end) => `${end} > service_now() - interval '2 years'`);
    const booked = await within.of(VacationRow).find({ where: { userId, toAt }, order: BY_TIME });
    return { ...user!, booked: booked.map(toVacation) };
  }

  async find(id: string, userId: string, within: Transaction): Promise<Vacation | null> {
    const row = await within.of(VacationRow).findOneBy({ id, userId });
    return row && toVacation(row);
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
    const where = { userId: In(userIds), toAt: Raw((end) => `${end} > service_now()`) };
    const rows = await this.database.of(VacationRow).find({ where, order: BY_TIME });
    return groupBy(rows.map(toVacation), ({ userId }) => userId);
  }
}

const BY_TIME = { fromAt: 'ASC' } as const;

const toVacation = ({ fromAt: from, toAt: to, ...days }: VacationRow): Vacation => ({
  ...days,
  from,
  to,
});
