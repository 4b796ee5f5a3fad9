/** Pure: what the streams of this process and of others get of a commit, and when. */
import { expect, it } from '@jest/globals';
import { Announcer } from '../../../src/platform/live/announcer.js';
import { LiveBus } from '../../../src/platform/live/live-bus.js';
import type { LiveMessage } from '../../../src/platform/live/live-bus.js';

/** A bus that keeps what is published to every process. */
class KeepingBus extends LiveBus {
  readonly sent: (readonly LiveMessage[])[] = [];

  publish(messages: readonly LiveMessage[]): Promise<void> {
    this.sent.push(messages);
    return Promise.resolve();
  }
}

const message = (ref: number): LiveMessage => ({ topic: 'match.1', also: 'turns.2', ref });

it('streams of this process get a message before it is published, on both of its topics', async () => {
  const bus = new KeepingBus();
  const announcer = new Announcer(bus);
  const streams = [bus.changes('match.1'), bus.changes('turns.2'), bus.changes('match.2')];
  announcer.announce(message(1));
  expect(bus.sent).toEqual([]);
  for (const stream of streams.slice(0, 2))
    expect(await stream.next()).toEqual({ done: false, value: message(1) });
  await announcer.drain();
  expect(bus.sent).toEqual([[message(1)]]);
  await Promise.all(streams.map((stream) => stream.return()));
});

it('the first message is published at once, and those that follow closely together', async () => {
  const bus = new KeepingBus();
  const announcer = new Announcer(bus);
  announcer.announce(message(1));
  await Promise.resolve();
  await Promise.resolve();
  expect(bus.sent).toEqual([[message(1)]]);
  for (const ref of [2, 3, 4]) announcer.announce(message(ref));
  announcer.tasksAdded('soon');
  await announcer.drain();
  const tasks = { topic: 'owed', ref: 'soon' };
  expect(bus.sent).toEqual([[message(1)], [message(2), message(3), message(4), tasks]]);
});
