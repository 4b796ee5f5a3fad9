/** Pure: what a stream sends of items that are found more than once. */
import { expect, it } from '@jest/globals';
import { DistinctReader } from '../../../src/platform/live/distinct-reader.js';
import type { Hint } from '../../../src/platform/live/live-bus.js';

const message = (ref: string): Hint => ({ topic: 'lobby.closed', ref });

/** A reader that finds an item for each hint, and the given ones at the beginning and later. */
function readerOf(current: readonly string[], initial: boolean) {
  const asked: (Hint['ref'] | null)[] = [];
  const all = () => Promise.resolve(current.map((id) => ({ id })));
  const named = ({ ref }: Hint) => {
    asked.push(ref);
    return Promise.resolve([{ id: String(ref) }]);
  };
  const reader = new DistinctReader({ first: initial ? all : null, named, newest: all });
  const read = async (heard: Hint | null) => (await reader.read(heard)).items.map(({ id }) => id);
  return { reader, read, asked };
}

it('an item that was sent is not sent again, another one is', async () => {
  const { read, asked } = readerOf([], false);
  await read(null);
  expect(await read(message('a'))).toEqual(['a']);
  expect(await read(message('a'))).toEqual([]);
  expect(await read(message('b'))).toEqual(['b']);
  expect(asked).toEqual(['a', 'a', 'b']);
});

it('hints may have been missed: the current items are read, and those already sent are not sent again', async () => {
  const { reader, read } = readerOf(['a', 'b'], true);
  expect(await read(null)).toEqual(['a', 'b']);
  expect(await read(message('c'))).toEqual(['c']);
  expect(reader.hasRead()).toBe(false);
  expect(await read(null)).toEqual([]);
});

it('current items at the beginning may be left out, and are not sent later', async () => {
  const { read } = readerOf(['a', 'b'], false);
  expect(await read(null)).toEqual([]);
  expect(await read(null)).toEqual([]);
});

it('an item that could not be read has not been sent', async () => {
  let isDown = true;
  const named = ({ ref }: Hint) =>
    isDown ? Promise.reject(new Error('no database')) : Promise.resolve([{ id: String(ref) }]);
  const newest = () => Promise.resolve([]);
  const reader = new DistinctReader<{ id: string }>({ first: newest, named, newest });
  await expect(reader.read(message('a'))).rejects.toThrow('no database');
  isDown = false;
  expect((await reader.read(message('a'))).items).toEqual([{ id: 'a' }]);
});
