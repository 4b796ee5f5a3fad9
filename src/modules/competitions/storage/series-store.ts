import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Competition, Series } from '../domain/competition.js';
import { CompetitionRow, CompetitionSeriesRow } from './tables.js';

const HOLD = statement<Series & { now: Date }, { id: string }>(
  'competition-series-hold',
  `SELECT ${columns(CompetitionSeriesRow)}, date_trunc('milliseconds', service_now()) AS now
   FROM competition_series WHERE id = :id FOR NO KEY UPDATE`,
);

/** As with competitions: due again after a while if the work fails. */
const TAKE_DUE = statement<{ id: string }, { limit: number; seconds: number }>(
  'competition-series-take-due',
  `UPDATE competition_series SET next_at = service_now() + make_interval(secs => :seconds)
   WHERE id IN (SELECT id FROM competition_series WHERE next_at <= service_now()
                ORDER BY next_at LIMIT :limit FOR NO KEY UPDATE SKIP LOCKED)
   RETURNING id`,
);

const NEXT_NOW = statement<object, { id: string }>(
  'competition-series-next-now',
  `UPDATE competition_series SET next_at = least(next_at, service_now())
   WHERE id = :id AND next_at IS NOT NULL`,
);

/** Series that make competitions by themselves. */
@Injectable()
export class SeriesStore {
  constructor(private readonly database: Database) {}

  find(id: string, within: Sql = this.database): Promise<Series | null> {
    return within.of(CompetitionSeriesRow).findOneBy({ id });
  }

  /** Locks a series until the transaction ends. */
  async hold(id: string, within: Transaction): Promise<{ series: Series; now: Date } | null> {
    const row = await within.row(HOLD, { id });
    if (!row) return null;
    const { now, ...series } = row;
    return { series, now };
  }

  async insert(series: Series, within: Transaction): Promise<void> {
    const values = series as QueryDeepPartialEntity<CompetitionSeriesRow>;
    await within.of(CompetitionSeriesRow).insert(values);
  }

  async change(
    id: string,
    change: Partial<Pick<Series, 'seasons' | 'nextAt' | 'endedAt'>>,
    within: Transaction,
  ): Promise<void> {
    await within.of(CompetitionSeriesRow).update({ id }, change);
  }

  async takeDue(limit: number, seconds: number): Promise<string[]> {
    return (await this.database.rows(TAKE_DUE, { limit, seconds })).map(({ id }) => id);
  }

  season(
    seriesId: string,
    season: number,
    within: Sql = this.database,
  ): Promise<Competition | null> {
    return within.of(CompetitionRow).findOneBy({ seriesId, season });
  }

  /** The newest season before one that was played to its end; null if there is none. */
  lastPlayed(
    seriesId: string | null,
    before: number | null,
    within: Transaction,
  ): Promise<Competition | null> {
    if (seriesId === null || before === null) return Promise.resolve(null);
    const where = { seriesId, season: LessThan(before), status: 'ENDED' as const };
    return within.of(CompetitionRow).findOne({ where, order: { season: 'DESC' } });
  }

  /** A season has ended: the next may be announced, unless the series has ended. */
  async nextNow(id: string, within: Transaction): Promise<void> {
    await within.rows(NEXT_NOW, { id });
  }
}
