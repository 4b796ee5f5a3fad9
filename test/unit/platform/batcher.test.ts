/** Pure: items that are processed in a batch, and how one of them may not affect the others. */
import { expect, it } from '@jest/globals';
import { Batcher } from '../../../src/platform/tasks/batcher.js';

it('a batcher does simultaneous items together, and later items in the next batch', async () => {
  const passes: (readonly number[])[] = [];
  const later: Promise<void>[] = [];
  const together = new Batcher<number>(3, (items) => {
    passes.push(items);
    if (passes.length === 1) later.push(together.do(5));
    return Promise.resolve();
  });
  await Promise.all([1, 2, 3, 4].map((item) => together.do(item)));
  await Promise.all(later);
  expect(passes).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

it('a batcher fails only for the item that cannot be done, and goes on', async () => {
  const done: number[] = [];
  const together = new Batcher<number>(10, (items) => {
    if (items.includes(2)) return Promise.reject(new Error('two'));
    done.push(...items);
    return Promise.resolve();
  });
  const ends = await Promise.allSettled([1, 2, 3].map((item) => together.do(item)));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await together.do(4);
  expect(done).toEqual([1, 3, 4]);
});

const failing = (code: string) => {
  const passes: (readonly number[])[] = [];
  const error = Object.assign(new Error('no'), { code });
  const together = new Batcher<number>(10, (items) => {
    passes.push(items);
    return Promise.reject(error);
  });
  return { passes, ends: Promise.allSettled([1, 2, 3].map((item) => together.do(item))) };
};

it('a batcher asks an unreachable database once, and fails for every item', async () => {
  const { passes, ends } = failing('ECONNREFUSED');
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(passes).toEqual([[1, 2, 3]]);
});

it('a batcher goes on item by item if one may have waited for a lock', async () => {
  const { passes, ends } = failing('55P03');
  await ends;
  expect(passes).toEqual([[1, 2, 3], [1], [2], [3]]);
});
