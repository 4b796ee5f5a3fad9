/** The requirements on every live bus. Real: two instances, the server, a connection that is cut. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LiveBus, Hint } from '../../../src/platform/live/live-bus.js';
import type { Stream } from '../../../src/platform/live/stream.js';
import { until } from '../../support/wait.js';
import type { TcpProxy } from '../../support/tcp-proxy.js';

/** The bus of one process, and the proxy to its server. */
export interface Member {
  readonly bus: LiveBus;
  readonly proxy: TcpProxy;
  close(): Promise<void>;
}

type Received = Hint | null;

/** Collects what a stream sends until it ends. */
function listen(stream: Stream<Received>): { received: Received[]; ended: Promise<void> } {
  const received: Received[] = [];
  const ended = (async () => {
    for await (const message of stream) received.push(message);
  })();
  return { received, ended };
}

const messages = (topic: string, count: number): Hint[] =>
  Array.from({ length: count }, (_, i) => ({ topic, ref: i + 1 }));

export function describeLiveBus(name: string, join: () => Promise<Member>): void {
  describe(`a live bus on ${name}`, () => {
    let here: Member;
    let there: Member;

    beforeEach(async () => {
      [here, there] = await Promise.all([join(), join()]);
    });
    afterEach(async () => {
      await Promise.all([here.close(), there.close()]);
    });

    it('sends each hint once to every process, and to its own streams at once', async () => {
      const [own, others] = [here, there].map(({ bus }) => listen(bus.changes('match.a')));
      for (const hint of messages('match.a', 3)) here.bus.send(hint);
      await until('the hints here', () => own!.received.length > 0);
      await here.bus.drain();
      await here.bus.publish([{ topic: 'match.a', ref: 'end' }]);
      await until('the end', () => others!.received.some((hint) => hint?.ref === 'end'));
      expect(own!.received).toEqual(messages('match.a', 3));
      expect(others!.received.slice(0, -1)).toEqual(messages('match.a', 3));
    });

    it('publishes a hint to all other processes only', async () => {
      const received: string[] = [];
      here.bus.onEach((hint) => void received.push(`here ${hint?.ref}`));
      there.bus.onEach((hint) => void received.push(`there ${hint?.ref}`));
      await here.bus.publish(messages('match.a', 1));
      await there.bus.publish(messages('match.b', 2));
      await until('all of them', () => received.length >= 3);
      expect(received.sort()).toEqual(['here 1', 'here 2', 'there 1']);
    });

    it('keeps the order of a topic', async () => {
      const { received } = listen(there.bus.changes('match.a'));
      const all = messages('match.a', 300);
      for (let from = 0; from < 300; from += 50) {
        await here.bus.publish(all.slice(from, from + 50));
      }
      await until('all of them', () => received.length === 300);
      expect(received).toEqual(all);
    });

    it('keeps a thousand topics apart', async () => {
      const topics = Array.from({ length: 1000 }, (_, i) => `match.${i}`);
      const listeners = topics.map((topic) => listen(there.bus.changes(topic)));
      await here.bus.publish(topics.map((topic) => ({ topic, ref: 7 })));
      await until('every topic', () => listeners.every(({ received }) => received.length > 0));
      expect(listeners.map(({ received }) => received)).toEqual(
        topics.map((topic) => [{ topic, ref: 7 }]),
      );
    });

    it('keeps messages that came before they were read', async () => {
      const stream = there.bus.changes('match.a');
      const late = listen(there.bus.changes('match.a'));
      await here.bus.publish(messages('match.a', 3));
      await until('the messages', () => late.received.length === 3);
      expect((await stream.next()).value).toEqual({ topic: 'match.a', ref: 1 });
    });

    it('ends a waiting stream, and removes its listener', async () => {
      const stream = here.bus.changes('match.a');
      const { ended } = listen(stream);
      expect(listeners(here.bus, 'match.a')).toBe(1);
      await stream.return();
      await ended;
      expect(listeners(here.bus, 'match.a')).toBe(0);
    });

    it('asks every stream to read again after a lost connection, and receives again', async () => {
      const listeners = ['match.a', 'match.b'].map((topic) => listen(there.bus.changes(topic)));
      there.proxy.reset();
      await until('a gap', () => listeners.every(({ received }) => received.includes(null)));
      await here.bus.publish(messages('match.a', 1));
      await until('the message', () =>
        listeners[0]!.received.some((message) => message?.ref === 1),
      );
    });

    it('has one connection, even after several tries to open it failed', async () => {
      const before = there.proxy.count;
      const { received } = listen(there.bus.changes('match.a'));
      there.proxy.jam();
      await until('a few tries', () => there.proxy.tries >= 3);
      await there.proxy.mend();
      await until('a gap', () => received.includes(null));
      await here.bus.publish(messages('match.a', 20));
      await until('the messages', () => received.filter(Boolean).length >= 20);
      expect(received.filter(Boolean)).toEqual(messages('match.a', 20));
      expect(there.proxy.count).toBeLessThanOrEqual(before);
    });

    it('reports a failure when a message could not be sent', async () => {
      await here.proxy.cut();
      await expect(here.bus.publish(messages('match.a', 1))).rejects.toThrow();
      await here.proxy.mend();
    });
  });
}

function listeners(bus: LiveBus, topic: string): number {
  const { emitter } = bus as unknown as { emitter: NodeJS.EventEmitter };
  return emitter.listenerCount(topic);
}
