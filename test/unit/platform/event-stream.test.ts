/** Real: the stream of one request for server-sent events. Simulated: the clock, the writer and the reader. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventStream } from '../../../src/platform/graphql/event-stream.js';
import type { MessageStream } from '../../../src/platform/graphql/event-stream.js';

/** What graphql-sse writes for a result, and for a ping. */
const NEXT = 'event: next\ndata: {}\n\n';
const PING = ':\n\n';
const BOUND = 30_000;

/** Timers that the test fires. */
class Clock {
  private now = 0;
  private last = 0;
  private readonly due = new Map<number, { at: number; run: () => void }>();
  private readonly real = { setTimeout, clearTimeout };

  constructor() {
    const later = (run: () => void, millis: number) => {
      const id = ++this.last;
      this.due.set(id, { at: this.now + millis, run });
      return id;
    };
    const never = (id: number) => void this.due.delete(id);
    Object.assign(globalThis, { setTimeout: later, clearTimeout: never });
  }

  tick(millis: number): void {
    this.now += millis;
    for (const [id, { at, run }] of this.due) if (at <= this.now && this.due.delete(id)) run();
  }

  putBack(): void {
    Object.assign(globalThis, this.real);
  }
}

let clock: Clock;
/** How often its connection was closed. */
let cuts: number;
let stream: EventStream;

beforeEach(() => {
  clock = new Clock();
  cuts = 0;
  const [request, caller, context] = [{}, {}, { place: null }];
  stream = new EventStream(request as never, caller as never, context as never, () => {
    cuts += 1;
  });
});
afterEach(() => clock.putBack());

async function* messages(...texts: readonly string[]): MessageStream {
  for (const text of texts) yield await Promise.resolve(text);
}

/** Waits until everything has run that needs no timer. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Whether the next message may be produced. */
function nextOf(of: EventStream): { isReady: boolean } {
  const next = { isReady: false };
  void of.ready().then(() => (next.isReady = true));
  return next;
}

describe('a client that does not read', () => {
  it.each([NEXT, PING])('is disconnected after thirty seconds with %j', async (text) => {
    const bytes = stream.written(messages(text, NEXT));
    await bytes.next();
    clock.tick(BOUND - 1);
    expect(cuts).toBe(0);
    clock.tick(1);
    expect(cuts).toBe(1);
  });

  it('gets no second message before it has taken the first', async () => {
    await stream.ready();
    const second = nextOf(stream);
    const bytes = stream.written(messages(NEXT, NEXT));
    await bytes.next();
    await settled();
    expect(second.isReady).toBe(false);
    await bytes.next();
    await settled();
    expect(second.isReady).toBe(true);
  });

  it('and has left has nothing waiting for it', async () => {
    await stream.ready();
    const second = nextOf(stream);
    const bytes = stream.written(messages(NEXT, NEXT));
    await bytes.next();
    await stream.leave();
    await settled();
    expect(second.isReady).toBe(true);
    expect(await bytes.next()).toEqual({ done: true, value: undefined });
  });
});

it('a client that reads stays connected, however long nothing happens', async () => {
  let end: () => void = () => undefined;
  const quiet = new Promise<void>((resolve) => (end = resolve));
  async function* quietStream(): MessageStream {
    yield NEXT;
    await quiet;
    yield NEXT;
  }
  const bytes = stream.written(quietStream());
  await bytes.next();
  const next = bytes.next();
  await settled();
  clock.tick(100 * BOUND);
  end();
  expect(await next).toEqual({ done: false, value: NEXT });
  expect(cuts).toBe(0);
});
