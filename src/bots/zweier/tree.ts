import type { Code } from './codes.js';
import { CODES } from './codes.js';

/** The information sets of one player, with their statistics; node 0 is the root. */
export class Tree {
  private readonly children: Int32Array;
  private readonly visits: Int32Array;
  /** Sums of results, for the player of this tree. */
  private readonly sums: Float64Array;
  private size = 1;

  /** @param capacity the maximum number of nodes */
  constructor(private readonly capacity: number) {
    this.children = new Int32Array(capacity * CODES);
    this.visits = new Int32Array(capacity);
    this.sums = new Float64Array(capacity);
  }

  /** The child after an action or a drawn card, 0 where there is none. */
  child(node: number, code: Code): number {
    return this.children[node * CODES + code]!;
  }

  /** The child, added where it does not exist. @throws Error when the tree is full */
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
