/** Pure: what the streams of this process and of others get, and when. */
import { expect, it } from '@jest/globals';
import { LiveBus } from '../../../src/platform/live/live-bus.js';
import type { Hint } from '../../../src/platform/live/live-bus.js';

/** A bus that keeps what is sent to every process. */
class KeepingBus extends LiveBus {
  readonly sent: Hint[][] = [];
  protected override readonly checkMillis = 20;

  protected override transmit(text: string): Promise<void> {
    this.sent.push((JSON.parse(text) as { hints: Hint[] }).hints);
    this.receive(text); // as a server sends it back
    return Promise.resolve();
  }
}

const hint = (ref: number): Hint => ({ topic: 'match.1', also: 'turns.2', ref });

it('streams of this process get a hint before it is published, on both of its topics, and once', async () => {
  const bus = new KeepingBus();
  const streams = [bus.changes('match.1'), bus.changes('turns.2'), bus.changes('match.2')];
  bus.send(hint(1));
  expect(bus.sent).toEqual([]);
  for (const stream of streams.slice(0, 2))
    expect(await stream.next()).toEqual({ done: false, value: hint(1) });
  await bus.drain();
  expect(bus.sent).toEqual([[hint(1)]]);
  bus.send(hint(2));
  expect(await streams[0]!.next()).toEqual({ done: false, value: hint(2) });
  await Promise.all(streams.map((stream) => stream.return()));
});

it('the first hint is published at once, and those that follow closely together', async () => {
  const bus = new KeepingBus();
  bus.send(hint(1));
  await Promise.resolve();
  await Promise.resolve();
  expect(bus.sent).toEqual([[hint(1)]]);
  for (const ref of [2, 3, 4]) bus.send(hint(ref));
  await bus.drain();
  expect(bus.sent).toEqual([[hint(1)], [hint(2), hint(3), hint(4)]]);
});

it('a stream that hears nothing is told to look again and again, until it ends', async () => {
  const bus = new KeepingBus();
  const stream = bus.changes('match.1');
  for (let n = 0; n < 3; n++) expect(await stream.next()).toEqual({ done: false, value: null });
  const other = bus.changes('match.1');
  await Promise.all([stream.return(), other.return()]);
  const inside = bus as unknown as { listeners: Set<unknown>; checks: unknown };
  expect([inside.listeners.size, inside.checks]).toEqual([0, undefined]);
});
