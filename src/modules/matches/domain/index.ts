export {
  botsPreventAbort,
  isUntouched,
  mayCallOff,
  offerAbort,
  withdrawAbort,
  wouldAbort,
  abortMatch,
} from './abort.js';
export { actionText } from './action-texts.js';
export { joinSteps } from './advance.js';
export type { Advance } from './advance.js';
export { cardNames } from './card-names.js';
export type { CardNames } from './card-names.js';
export { contractName } from './contract-names.js';
export { EVENT_TYPES } from './event-types.js';
export type { EventOf, EventType } from './event-types.js';
export { legalActions } from './legal-action.js';
export type { LegalAction, LegalKind } from './legal-action.js';
export { MatchBroken, orMatchBroken } from './match-broken.js';
export { isOverdue, timeAdvance } from './moment.js';
export type { Moment, TimedAdvance } from './moment.js';
export { callOffLost, dealAgain, eventCount, isLostVersion } from './restored.js';
export { sideIndexOf } from './sides.js';
export { deadlineInForce } from './running-turn.js';
export type { SeenMatchEvent } from './seen-events.js';
export {
  actorOf,
  awaits,
  hasEnded,
  hasSatIn,
  isAbandoned,
  isHouseBot,
  maySee,
  playerSeatOf,
  seatOf,
} from './stored-match.js';
export type { StoredMatch } from './stored-match.js';
export { giveTime, mostSecondsFor } from './time-given.js';
export { abandonMatch, leaveMatch, matchOf, playActions, substitutePlayer } from './table.js';
export type { DealCards, RefusedAction } from './table.js';
