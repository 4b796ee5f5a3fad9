/** Pure: what a stream reads and sends of messages that come more than once. */
import { expect, it } from '@jest/globals';
import { DistinctReader } from '../../../src/platform/live/distinct-reader.js';
import type { LiveMessage } from '../../../src/platform/live/live-bus.js';

const message = (ref: string): LiveMessage => ({ topic: 'lobby.closed', ref });

/** A reader that finds an item for each message, and the given ones at the beginning. */
function readerOf(current: readonly string[], initial: boolean) {
  const asked: (LiveMessage['ref'] | null)[] = [];
  const find = (heard: LiveMessage | null) => {
    asked.push(heard?.ref ?? null);
    return Promise.resolve((heard ? [String(heard.ref)] : current).map((id) => ({ id })));
  };
  const reader = new DistinctReader({ find, initial });
  const read = async (heard: LiveMessage | null) =>
    (await reader.read(heard)).items.map(({ id }) => id);
  return { reader, read, asked };
}

it('a message that was read is not read again, another one is', async () => {
  const { reader, read, asked } = readerOf([], false);
  await read(null);
  expect(reader.hasRead(message('a'))).toBe(false);
  expect(await read(message('a'))).toEqual(['a']);
  expect(reader.hasRead(message('a'))).toBe(true);
  expect(reader.hasRead(message('b'))).toBe(false);
  expect(asked).toEqual([null, 'a']);
});

it('messages may have been missed: the current items are read, and those already sent are not sent again', async () => {
  const { reader, read } = readerOf(['a', 'b'], true);
  expect(await read(null)).toEqual(['a', 'b']);
  expect(await read(message('c'))).toEqual(['c']);
  expect(reader.hasRead(null)).toBe(false);
  expect(await read(null)).toEqual([]);
});

it('a message that could not be read has not been read', async () => {
  const find = () => Promise.reject(new Error('no database'));
  const reader = new DistinctReader<{ id: string }>({ find, initial: false });
  await expect(reader.read(message('a'))).rejects.toThrow('no database');
  expect(reader.hasRead(message('a'))).toBe(false);
});
