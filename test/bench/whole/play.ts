import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outside } from './outside.js';

/** What was done in a while, and how long each took in milliseconds. */
export class Tally {
  moves = 0;
  matches = 0;
  /** Actions that were refused, and whatever else went wrong. */
  errors = 0;
  /** From an action to its answer. */
  readonly answered: number[] = [];
  readonly reads: number[] = [];
  /** From an action to what the opponent's subscription tells of it. */
  readonly told: number[] = [];
  /** How often a match had to be read since nobody was told of it. */
  missed = 0;
}

/** Many matches at a time, until they are over. */
export class Play {
  readonly tally = new Tally();
  private readonly end = new AbortController();
  /** Resolves at the end. */
  readonly over: Promise<void>;
  private slot = 0;

  /** @param pace moves a second in all; null: as many as there can be */
  constructor(
    readonly outside: Outside,
    private readonly pace: number | null,
  ) {
    const { signal } = this.end;
    setMaxListeners(0, signal); // each match waits for its turn
    this.over = new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  }

  get isOver(): boolean {
    return this.end.signal.aborted;
  }

  stop(): void {
    this.end.abort();
  }

  /** Waits until the next move may be made. */
  async turn(): Promise<void> {
    if (this.pace === null) return;
    const now = performance.now();
    this.slot = Math.max(now, this.slot + 1000 / this.pace);
    const { signal } = this.end;
    await pause(this.slot - now, undefined, { signal }).catch(() => undefined);
  }
}
