import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outside } from './outside.js';

/** Counts of a measurement, and times in milliseconds. */
export class Tally {
  moves = 0;
  matches = 0;
  /** Refused actions and other errors. */
  errors = 0;
  /** Time from an action to its answer. */
  readonly answered: number[] = [];
  readonly reads: number[] = [];
  /** Time from an action until the opponent's subscription has it. */
  readonly delivered: number[] = [];
  /** How often a match had to be read because its event had not reached a player. */
  missed = 0;
}

/** The state of a measurement in which many matches are played at a time. */
export class Play {
  readonly tally = new Tally();
  private readonly end = new AbortController();
  /** Resolves when the measurement ends. */
  readonly over: Promise<void>;
  private slot = 0;

  /** @param pace moves a second in total; null: as many as possible */
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
