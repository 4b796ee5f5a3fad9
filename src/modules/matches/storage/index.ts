/** The parts of a move's statements that concern matches. */
import { STORED } from './match-sql.js';
import { IS_BEHIND, MOMENT } from './clock-sql.js';

export type { MatchAt } from './match-clocks.js';
export { addDeals, addEvents, endDeals, MOVE_MATCH, moveValues, substitute } from './move-sql.js';
export type { MoveValues } from './move-sql.js';

/** A match `m` for judging a move: its row, the moment, and the counters that show later changes. */
export const JUDGED = `${STORED}, ${IS_BEHIND} AS "isBehind", ${MOMENT},
  m.orders_revision AS "ordersRevision"`;

/** Joins the match of `:matchId` as `m` to a statement. */
export const JOIN_MATCH = 'LEFT JOIN matches m ON m.id = :matchId::uuid';
