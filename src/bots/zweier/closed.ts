/**
 * The value of a close. The closer knows only one hand, and the opponent knows both, as in the best-defence model
 * of Frank and Basin 1998. The closer plays the same card in all determinizations that it
 * cannot tell apart. A search with open cards would choose another card in each of them (strategy fusion), which
 * nobody can do at the table, and would overrate the close. The opponent plays as if the closer saw all cards
 * too.
 */
import type { Cards } from '../solver/cards.js';
import type { Code } from './codes.js';
import { CLOSE } from './codes.js';
import type { Position } from './position.js';
import type { InformationSet } from './information-set.js';
import type { Determinizations } from './determinizations.js';

/** Six tricks with a card from each player in each, and some spare. */
const DEEPEST = 16;

/** The value of closing for the player to act: the mean over `count` hands that the opponent may hold. */
export function valueOfClosing(
  informationSet: InformationSet,
  determinizations: Determinizations,
  count: number,
): number {
  const p = informationSet.position.spare();
  const hands = Array.from({ length: count }, () => {
    determinizations.next(p);
    return p.hand[1 - informationSet.me]!;
  });
  p.take(CLOSE);
  return new ClosedPlay(p, informationSet.me).value(p, hands) / count;
}

class ClosedPlay {
  private readonly p: Position[];
  private readonly spares: Position[];

  /** @param me the closer, who plays by its own knowledge */
  constructor(
    position: Position,
    private readonly me: number,
  ) {
    this.p = Array.from({ length: DEEPEST }, () => position.spare());
    this.spares = [position.spare(), position.spare(), position.spare()];
  }

  /** The value after the close for `me`, summed over the opponent's hands. */
  value(p: Position, hands: readonly Cards[]): number {
    this.p[0]!.copyFrom(p);
    return this.sum(0, hands);
  }

  private sum(depth: number, hands: readonly Cards[]): number {
    const p = this.p[depth]!;
    if (p.over) return this.signed(p.worth) * hands.length;
    if (hands.length === 1) return this.open(p, hands[0]!);
    return p.turn === this.me ? this.chosen(depth, hands) : this.answered(depth, hands);
  }

  private open(p: Position, hand: Cards): number {
    p.hand[1 - this.me] = hand;
    return this.signed(p.solved(this.spares));
  }

  private signed(value: number): number {
    return this.me === 0 ? value : -value;
  }

  /** The closer's best action for all hands together. Actions are tried in the order of their upper bounds. */
  private chosen(depth: number, hands: readonly Cards[]): number {
    const p = this.p[depth]!;
    const next = this.p[depth + 1]!;
    p.hand[1 - this.me] = hands[0]!;
    const count = p.legal();
    const codes = Array.from(p.codes.subarray(0, count));
    if (count === 1) {
      next.copyFrom(p);
      next.take(codes[0]!);
      return this.sum(depth + 1, hands);
    }
    const bounds = codes.map((code) => this.bound(p, next, code, hands));
    const order = codes.map((_, i) => i).sort((a, b) => bounds[b]! - bounds[a]!);
    let best = -Infinity;
    for (const i of order) {
      if (bounds[i]! <= best) break;
      next.copyFrom(p);
      next.take(codes[i]!);
      best = Math.max(best, this.sum(depth + 1, hands));
    }
    return best;
  }

  /** An upper bound of an action's value: its value with open cards. */
  private bound(p: Position, next: Position, code: Code, hands: readonly Cards[]): number {
    let sum = 0;
    for (const hand of hands) {
      next.copyFrom(p);
      next.hand[1 - this.me] = hand;
      next.take(code);
      sum += this.signed(next.solved(this.spares));
    }
    return sum;
  }

  /**
   * For each hand the opponent plays the card that is worst for the closer with open cards. Hands with the same
   * card and announcement stay in one group.
   */
  private answered(depth: number, hands: readonly Cards[]): number {
    const groups = new Map<number, Cards[]>();
    for (const hand of hands) {
      const seen = this.worst(this.p[depth]!, this.p[depth + 1]!, hand);
      const group = groups.get(seen);
      if (group) group.push(hand);
      else groups.set(seen, [hand]);
    }
    let sum = 0;
    for (const [seen, group] of groups) sum += this.afterAnswer(depth, seen >> 1, group);
    return sum;
  }

  private afterAnswer(depth: number, code: Code, group: readonly Cards[]): number {
    const next = this.p[depth + 1]!;
    next.copyFrom(this.p[depth]!);
    next.hand[1 - this.me] = group[0]!;
    next.take(code);
    return this.sum(
      depth + 1,
      group.map((hand) => hand & ~(1 << code)),
    );
  }

  /** The opponent's card with the lowest value for `me`, times two, plus one where it announces a marriage. */
  private worst(p: Position, next: Position, hand: Cards): number {
    p.hand[1 - this.me] = hand;
    const count = p.legal();
    let worst = p.codes[0]!;
    let least = Infinity;
    for (let i = 0; i < count && count > 1; i++) {
      next.copyFrom(p);
      next.take(p.codes[i]!);
      const value = this.signed(next.solved(this.spares));
      if (value >= least) continue;
      least = value;
      worst = p.codes[i]!;
    }
    return worst * 2 + Number(p.announces(worst) > 0);
  }
}
