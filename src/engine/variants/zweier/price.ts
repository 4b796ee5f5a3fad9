/**
 * The game points of a deal of two. They are not stored: the options price the facts (rules 3.8, 4.9, 5.4,
 * 5.9).
 */
import { whyAgainst } from '../../kernel/index.js';
import type { Measure, Seat, Worth, WorthReason } from '../../variant.js';
import type { ZweierOptions } from './options.js';
import type { Closing, ZweierFacts } from './state.js';
import { other } from './state.js';

/** The game points of each way to win. */
const GAME_POINTS = {
  PLAIN: 1,
  SCHNEIDER: 2,
  SCHWARZ: 3,
  CLOSE: 2,
  CLOSE_SCHWARZ: 3,
  FALSE_CLAIM: 2,
  IRREGULAR_PLAY: 3,
} as const satisfies Partial<Record<WorthReason, number>>;
type Priced = Worth & { readonly reason: keyof typeof GAME_POINTS };

/** Game points by seat; the winner gets one more for each of `ties` undecided deals (rules 5.16). */
export function price(o: ZweierOptions, f: ZweierFacts, ties: number): readonly number[] {
  if (f.reason === 'ALL_PLAYED') return [...f.cardPoints];
  const won = award(o, f);
  if (won === null) return [0, 0];
  const gamePoints = GAME_POINTS[won.reason] + ties;
  return f.winners[0] === 0 ? [gamePoints, 0] : [0, gamePoints];
}

export const worth = (o: ZweierOptions, f: ZweierFacts): Worth | null =>
  f.reason === 'ALL_PLAYED' ? unmeasured('CARD_POINTS') : award(o, f);

const unmeasured = <R extends WorthReason>(reason: R) => ({
  reason,
  measures: [],
  atClose: false,
});

/** Null where nobody wins anything. */
function award(o: ZweierOptions, f: ZweierFacts): Priced | null {
  const winner = f.winners[0];
  if (winner === undefined || f.reason === 'RESIGNED' || f.reason === 'TIMEOUT') return null;
  if (f.reason === 'IRREGULAR_PLAY') return unmeasured('IRREGULAR_PLAY');
  if (f.reason === 'FALSE_CLAIM') return falseClaim(o, f, winner);
  if (f.reason === 'CLOSE_FAILED' || f.reason === 'CLOSE_BEATEN') return failedClose(f.closing!);
  return f.closing === null || o.afterClose === 'counting'
    ? against(f, other(winner))
    : atClose(f.closing);
}

const measureOf = (seat: Seat, tricks: number, cardPoints: number): Measure => ({
  seats: [seat],
  tricks,
  cardPoints,
  award: whyAgainst(tricks, cardPoints),
});

/** 3/2/1 by the tricks and card points of `seat`. */
function against(f: ZweierFacts, seat: Seat): Priced {
  const measure = measureOf(seat, f.tricks[seat]!, f.cardPoints[seat]!);
  return { reason: measure.award, measures: [measure], atClose: false };
}

/** 3/2/1 by the tricks and card points that the closer's opponent had at the close. */
function atClose({ seat, otherTricks, otherCardPoints }: Closing): Priced {
  const measure = measureOf(other(seat), otherTricks, otherCardPoints);
  return { reason: measure.award, measures: [measure], atClose: true };
}

/** Two, or three if the closer's opponent had no trick at the close. */
const failedClose = (closing: Closing): Priced => ({
  ...atClose(closing),
  reason: closing.otherTricks === 0 ? 'CLOSE_SCHWARZ' : 'CLOSE',
});

function falseClaim(o: ZweierOptions, f: ZweierFacts, winner: Seat): Priced {
  const byCloser = f.closing !== null && f.closing.seat !== winner;
  if (byCloser) return failedClose(f.closing);
  if (o.falseClaim === 'two') return unmeasured('FALSE_CLAIM');
  return f.closing === null ? against(f, winner) : failedClose(f.closing);
}
