/** The parts of a move's statements that concern matches. */
import { IS_BEHIND, MOMENT } from './clock-sql.js';
import { AS_JSON } from './match-sql.js';

export type { MatchAt } from './match-clocks.js';
export { matchFromJson } from './match-sql.js';
export type { MatchJson } from './match-sql.js';
export {
  addDeals,
  addEvents,
  endDeals,
  MOVE_TYPES,
  moveMatch,
  moveValues,
  substitute,
} from './move-sql.js';
export type { MoveValues } from './move-sql.js';

/** A match `m` for judging a move: its row, the moment, and the counters that show later changes. */
export const JUDGED = `${AS_JSON} AS stored, ${IS_BEHIND} AS "isBehind", ${MOMENT},
  m.orders_revision AS "ordersRevision"`;

/** Joins the match with this id, if there is one, to a statement as `m`. */
export const joinMatch = (id: string): string => `LEFT JOIN matches m ON m.id = ${id}`;
