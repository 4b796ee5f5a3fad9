export { EVENT_TYPES } from '../domain/event-types.js';
export type { EventType } from '../domain/event-types.js';
export { isUntouched, offerAbort, withdrawAbort, wouldAbort } from '../domain/abort.js';
export { joined } from '../domain/advance.js';
export type { Advance } from '../domain/advance.js';
export type { DealNumbers, StoredDeal } from '../domain/stored-deal.js';
export {
  actorOf,
  awaits,
  isAbandoned,
  isHouseBot,
  maySee,
  playerSeatOf,
  seatOf,
} from '../domain/stored-match.js';
export { deadlineInForce } from '../domain/running-turn.js';
export { MatchBroken } from '../domain/match-broken.js';
export { isOverdue, timed } from '../domain/moment.js';
export type { Moment, TimedAdvance } from '../domain/moment.js';
export type { Backer, MatchStatus, Player, StoredMatch } from '../domain/stored-match.js';
export {
  abandonMatch,
  leaveMatch,
  matchOf,
  playActions,
  substitutePlayer,
} from '../domain/table.js';
export type { Deal, Refusal } from '../domain/table.js';
export { hasClock } from '../../clock/domain/index.js';
export type { TimeControl } from '../../clock/domain/index.js';
export { raiseOrders } from '../storage/orders-revision.js';
export { dealerFor } from './dealer.js';
export { MatchClocks } from '../storage/match-clocks.js';
export type { MatchAt } from '../storage/match-clocks.js';
export type { BrokenMatch } from '../storage/settle.js';
export { MatchEvents } from './match-events.js';
export type { SeenMatchEvent } from './match-events.js';
export { MatchReader } from './match-reader.js';
export { dealInSight, sightOf } from './match-sight.js';
export type { MatchSight } from './match-sight.js';
export { MatchStore } from '../storage/match-store.js';
export type { EventRef } from '../storage/match-store.js';
export type { MatchQuery } from '../storage/list-matches.js';
export type { TurnPosition } from '../storage/list-turns.js';
export { MatchWatch } from './match-watch.js';
export { MATCH_TOPIC, matchTopic, owedAfter } from './owed.js';
export { TableOpener } from './table-opener.js';
export type { TableSetting } from './table-opener.js';
