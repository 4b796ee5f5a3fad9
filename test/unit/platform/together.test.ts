/** Pure: pieces of work that are done together, and what one of them cannot do to the others. */
import { expect, it } from '@jest/globals';
import { Batcher } from '../../../src/platform/tasks/batcher.js';

it('does together what is asked for at once, and what comes meanwhile next', async () => {
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

it('fails for the one piece that cannot be done, and goes on', async () => {
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

it('asks a database that is away once, and tells everyone', async () => {
  const { passes, ends } = failing('ECONNREFUSED');
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(passes).toEqual([[1, 2, 3]]);
});

it('goes on piece by piece where one may have waited for a lock', async () => {
  const { passes, ends } = failing('55P03');
  await ends;
  expect(passes).toEqual([[1, 2, 3], [1], [2], [3]]);
});
