/** The game points of a deal: each loser pays the winner by the card points in the loser's own tricks (rules 8.5). */
import { awardAgainst, whyAgainst } from '../../kernel/index.js';
import type { Worth } from '../../variant.js';
import type { TableFacts } from '../several/index.js';
import type { DrittOptions } from './options.js';

/** Game points by seat; each loser pays one more for each of `ties` undecided deals. */
export function price(_: DrittOptions, f: TableFacts, ties: number): readonly number[] {
  const winner = f.winners[0];
  const payments = f.tricks.map((tricks, seat) => awardAgainst(tricks, f.inTricks[seat]!) + ties);
  const paid = payments.reduce((sum, payment, seat) => (seat === winner ? sum : sum + payment), 0);
  return f.tricks.map((_, seat) => (seat === winner ? paid : 0));
}

export function worth(_: DrittOptions, f: TableFacts): Worth | null {
  if (f.winners.length === 0) return null;
  const measures = f.tricks.flatMap((tricks, seat) => {
    const cardPoints = f.inTricks[seat]!;
    const measure = { seats: [seat], tricks, cardPoints, award: whyAgainst(tricks, cardPoints) };
    return f.winners.includes(seat) ? [] : [measure];
  });
  return { reason: 'EACH_PAYS', measures, atClose: false };
}
