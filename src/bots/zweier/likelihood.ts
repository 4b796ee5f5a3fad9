/** The likelihood of a hand, judged by its player's choices. */
import { kernel } from '../../engine/index.js';
import type { Random } from '../bot.js';
import type { Cards } from '../solver/cards.js';
import { CLOSE } from './codes.js';
import type { Policy } from './policy.js';
import type { OpponentChoice, OpponentHistory } from './history.js';

const { sizeOf } = kernel;

/** The probability that the player acts uniformly at random instead of by the policy. */
const EPSILON = 0.1;

export class Likelihood {
  constructor(
    private readonly policy: Policy,
    private readonly history: OpponentHistory,
    private readonly random: Random,
  ) {}

  /**
   * The likelihood that a player who holds `hand` now made the observed choices.
   *
   * @param known the cards of this hand that everyone has seen
   */
  of(hand: Cards, known: Cards): number {
    const { choices, drew, played } = this.history;
    let then = hand | played;
    if (drew) then = this.beforeDrawing(then, known);
    let likelihood = 1;
    for (let i = choices.length - 1; i >= 0; i--) {
      const choice = choices[i]!;
      if (choice.code < CLOSE) then |= 1 << choice.code;
      likelihood *= this.share(choice, then);
      if (choice.drew) then = this.beforeDrawing(then, known);
    }
    return likelihood;
  }

  private share({ position: p, code, announced }: OpponentChoice, hand: Cards): number {
    p.hand[p.turn] = hand;
    const count = p.legal();
    const noise = EPSILON / count;
    // By the policy nobody leads half of a pair without announcing it.
    if (code < CLOSE && p.announces(code) > 0 !== announced) return noise;
    const shares = this.policy.probabilities(p, count);
    return (1 - EPSILON) * shares[p.codes.indexOf(code)]! + noise;
  }

  /** The hand before the last draw. Any of the unknown cards may have been drawn: a random one is taken away. */
  private beforeDrawing(hand: Cards, known: Cards): Cards {
    return hand & ~randomCard(hand & ~known || hand, this.random);
  }
}

/** A random card of a set that is not empty. */
export function randomCard(cards: Cards, random: Random): Cards {
  let rest = cards;
  for (let skip = Math.floor(random() * sizeOf(cards)); skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}
