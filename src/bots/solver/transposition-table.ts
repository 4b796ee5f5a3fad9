import type { CardIndex, Cards } from './cards.js';
import { hasTrick, pendingIn } from './side.js';

const SLOTS = 1 << 16;
const WORDS = 4;
const GENERATIONS = 1 << 5;
/** Pending points in twenties: marriages count in twenties. */
const twentiesIn = (tricks: number): number => pendingIn(tricks) / 20;
/** Values are between -4 and 4, and are stored as 0 to 8. */
const SHIFT = 4;

/** The search's knowledge of positions: bounds of their value, and the best lead. */
export class TranspositionTable {
  private readonly words = new Int32Array(SLOTS * WORDS);
  private generation = 1;

  /** Forgets everything. */
  clear(): void {
    if (++this.generation < GENERATIONS) return;
    this.generation = 1;
    this.words.fill(0);
  }

  /** A position's facts beside the hands in one number: 27 bits, with the generation above them. */
  key(pl: number, po: number, tl: number, to: number, trump: number): number {
    const tricks = (hasTrick(tl) ? 1 : 0) | (hasTrick(to) ? 2 : 0);
    const facts = pl | (po << 8) | (tricks << 16) | (trump << 18) | (this.generation << 27);
    const isPending = pendingIn(tl | to) !== 0;
    return isPending ? facts | (twentiesIn(tl) << 21) | (twentiesIn(to) << 24) : facts;
  }

  /** The slot of a position. */
  slot(hl: Cards, ho: Cards, key: number): number {
    let hash = Math.imul(hl, 0x9e3779b1) ^ Math.imul(ho, 0x85ebca6b) ^ Math.imul(key, 0xc2b2ae35);
    hash ^= hash >>> 15;
    return (Math.imul(hash, 0x27d4eb2f) >>> 16) * WORDS;
  }

  holds(slot: number, hl: Cards, ho: Cards, key: number): boolean {
    const { words } = this;
    return words[slot] === hl && words[slot + 1] === ho && words[slot + 2] === key;
  }

  low = (slot: number): number => (this.words[slot + 3]! & 15) - SHIFT;
  high = (slot: number): number => ((this.words[slot + 3]! >> 4) & 15) - SHIFT;
  best = (slot: number): CardIndex => (this.words[slot + 3]! >> 8) - 1;

  store(
    slot: number,
    hl: Cards,
    ho: Cards,
    key: number,
    low: number,
    high: number,
    best: CardIndex,
  ) {
    const { words } = this;
    words[slot] = hl;
    words[slot + 1] = ho;
    words[slot + 2] = key;
    words[slot + 3] = (low + SHIFT) | ((high + SHIFT) << 4) | ((best + 1) << 8);
  }
}
