/**
 * The game points of a contract: its value, or 3, 2 or 1 by the losing side, times the doubling (rules 9.15,
 * 9.16).
 */
import { worthOf } from '../../contracts/index.js';
import { whyAgainst } from '../../kernel/index.js';
import type { Seat, WorthReason } from '../../variant.js';
import type { TableFacts } from '../several/index.js';

/** Game points by seat: each winner gets all of them. Nothing is carried from deal to deal. */
export function price(_: unknown, f: TableFacts): readonly number[] {
  const gamePoints = worthOf(f.contract!, losersOf(f)) * f.double;
  return f.tricks.map((_, seat) => (f.winners.includes(seat) ? gamePoints : 0));
}

/** The reason for the price. Where the losing side decides it, the reasons are the same as in a deal of two. */
export function why(_: unknown, f: TableFacts): WorthReason {
  const { tricks, cardPoints } = losersOf(f);
  return f.contract!.worth ? whyAgainst(tricks, cardPoints) : 'CONTRACT';
}

const losersOf = (f: TableFacts) => ({
  tricks: sumOfLosers(f, f.tricks),
  cardPoints: sumOfLosers(f, f.cardPoints),
});

const sumOfLosers = (f: TableFacts, values: readonly number[]): number =>
  values.reduce((sum, value, seat: Seat) => (f.winners.includes(seat) ? sum : sum + value), 0);
