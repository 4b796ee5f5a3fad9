import { isAway } from '../database/unavailable.js';

/**
 * Does pieces of work together: what comes while a pass is under way is the next pass. A pass that fails
 * is done again piece by piece, so that one that cannot be done keeps no other from it; in an outage
 * none can be done, and none is tried again.
 */
export class Batcher<T> {
  private waiting: Piece<T>[] = [];
  private isRunning = false;

  /** @param work must bear being done twice for the same piece */
  constructor(
    private readonly most: number,
    private readonly work: (items: readonly T[]) => Promise<void>,
  ) {}

  /** Ends when the item has been done; rejects with what keeps it from it. */
  do(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      void this.run();
    });
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    while (this.waiting.length > 0) {
      // What is asked for in the same turn comes along.
      await Promise.resolve();
      await this.pass(this.waiting.splice(0, this.most));
    }
    this.isRunning = false;
  }

  private async pass(pieces: readonly Piece<T>[]): Promise<void> {
    try {
      await this.work(pieces.map(({ item }) => item));
      pieces.forEach(({ resolve }) => resolve());
    } catch (error) {
      if (pieces.length === 1 || isAway(error)) pieces.forEach(({ reject }) => reject(error));
      else for (const piece of pieces) await this.pass([piece]);
    }
  }
}

interface Piece<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}
