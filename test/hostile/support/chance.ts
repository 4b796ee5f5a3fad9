import { seeded } from '../../../src/engine/index.js';

/** A seeded source of random numbers, and choices made with it. */
export class Chance {
  /** A number from 0 up to, but not including, 1. */
  readonly next: () => number;

  constructor(seed: number) {
    // Consecutive seeds start at distant states.
    this.next = seeded(Math.imul(seed + 1, 0x9e3779b1));
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** One of the names, with a probability in proportion to its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const names = Object.keys(weights) as K[];
    let left = this.next() * names.reduce((sum, name) => sum + weights[name], 0);
    return names.find((name) => (left -= weights[name]) < 0) ?? names[0]!;
  }

  list<T>(length: number, make: (index: number) => T): T[] {
    return Array.from({ length }, (_, index) => make(index));
  }
}
