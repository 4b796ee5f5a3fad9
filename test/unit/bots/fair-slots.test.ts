import { describe, expect, it } from '@jest/globals';
import { FairSlots } from '../../../src/modules/bots/application/fair-slots.js';

/** Work that ends when it is told to. */
class Work {
  readonly begun: string[] = [];
  private readonly ends: (() => void)[] = [];

  readonly of = (name: string) => () => {
    this.begun.push(name);
    return new Promise<void>((end) => this.ends.push(end));
  };

  /** Ends all, one after another, with what begins meanwhile. */
  async endAll(): Promise<void> {
    await new Promise(setImmediate);
    for (let end = this.ends.shift(); end; end = this.ends.shift()) {
      end();
      await new Promise(setImmediate);
    }
  }
}

describe('fair slots', () => {
  it('let in one of each owner in turn', async () => {
    const slots = new FairSlots(1);
    const work = new Work();
    const names = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'];
    const all = names.map((name) => slots.run(name[0]!, work.of(name)));
    await work.endAll();
    await Promise.all(all);
    expect(work.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('let in as many as there are, and go on after one that failed', async () => {
    const slots = new FairSlots(2);
    const work = new Work();
    const failed = slots.run('a', () => Promise.reject(new Error('no')));
    const all = ['b', 'c', 'd'].map((name) => slots.run(name, work.of(name)));
    await expect(failed).rejects.toThrow('no');
    await new Promise(setImmediate);
    expect(work.begun).toEqual(['b', 'c']);
    await work.endAll();
    await Promise.all(all);
    expect(work.begun).toEqual(['b', 'c', 'd']);
  });
});
