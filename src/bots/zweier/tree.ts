import type { Code } from './codes.js';
import { CODES } from './codes.js';

/** Situations that a player can tell apart, and what came of them; the first is the root. */
export class Tree {
  private readonly children: Int32Array;
  private readonly visits: Int32Array;
  /** Of what came of it, for the player who led to it. */
  private readonly sums: Float64Array;
  private size = 1;

  /** @param capacity how many situations there is room for */
  constructor(private readonly capacity: number) {
    this.children = new Int32Array(capacity * CODES);
    this.visits = new Int32Array(capacity);
    this.sums = new Float64Array(capacity);
  }

  /** What follows by an action or a card that was drawn, 0 while nothing does. */
  child(node: number, code: Code): number {
    return this.children[node * CODES + code]!;
  }

  /** What follows, made where it is not there yet. @throws Error where there is no room for it */
  step(node: number, code: Code): number {
    return (this.children[node * CODES + code] ||= this.added());
  }

  private added(): number {
    if (this.size === this.capacity) throw new Error('the tree is full');
    return this.size++;
  }

  add(node: number, value: number): void {
    this.visits[node]!++;
    this.sums[node]! += value;
  }

  visitsOf(node: number): number {
    return node === 0 ? 0 : this.visits[node]!;
  }

  sumOf(node: number): number {
    return node === 0 ? 0 : this.sums[node]!;
  }
}
