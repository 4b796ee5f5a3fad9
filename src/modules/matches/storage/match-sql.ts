import { columns, columnsBut, statement } from '../../../platform/database/statement.js';
import type { DealResult } from '../../../engine/index.js';
import type { StoredDeal, StoredDraw, StoredShuffle } from '../domain/stored-deal.js';
import type { StoredEventAt } from '../domain/advance.js';
import { BEHIND, PLAYERS } from './clock-sql.js';
import type { ShownRow } from './clock-sql.js';
import { MatchEventRow, MatchRow } from './tables.js';

/** The columns of a match's row that are not read as they are, or that `StoredMatch` does not have. */
const UNSHOWN = [
  'snapshot',
  'awaitingId',
  'calendarVersion',
  'ordersRevision',
  'outagesCounted',
  'dealEnds',
] as const;

/** The snapshot of an archived match is kept without its options, which the row has too. */
const SNAPSHOT = `CASE WHEN m.archived THEN jsonb_build_object('options', m.options) || m.snapshot
  ELSE m.snapshot END AS snapshot`;

/** A match's columns under the names of `StoredMatch`, its players in seat order. */
export const STORED = `
  ${columnsBut(MatchRow, UNSHOWN, 'm')}, ${SNAPSHOT},
  ${PLAYERS},
  (SELECT coalesce(json_agg(json_build_object('userId', b.user_id, 'seat', b.seat)
     ORDER BY b.seat, b.user_id), '[]')
   FROM match_backers b WHERE b.match_id = m.id) AS backers`;

/** A match as it is shown; `withDeadlineInForce` replaces its deadline. */
export const SHOWN = `${STORED}, ${BEHIND}`;

export const FIND = statement<ShownRow, { ids: readonly string[] }>(
  'match-find',
  `SELECT ${SHOWN} FROM matches m WHERE m.id = ANY(:ids::uuid[])`,
);

export const FIND_WAITING = statement<ShownRow & { waitedMillis: number }, { id: string }>(
  'match-find-waiting',
  `SELECT ${SHOWN},
     (extract(epoch FROM service_now() - m.updated_at) * 1000)::float8 AS "waitedMillis"
   FROM matches m WHERE m.id = :id`,
);

