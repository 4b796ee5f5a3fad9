/** The hands that the opponent may hold, with their likelihoods. */
import { kernel } from '../../engine/index.js';
import type { Random } from '../bot.js';
import type { Cards } from '../solver/cards.js';
import type { Policy } from './policy.js';
import { Likelihood, randomCard } from './likelihood.js';
import type { Position } from './position.js';
import type { InformationSet } from './information-set.js';

const { sizeOf } = kernel;

/** The golden ratio less one: steps of this length, modulo 1, are spread evenly however many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

export class Determinizations {
  private readonly hands: readonly Cards[];
  /** Running totals of the likelihoods. */
  private readonly sums: Float64Array;
  private at: number;

  /** @param most the maximum number of hands; where there are no more hands, all of them are used */
  constructor(
    private readonly informationSet: InformationSet,
    policy: Policy,
    most: number,
    private readonly random: Random,
  ) {
    const known = informationSet.position.hand[1 - informationSet.me]!;
    const likelihood = new Likelihood(policy, informationSet.history, random);
    this.hands = handsOf(informationSet, most, random).map((cards) => cards | known);
    this.sums = new Float64Array(this.hands.length);
    let sum = 0;
    this.hands.forEach((hand, i) => (this.sums[i] = sum += likelihood.of(hand, known)));
    this.at = random();
  }

  /** Deals the next determinization into `p`: likely hands more often, the rest of the talon at random. */
  next(p: Position): void {
    const { informationSet, sums } = this;
    this.at = (this.at + GOLDEN) % 1;
    const hand = this.hands[firstAbove(sums, this.at * sums[sums.length - 1]!)]!;
    p.copyFrom(informationSet.position);
    p.hand[1 - informationSet.me] = hand;
    this.fillTalon(p, informationSet.hidden & ~hand);
  }

  private fillTalon({ talon }: Position, cards: Cards): void {
    let count = 0;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const at = Math.floor(this.random() * (count + 1));
      talon[count++] = talon[at]!;
      talon[at] = 31 - Math.clz32(rest & -rest);
    }
  }
}

/** The index of the first of the rising `values` that is above `value`. */
function firstAbove(values: Float64Array, value: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

function handsOf({ possible, count }: InformationSet, most: number, random: Random): Cards[] {
  if (combinations(sizeOf(possible), count) <= most) return choices(possible, count);
  return Array.from({ length: most }, () => drawn(possible, count, random));
}

function combinations(n: number, k: number): number {
  let result = 1;
  for (let i = 0; i < k; i++) result = (result * (n - i)) / (i + 1);
  return result;
}

/** All sets of `count` of the cards. */
function choices(cards: Cards, count: number): Cards[] {
  if (count === 0) return [0];
  if (sizeOf(cards) < count) return [];
  const first = cards & -cards;
  const rest = cards & ~first;
  return [...choices(rest, count - 1).map((set) => set | first), ...choices(rest, count)];
}

function drawn(cards: Cards, count: number, random: Random): Cards {
  let left = cards;
  while (sizeOf(left) > count) left &= ~randomCard(left, random);
  return left;
}
