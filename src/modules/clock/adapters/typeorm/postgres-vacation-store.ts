import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { groupBy } from '../../../../platform/collections.js';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { VacationStore } from '../../application/vacation-store.js';
import type { VacationSettings } from '../../application/vacation-store.js';
import type { Booker, PlannedVacation, Vacation } from '../../domain/vacation.js';

const COLUMNS = `v.id, v.user_id AS "userId", v.from_day::text AS "fromDay",
  v.to_day::text AS "toDay", v.time_zone AS "timeZone", v.from_at AS "from", v.to_at AS "to",
  v.automatic`;

const BOOKER = {
  name: 'vacation-booker',
  text: `SELECT u.time_zone AS "timeZone", u.auto_vacation AS automatic,
           date_trunc('milliseconds', service_now()) AS now FROM users u WHERE u.id = $1`,
};

/** A day that still counts in a year's budget is at most so old. */
const BOOKED = {
  name: 'vacation-booked',
  text: `SELECT ${COLUMNS} FROM vacations v
         WHERE v.user_id = $1 AND v.to_at > service_now() - interval '2 years' ORDER BY v.from_at`,
};

const ANNOUNCED = {
  name: 'vacation-announced',
  text: `SELECT ${COLUMNS} FROM vacations v
         WHERE v.user_id = ANY($1::uuid[]) AND v.to_at > service_now() ORDER BY v.from_at`,
};

const SET_AUTOMATIC = {
  name: 'vacation-set-automatic',
  text: 'UPDATE users SET auto_vacation = $2 WHERE id = $1',
};

const INSERT = `INSERT INTO vacations (id, user_id, from_day, to_day, time_zone, from_at, to_at,
  automatic, booked_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

@Injectable()
export class PostgresVacationStore extends VacationStore {
  constructor(private readonly database: Database) {
    super();
  }

  async booker(userId: string, transaction?: Transaction): Promise<Booker & VacationSettings> {
    const [user] = await this.database.read<Omit<Booker & VacationSettings, 'booked'>>(
      BOOKER,
      [userId],
      transaction,
    );
    return { ...user!, booked: await this.database.read<Vacation>(BOOKED, [userId], transaction) };
  }

  async find(id: string, userId: string, transaction: Transaction): Promise<Vacation | null> {
    const [vacation] = await transaction.query<Vacation[]>(
      `SELECT ${COLUMNS} FROM vacations v WHERE v.id = $1 AND v.user_id = $2`,
      [id, userId],
    );
    return vacation ?? null;
  }

  async insert(
    userId: string,
    vacation: PlannedVacation,
    now: Date,
    transaction: Transaction,
  ): Promise<Vacation> {
    const id = randomUUID();
    const { fromDay, toDay, timeZone, from, to, automatic } = vacation;
    const values = [id, userId, fromDay, toDay, timeZone, from, to, automatic, now];
    await transaction.query(INSERT, values);
    return { ...vacation, id, userId };
  }

  async cut({ id, toDay, to }: Vacation, transaction: Transaction): Promise<void> {
    await transaction.query('UPDATE vacations SET to_day = $2, to_at = $3 WHERE id = $1', [
      id,
      toDay,
      to,
    ]);
  }

  async remove(id: string, transaction: Transaction): Promise<void> {
    await transaction.query('DELETE FROM vacations WHERE id = $1', [id]);
  }

  async setAutomatic(userId: string, enabled: boolean): Promise<void> {
    await this.database.run(SET_AUTOMATIC, [userId, enabled]);
  }

  async announced(userIds: readonly string[]): Promise<ReadonlyMap<string, Vacation[]>> {
    const rows = await this.database.run<Vacation>(ANNOUNCED, [userIds]);
    return groupBy(rows, (row) => row.userId);
  }
}