interface Ranges {
  readonly matchIds: readonly string[];
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** The deals that have ended, of ranges of matches. Cards and links of other deals stay in the database. */
export const DEALS_OF = statement<StoredDeal & { part: number }, Ranges>(
  'match-deals-of',
  `SELECT w.part::integer AS part, match_id AS "matchId", number, variant, dealer, hands, talon,
     algorithm, link, actions
   FROM unnest(:matchIds::uuid[], :from::integer[], :to::integer[])
     WITH ORDINALITY AS w(id, low, high, part)
     JOIN match_deals ON match_id = w.id AND number BETWEEN w.low AND w.high
   WHERE ended_at IS NOT NULL ORDER BY w.part, number`,
);

/** The results of the deals before one, of each match, in order. */
export const RESULTS_BEFORE = statement<
  { part: number; result: DealResult | null },
  { matchIds: readonly string[]; numbers: readonly number[] }
>(
  'match-results-before',
  `SELECT w.part::integer AS part, e.payload -> 'result' AS result
   FROM unnest(:matchIds::uuid[], :numbers::integer[]) WITH ORDINALITY AS w(id, wanted, part)
     JOIN match_events e ON e.match_id = w.id AND e.type = 'DEAL_SCORED'
   WHERE (e.payload ->> 'number')::integer < w.wanted ORDER BY w.part, e.version`,
);

/** A link leaves the database only when its deal has ended. */
export const SHUFFLES = statement<
  StoredShuffle,
  { matchIds: readonly string[]; numbers: readonly number[] }
>(
  'match-shuffles',
  `SELECT match_id AS "matchId", number, algorithm,
     CASE WHEN ended_at IS NOT NULL THEN link END AS link
   FROM unnest(:matchIds::uuid[], :numbers::integer[]) AS w(id, wanted)
     JOIN match_deals ON match_id = w.id AND number = w.wanted`,
);

/** Only the first event of this type; a later one is the draw of a play-off. */
export const DRAWS = statement<
  { matchId: string; payload: StoredDraw },
  { matchIds: readonly string[] }
>(
  'match-draws',
  `SELECT d.match_id AS "matchId", d.payload FROM unnest(:matchIds::uuid[]) AS m(id), LATERAL (
     SELECT match_id, payload FROM match_events e
     WHERE e.match_id = m.id AND e.type = 'DEALER_DRAWN' ORDER BY e.version LIMIT 1) d`,
);

interface WantedEvents {
  readonly matchIds: readonly string[];
  readonly versions: readonly number[];
  /** Their matches, and the version at which each was read. */
  readonly readIds: readonly string[];
  readonly readVersions: readonly number[];
}

const EVENT = columns(MatchEventRow, undefined, 'e');

export const EVENTS = statement<StoredEventAt, WantedEvents>(
  'match-events',
  `WITH deals AS (
     SELECT m.id, m.version, (SELECT max(s.version) FROM match_events s WHERE s.match_id = m.id
       AND s.version <= m.version AND s.type = 'DEAL_STARTED') AS start
     FROM unnest(:readIds::uuid[], :readVersions::integer[]) AS m(id, version)
   )
   SELECT ${EVENT} FROM unnest(:matchIds::uuid[], :versions::integer[]) AS w(id, version)
     JOIN deals d ON d.id = w.id AND w.version < d.start
     JOIN match_events e ON e.match_id = w.id AND e.version = w.version
   UNION ALL
   SELECT ${EVENT} FROM deals d
     JOIN match_events e ON e.match_id = d.id AND e.version BETWEEN d.start AND d.version
   ORDER BY 1, 2`,
);

/** Uses an index that holds only the seats of running matches. */
export const RUNNING = statement<
  { userId: string; running: number },
  { userIds: readonly string[] }
>(
  'match-running',
  `SELECT user_id AS "userId", count(*)::integer AS running FROM match_seats
   WHERE user_id = ANY(:userIds::uuid[]) AND running AND NOT is_bot AND substitute_id IS NULL
   GROUP BY user_id`,
);

/** One row for each of the users and each of their running matches. */
export const RUNNING_OF = statement<
  { userId: string; matchId: string },
  { userIds: readonly string[] }
>(
  'match-running-of',
  `SELECT user_id AS "userId", match_id AS "matchId" FROM match_seats
   WHERE user_id = ANY(:userIds::uuid[]) AND running AND NOT is_bot AND substitute_id IS NULL`,
);

/** How many of a user's newest matches are searched for others: new accounts ask, which have few. */
const MOST_MET = 1000;

/** Who of the others sat in one of the user's newest matches. Nobody's other matches are read, however many there are. */
export const MET = statement<{ userId: string }, { userId: string; others: readonly string[] }>(
  'match-met',
  `WITH mine AS MATERIALIZED (
     SELECT match_id FROM match_seats WHERE user_id = :userId
     ORDER BY created_at DESC, match_id DESC LIMIT ${MOST_MET}
   )
   SELECT DISTINCT seat.user_id AS "userId" FROM mine CROSS JOIN LATERAL (
     SELECT user_id FROM match_seats theirs WHERE theirs.match_id = mine.match_id OFFSET 0) seat
   WHERE seat.user_id = ANY(:others::uuid[])`,
);

export const RAISE_ORDERS_REVISION = statement<Pick<MatchRow, 'dealNumber'>, { matchId: string }>(
  'matches-raise-orders',
  `UPDATE matches SET orders_revision = orders_revision + 1
   WHERE id = :matchId AND status = 'IN_PROGRESS' RETURNING deal_number AS "dealNumber"`,
);
