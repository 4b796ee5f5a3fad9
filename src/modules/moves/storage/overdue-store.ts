import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { IS_SERVED, OUTAGES_KNOWN } from '../../clock/storage/index.js';
import type { MatchAt } from '../../matches/storage/index.js';
import { Database } from '../../../platform/database/database.js';
import { backoffSeconds } from '../../../platform/database/backoff.js';
import { statement } from '../../../platform/database/statement.js';
import { OverdueSetAsideRow } from './tables.js';

/** A turn whose time is about to run out. */
interface ComingDeadline extends MatchAt {
  readonly deadline: Date;
  /** The time until the deadline, by the database's clock. */
  readonly millis: number;
}

/** Whether the deadline is in force; an index serves this condition. */
const IS_SETTLED = `m.outages_counted = ${OUTAGES_KNOWN}`;

const IS_OVERDUE = `${IS_SETTLED} AND m.deadline <= service_now() AND ${IS_SERVED}`;

/** Whether a match is not set aside at this version. Another sweep tries those that are set aside. */
const IS_NOT_SET_ASIDE = `NOT EXISTS (
  SELECT FROM overdue_set_aside a WHERE a.match_id = m.id AND a.version = m.version)`;

const REF = 'm.id AS "matchId", m.version';

interface Search {
  readonly limit: number;
  /** Matches to skip. */
  readonly except: readonly string[];
}

const fromEnd = (order: 'ASC' | 'DESC'): string => `
  (SELECT ${REF} FROM running_matches m
   WHERE ${IS_OVERDUE} AND ${IS_NOT_SET_ASIDE} AND m.id <> ALL(:except::uuid[])
   ORDER BY m.deadline ${order} LIMIT :limit)`;

const OVERDUE = statement<MatchAt, Search>(
  'match-overdue',
  `${fromEnd('ASC')} UNION ${fromEnd('DESC')}`,
);

const ONE_OVERDUE = statement<MatchAt, { matchId: string }>(
  'match-one-overdue',
  `SELECT ${REF} FROM running_matches m WHERE ${IS_OVERDUE} AND m.id = :matchId`,
);

const BEHIND_OVERDUE = statement<MatchAt, Search>(
  'match-behind-overdue',
  `SELECT ${REF} FROM running_matches m
   WHERE m.deadline <= service_now() AND m.outages_counted < ${OUTAGES_KNOWN}
     AND ${IS_NOT_SET_ASIDE} AND m.id <> ALL(:except::uuid[])
   ORDER BY m.deadline LIMIT :limit`,
);

const COMING = statement<ComingDeadline, { limit: number; seconds: number }>(
  'match-deadlines-coming',
  `SELECT ${REF}, m.deadline,
     (extract(epoch FROM m.deadline - service_now()) * 1000)::float8 AS millis
   FROM running_matches m WHERE ${IS_SETTLED} AND m.deadline > service_now()
     AND m.deadline <= service_now() + make_interval(secs => :seconds)
   ORDER BY m.deadline LIMIT :limit`,
);

const retryAt = (failures: string): string =>
  `now() + make_interval(secs => ${backoffSeconds(10, 6 * 3600, failures)}) * (1 + random() / 5)`;

/**
 * The wait before the next try doubles, up to 6 hours. Up to a fifth is added at random, so that matches that
 * failed together are not tried together. If two workers fail at the same time, that counts as one failure.
 */
const SET_ASIDE = statement<object, { ids: readonly string[]; versions: readonly number[] }>(
  'match-set-aside',
  `INSERT INTO overdue_set_aside AS a (match_id, version, failures, retry_at)
   SELECT f.id, f.version, 1, ${retryAt('0')}
   FROM unnest(:ids::uuid[], :versions::integer[]) AS f(id, version) ORDER BY f.id
   ON CONFLICT (match_id) DO UPDATE SET version = excluded.version,
     failures = CASE WHEN a.version = excluded.version THEN a.failures + 1 ELSE 1 END,
     since = CASE WHEN a.version = excluded.version THEN a.since ELSE now() END,
     retry_at = CASE WHEN a.version <> excluded.version THEN excluded.retry_at
       ELSE ${retryAt('a.failures')} END
   WHERE a.retry_at <= now() OR a.version <> excluded.version`,
);

const DUE_AGAIN = statement<MatchAt, { limit: number }>(
  'match-due-again',
  `SELECT match_id AS "matchId", version FROM overdue_set_aside
   WHERE retry_at <= now() ORDER BY retry_at LIMIT :limit`,
);

/**
 * Running matches by their deadlines. A match is overdue only if its deadline counts all outages, and never
 * while nobody is served. Matches that cannot be ended are set aside, and tried again at growing intervals,
 * apart from all others.
 */
@Injectable()
export class OverdueStore {
  constructor(private readonly database: Database) {}

  /**
   * Overdue matches with the earliest deadlines, and with the latest, at most `limit` of each. So a match that
   * has just run out of time is ended soon, even if many others wait or cannot be ended.
   */
  overdue(limit: number, except: readonly string[]): Promise<MatchAt[]> {
    return this.database.rows(OVERDUE, { limit, except });
  }

  /** The match if it is overdue; else null. */
  find(matchId: string): Promise<MatchAt | null> {
    return this.database.row(ONE_OVERDUE, { matchId });
  }

  /** Matches with deadlines that have passed, but do not count all outages; earliest first. */
  behind(limit: number, except: readonly string[]): Promise<MatchAt[]> {
    return this.database.rows(BEHIND_OVERDUE, { limit, except });
  }

  /** Deadlines within the next `seconds`, soonest first. */
  coming(limit: number, seconds: number): Promise<ComingDeadline[]> {
    return this.database.rows(COMING, { limit, seconds });
  }

  /** Sets matches aside until the time of their next try, or until they have changed. */
  async setAside(matches: readonly MatchAt[]): Promise<void> {
    await this.database.rows(SET_ASIDE, {
      ids: matches.map(({ matchId }) => matchId),
      versions: matches.map(({ version }) => version),
    });
  }

  /** The matches that are due for another try. */
  dueAgain(limit: number): Promise<MatchAt[]> {
    return this.database.rows(DUE_AGAIN, { limit });
  }

  /** These matches are no longer set aside. */
  async putBack(matchIds: readonly string[]): Promise<void> {
    await this.database.of(OverdueSetAsideRow).delete({ matchId: In([...matchIds]) });
  }

  countSetAside(): Promise<number> {
    return this.database.of(OverdueSetAsideRow).count();
  }
}
