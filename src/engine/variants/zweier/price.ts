/** What a deal of two is worth: facts are priced by the options, nothing is stored (RULES §3). */
import { awardAgainst } from '../../kernel/index.js';
import type { Seat } from '../../variant.js';
import type { ZweierOptions } from './options.js';
import type { Closing, ZweierFacts } from './state.js';
import { other } from './state.js';

/** Game points by seat; `ties` undecided deals add one each to the winner's (S2). */
export function price(o: ZweierOptions, f: ZweierFacts, ties: number): readonly number[] {
  if (f.reason === 'ALL_PLAYED') return [...f.cardPoints];
  const winner = f.winners[0];
  if (winner === undefined || f.reason === 'RESIGNED' || f.reason === 'TIMEOUT') return [0, 0];
  const gamePoints = award(o, f, winner) + ties;
  return winner === 0 ? [gamePoints, 0] : [0, gamePoints];
}

function award(o: ZweierOptions, f: ZweierFacts, winner: Seat): number {
  if (f.reason === 'IRREGULAR_PLAY') return 3;
  if (f.reason === 'FALSE_CLAIM') return falseClaim(o, f, winner);
  if (f.reason === 'CLOSE_FAILED' || f.reason === 'CLOSE_BEATEN') return failedClose(f.closing!);
  return against(f, other(winner));
}

/** 3/2/1 by the tricks and card points of `seat`; under `frozen` those at the closing. */
const against = (f: ZweierFacts, seat: Seat): number =>
  awardAgainst(f.tricks[seat]!, f.cardPoints[seat]!);

/** At least two, three if the closer's opponent had no trick at the closing. */
const failedClose = (closing: Closing): number => (closing.otherTricks === 0 ? 3 : 2);

function falseClaim(o: ZweierOptions, f: ZweierFacts, winner: Seat): number {
  const byCloser = f.closing !== null && f.closing.seat !== winner;
  if (byCloser) return failedClose(f.closing);
  if (o.falseClaim === 'two') return 2;
  return f.closing === null ? against(f, winner) : failedClose(f.closing);
}
