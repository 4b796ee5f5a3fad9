import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError } from '../../../src/platform/api/api-error.js';
import { FairQueue } from '../../../src/platform/fair-queue.js';

/** Work that ends when the test says so, and the order in which it began. */
class ManualWork {
  readonly begun: string[] = [];
  private readonly ends: (() => void)[] = [];

  constructor(private readonly queue: FairQueue) {}

  ask(key: string, name = key): Promise<string> {
    return this.queue.run(key, async () => {
      this.begun.push(name);
      await new Promise<void>((resolve) => this.ends.push(resolve));
      return name;
    });
  }

  /** Ends the work that began first; the next has begun after that. */
  async end(): Promise<void> {
    this.ends.shift()!();
    await nextTurn();
  }
}

/** A refusal with its wait. */
const refusalAfter = (retryAfterSeconds: number) =>
  new ApiError('RATE_LIMITED', { en: 'wait', de: 'warte' }, { retryAfterSeconds });

const limits = { atOnce: 2, waitingPerKey: 3, waiting: 4 };

describe('a fair queue', () => {
  it('runs a few at once, and serves the keys in turn', async () => {
    const bench = new ManualWork(new FairQueue({ atOnce: 1, waitingPerKey: 9, waiting: 99 }));
    const all = ['a0', 'a1', 'a2', 'a3', 'b0', 'b1', 'c0'].map((name) => bench.ask(name[0]!, name));
    await nextTurn();
    expect(bench.begun).toEqual(['a0']);
    for (let i = 0; i < all.length; i++) await bench.end();
    expect(bench.begun).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3']);
    expect(await Promise.all(all)).toHaveLength(7);
  });

  it('refuses when the places of a key or of all keys are taken, and says when to try again', async () => {
    const bench = new ManualWork(new FairQueue(limits, refusalAfter));
    const running = ['a', 'a', 'a', 'a', 'a', 'b'].map((key) => bench.ask(key));
    const refusal = { extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 1 } };
    await expect(bench.ask('a')).rejects.toMatchObject(refusal);
    await expect(bench.ask('c')).rejects.toMatchObject(refusal);
    for (let i = 0; i < running.length; i++) await bench.end();
    expect(await Promise.all(running)).toHaveLength(6);
    const again = [bench.ask('c'), bench.ask('c')];
    await nextTurn();
    expect(bench.begun.slice(-2)).toEqual(['c', 'c']);
    await bench.end();
    await bench.end();
    await Promise.all(again);
  });

  it('gives the place of failed work to the next', async () => {
    const queue = new FairQueue({ atOnce: 1, waitingPerKey: 1, waiting: 1 });
    const failed = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
