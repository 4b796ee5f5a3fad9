/** What the statements of a move hold of matches. */
import { STORED } from './match-sql.js';
import { IS_BEHIND, MOMENT } from './clock-sql.js';

export type { MatchAt } from './match-clocks.js';
export { addDeals, addEvents, endDeals, MOVE_MATCH, movedValues, substitute } from './moved.js';
export type { MovedValues } from './moved.js';

/** A match `m` as a move is judged by it: its row, the moment, and what tells of changes since. */
export const JUDGED = `${STORED}, ${IS_BEHIND} AS "isBehind", ${MOMENT},
  m.orders_revision AS "ordersRevision"`;

/** Joins the match of `:matchId` as `m` to any statement. */
export const JOIN_MATCH = 'LEFT JOIN matches m ON m.id = :matchId::uuid';
