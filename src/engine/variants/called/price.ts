/**
 * The game points of a contract: its value, or 3, 2 or 1 by the losing side, times the doubling (rules 9.15,
 * 9.16).
 */
import { worthOf } from '../../contracts/index.js';
import { whyAgainst } from '../../kernel/index.js';
import type { Seat, Worth } from '../../variant.js';
import type { TableFacts } from '../several/index.js';

/** Game points by seat: each winner gets all of them. Nothing is carried from deal to deal. */
export function price(_: unknown, f: TableFacts): readonly number[] {
  const gamePoints = worthOf(f.contract!, losersOf(f)) * f.double;
  return f.tricks.map((_, seat) => (f.winners.includes(seat) ? gamePoints : 0));
}

/** The reason for the price. Where the losing side decides it, the reasons are the same as in a deal of two. */
export function worth(_: unknown, f: TableFacts): Worth {
  if (!f.contract!.worth) return { reason: 'CONTRACT', measures: [], atClose: false };
  const { tricks, cardPoints } = losersOf(f);
  const award = whyAgainst(tricks, cardPoints);
  const seats = f.tricks.flatMap((_, seat) => (f.winners.includes(seat) ? [] : [seat]));
  return { reason: award, measures: [{ seats, tricks, cardPoints, award }], atClose: false };
}

const losersOf = (f: TableFacts) => ({
  tricks: sumOfLosers(f, f.tricks),
  cardPoints: sumOfLosers(f, f.cardPoints),
});

const sumOfLosers = (f: TableFacts, values: readonly number[]): number =>
  values.reduce((sum, value, seat: Seat) => (f.winners.includes(seat) ? sum : sum + value), 0);
