import { isDatabaseDown } from '../database/unavailable.js';

/**
 * Does pieces of work together: pieces that are added during a pass are done in the next. If a pass fails, its pieces
 * are done again one by one, so that one bad piece does not stop the others. In an outage they are not done again,
 * because every piece would fail.
 */
export class Batcher<T> {
  private waiting: Piece<T>[] = [];
  private isRunning = false;

  /** @param work may be called twice for the same piece */
  constructor(
    private readonly most: number,
    private readonly work: (items: readonly T[]) => Promise<void>,
  ) {}

  /** Resolves when the item has been done; rejects with the reason if it cannot be done. */
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
      // Items of the same turn of the event loop are done together.
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
      if (pieces.length === 1 || isDatabaseDown(error))
        pieces.forEach(({ reject }) => reject(error));
      else for (const piece of pieces) await this.pass([piece]);
    }
  }
}

interface Piece<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}
