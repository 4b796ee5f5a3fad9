/** The parts of a move's statements that concern matches. */
import { SENT } from './known-matches.js';
import { IS_BEHIND, MOMENT } from './clock-sql.js';

export { KnownMatches } from './known-matches.js';
export type { SentMatch } from './known-matches.js';
export type { MatchAt } from './match-clocks.js';
export { addDeals, addEvents, endDeals, MOVE_MATCH, moveValues, substitute } from './move-sql.js';
export type { MoveValues } from './move-sql.js';

/**
 * A match `m` for judging a move: its row unless `:revision` is known, the moment, and the counters that show later
 * changes.
 */
export const JUDGED = `${SENT}, ${IS_BEHIND} AS "isBehind", ${MOMENT},
  m.orders_revision AS "ordersRevision"`;

/** Joins the match of `:matchId` as `m` to a statement. */
export const JOIN_MATCH = 'LEFT JOIN matches m ON m.id = :matchId::uuid';
