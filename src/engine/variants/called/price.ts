/** What a contract is worth: its value, or 3/2/1 by the losers, times the doubling (RULES §7). */
import { worthOf } from '../../contracts/index.js';
import type { Seat } from '../../variant.js';
import type { TableFacts } from '../several/index.js';

/** Game points by seat: every winner gets them whole. Nothing is carried from deal to deal. */
export function price(_: unknown, f: TableFacts): readonly number[] {
  const losers = { tricks: sumOfLosers(f, f.tricks), cardPoints: sumOfLosers(f, f.cardPoints) };
  const gamePoints = worthOf(f.contract!, losers) * f.double;
  return f.tricks.map((_, seat) => (f.winners.includes(seat) ? gamePoints : 0));
}

const sumOfLosers = (f: TableFacts, values: readonly number[]): number =>
  values.reduce((sum, value, seat: Seat) => (f.winners.includes(seat) ? sum : sum + value), 0);
