/** The parts of a move's statements that concern matches. */
import { sentUnless } from './known-matches.js';
import { IS_BEHIND, MOMENT } from './clock-sql.js';

export { KnownMatches } from './known-matches.js';
export type { SentMatch } from './known-matches.js';
export type { MatchAt } from './match-clocks.js';
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
export {
  beginEpochOf,
  COUNT_RUNNING,
  runningAt,
  runningBefore,
  takeBackDeals,
} from './restored-sql.js';

/**
 * A match `m` for judging a move: its row, unless the reader knows it (see `sentUnless`), the moment, and the counters
 * that show later changes.
 */
export const selectToJudge = (
  known: string,
): string => `${sentUnless(known)}, ${IS_BEHIND} AS "isBehind", ${MOMENT},
  m.orders_revision AS "ordersRevision"`;

/** Joins the match with this id, if there is one, to a statement as `m`. */
export const joinMatch = (id: string): string => `LEFT JOIN matches m ON m.id = ${id}`;
