import { Injectable } from '@nestjs/common';
import { FIRST_UUID } from '../../../platform/api/ids.js';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { NoValues } from '../../../platform/database/statement.js';
import type { StoredMatch } from '../domain/stored-match.js';
import { withDeadlineInForce } from './clock-sql.js';
import type { ShownRow } from './clock-sql.js';
import { SHOWN } from './match-sql.js';

/** The position of a match among all finished matches: when it ended, and its id. */
export type EndPosition = [endedAt: string, id: string];

/** Selects finished matches: those of a player, or those that ended between two moments. */
export type FinishedOf =
  { readonly playerId: string } | { readonly from: Date; readonly until: Date };

interface EndRange {
  readonly afterAt: string;
  readonly afterId: string;
  readonly until: Date;
  readonly limit: number;
}

/** A move is written at most this long after the moment at which it was made, however long it waits for locks. */
const SETTLED_SECONDS = 30;

const SETTLED = statement<{ until: Date }>(
  'matches-settled-until',
  `SELECT date_trunc('milliseconds', service_now() - interval '${SETTLED_SECONDS} seconds') AS until`,
);

const OF_TIME = statement<ShownRow, EndRange>(
  'matches-finished-of-time',
  `SELECT ${SHOWN} FROM matches m
   WHERE m.status = 'FINISHED' AND m.finished_at < :until::timestamptz
     AND (m.finished_at, m.id) > (:afterAt::timestamptz, :afterId::uuid)
   ORDER BY m.finished_at, m.id LIMIT :limit`,
);

/** DISTINCT, because a house bot may hold two seats of a match. */
const OF_PLAYER = statement<ShownRow, EndRange & { playerId: string }>(
  'matches-finished-of-player',
  `SELECT ${SHOWN} FROM (
     SELECT DISTINCT s.finished_at, s.match_id FROM match_seats s
     WHERE s.user_id = :playerId AND s.finished_at < :until::timestamptz
       AND (s.finished_at, s.match_id) > (:afterAt::timestamptz, :afterId::uuid)
     ORDER BY s.finished_at, s.match_id LIMIT :limit
   ) f JOIN matches m ON m.id = f.match_id
   ORDER BY f.finished_at, f.match_id`,
);

/** Finished matches in the order in which they ended, page by page, without matches called off. */
@Injectable()
export class FinishedMatches {
  constructor(private readonly database: Database) {}

  /** The moment before which the list is complete: no match will be added there, so that a cursor skips none. */
  async settledUntil(): Promise<Date> {
    return (await this.database.row<{ until: Date }, NoValues>(SETTLED, {}))!.until;
  }

  /**
   * The next matches after a position; the first ones if it is null.
   * @param until only matches that ended before it
   */
  async page(
    of: FinishedOf,
    after: EndPosition | null,
    until: Date,
    limit: number,
  ): Promise<StoredMatch[]> {
    const [afterAt, afterId] = after ?? ['-infinity', FIRST_UUID];
    const range = { afterAt, afterId, until, limit };
    if ('playerId' in of) {
      const rows = await this.database.rows(OF_PLAYER, { ...range, playerId: of.playerId });
      return rows.map(withDeadlineInForce);
    }
    return (await this.database.rows(OF_TIME, rangeWithin(of, range))).map(withDeadlineInForce);
  }
}

function rangeWithin({ from, until }: { from: Date; until: Date }, range: EndRange): EndRange {
  const begins = after(range.afterAt, from)
    ? {}
    : { afterAt: from.toISOString(), afterId: FIRST_UUID };
  return { ...range, ...begins, until: until < range.until ? until : range.until };
}

/** Whether a position is at or after the moment `from`. */
const after = (position: string, from: Date): boolean => new Date(position) >= from;
