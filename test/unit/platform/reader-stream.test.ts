/** Pure: a stream of what a reader finds after each change. */
import { describe, expect, it } from '@jest/globals';
import { begun, ENDED, readerStream, streamOf } from '../../../src/platform/live/stream.js';

/** Changes that never come, and whether somebody still listens for them. */
function changes() {
  const state = { isOpen: true };
  const source = streamOf<number>(
    () => new Promise(() => undefined),
    () => Promise.resolve((state.isOpen = false)),
  );
  return { state, source };
}

describe('a stream whose beginning fails', () => {
  it('listens no longer when its first read fails', async () => {
    const { state, source } = changes();
    const fails = () => Promise.reject(new Error('away'));
    const stream = readerStream(source, { read: fails, hasRead: () => false });
    await expect(stream.next()).rejects.toThrow('away');
    expect(state.isOpen).toBe(false);
  });

  it('listens no longer when what it begins with is missing, or cannot be read', async () => {
    const missing = changes();
    expect(await begun(missing.source, () => Promise.resolve(null))).toBeNull();
    const broken = changes();
    await expect(begun(broken.source, () => Promise.reject(new Error('away')))).rejects.toThrow();
    expect([missing.state.isOpen, broken.state.isOpen]).toEqual([false, false]);
  });

  it('listens on after a first read that finds nothing', async () => {
    const { state, source } = changes();
    const read = () => Promise.resolve({ items: [], more: false });
    const stream = readerStream<number, number>(source, { read, hasRead: () => false });
    const next = stream.next();
    await Promise.resolve();
    expect(state.isOpen).toBe(true);
    expect(await stream.return()).toEqual(ENDED);
    expect(state.isOpen).toBe(false);
    void next;
  });
});
