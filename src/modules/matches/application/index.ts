export { isUntouched, offerAbort, withdrawAbort, wouldAbort } from '../domain/abort.js';
export type { Advance } from '../domain/advance.js';
export type { StoredDeal } from '../domain/stored-deal.js';
export { actorOf, isHouseBot, maySee, seatOf } from '../domain/stored-match.js';
export type {
  Backer,
  MatchStatus,
  Player,
  StoredMatch,
  TimeControl,
} from '../domain/stored-match.js';
export { matchOf, playActions } from '../domain/table.js';
export type { Refusal } from '../domain/table.js';
export { Departures } from './departures.js';
export type { Departure } from './departures.js';
export { dealerFor } from './dealer.js';
export { MatchReader } from './match-reader.js';
export { sightOf } from './match-sight.js';
export type { MatchSight } from './match-sight.js';
export { MatchStore } from './match-store.js';
export type { Committed, MatchForMove, MatchQuery, TurnPosition } from './match-store.js';
export { matchTopic, owedAfter } from './owed.js';
export { TableOpener } from './table-opener.js';
export type { TableSetting } from './table-opener.js';
