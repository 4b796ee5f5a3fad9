/** When a deal of two ends and who has won it (rules 4.8, 4.9, 5.4, 5.10, 5.15, 6.6). */
import { NONE, SIXTY_SIX } from '../../kernel/index.js';
import type { DealEvent, DealReason } from '../../events.js';
import type { Seat } from '../../variant.js';
import type { ZweierDraft, ZweierState } from './state.js';
import { other, withValue } from './state.js';

/** Who won and why. */
export interface ZweierEnding {
  readonly reason: DealReason;
  /** `NONE` where nobody has won. */
  readonly winner: Seat;
}

const won = (reason: DealReason, winner: Seat): ZweierEnding => ({ reason, winner });

/** Ends the draft's deal. */
export function end(d: ZweierDraft, ending: ZweierEnding): void {
  d.phase = 'OVER';
  d.facts = {
    reason: ending.reason,
    winners: ending.winner === NONE ? [] : [ending.winner],
    cardPoints: d.cardPoints,
    tricks: d.tricks,
    closing: d.closing,
  };
}

/** Notes the first player to have 66, after `seat` has gained card points. */
function noteSixtySix(d: ZweierDraft, seat: Seat): void {
  if (d.first66 === NONE && d.cardPoints[seat]! >= SIXTY_SIX) d.first66 = seat;
}

/** The end of the deal if `seat`, who has just won a trick or announced, has 66; null where the deal goes on. */
export function endBySixtySix(s: ZweierState, seat: Seat): ZweierEnding | null {
  if (!s.rules.endsAt66 || s.cardPoints[seat]! < SIXTY_SIX) return null;
  const beaten = s.closing !== null && s.closing.seat !== seat;
  return won(beaten ? 'CLOSE_BEATEN' : 'SIXTY_SIX', seat);
}

/** The result of a claim by `seat`, which is right with 66 or more. */
export function claimEnding(s: ZweierState, seat: Seat): ZweierEnding {
  if (s.cardPoints[seat]! < SIXTY_SIX) return won('FALSE_CLAIM', other(seat));
  const beaten = s.closing !== null && s.closing.seat !== seat;
  return won(beaten ? 'CLOSE_BEATEN' : 'CLAIM', seat);
}

/** The result when all cards are played and nothing has ended the deal; `last` took the last trick. */
export function allPlayed(s: ZweierState, last: Seat): ZweierEnding {
  if (s.rules.marriagesName) return won('ALL_PLAYED', higher(s));
  if (s.closing !== null) return closeRunOut(s, s.closing.seat);
  if (s.rules.countPoints) return byPoints(s, last);
  return s.first66 === NONE ? won('LAST_TRICK', last) : won('SIXTY_SIX', s.first66);
}

const closeRunOut = (s: ZweierState, closer: Seat): ZweierEnding =>
  s.cardPoints[closer]! >= SIXTY_SIX
    ? won('SIXTY_SIX', closer)
    : won('CLOSE_FAILED', other(closer));

function byPoints(s: ZweierState, last: Seat): ZweierEnding {
  const winner = higher(s);
  if (winner === NONE) return s.rules.tiesCarry ? won('TIE', NONE) : won('LAST_TRICK', last);
  return won(s.cardPoints[winner]! >= SIXTY_SIX ? 'SIXTY_SIX' : 'MOST_POINTS', winner);
}

function higher(s: ZweierState): Seat {
  const [first, second] = s.cardPoints;
  if (first === second) return NONE;
  return first > second ? 0 : 1;
}

/** Adds card points to those of `seat`. */
export function addPoints(d: ZweierDraft, seat: Seat, cardPoints: number): void {
  d.cardPoints = withValue(d.cardPoints, seat, d.cardPoints[seat]! + cardPoints);
  noteSixtySix(d, seat);
}

/** Ends the draft's deal and adds the event. */
export function finish(d: ZweierDraft, ending: ZweierEnding, events: DealEvent[]): void {
  end(d, ending);
  events.push({ type: 'DEAL_ENDED', reason: ending.reason, winners: d.facts!.winners });
}
