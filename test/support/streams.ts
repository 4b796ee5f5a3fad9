import { jest } from '@jest/globals';
import { LiveBus } from '../../src/platform/live/live-bus.js';

/** Counts the streams of this process that have begun to wait for changes, from this call on. */
export function waitingStreams(): () => number {
  const waiting = new Set<object>();
  const changes = Reflect.get<LiveBus, 'changes'>(LiveBus.prototype, 'changes');
  jest.spyOn(LiveBus.prototype, 'changes').mockImplementation(function (this: LiveBus, topic) {
    const stream = changes.call(this, topic);
    const next = () => {
      waiting.add(stream);
      return stream.next();
    };
    return { ...stream, next };
  });
  return () => waiting.size;
}
