/** Real: the stream of one request for server-sent events; the clock is not, nor who writes and who reads. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mock } from 'node:test';
import { EventStream } from '../../../src/platform/graphql/event-stream.js';
import type { Messages } from '../../../src/platform/graphql/event-stream.js';

/** What graphql-sse writes of a result, and of nothing. */
const NEXT = 'event: next\ndata: {}\n\n';
const PING = ':\n\n';
const BOUND = 30_000;

/** How often its connection was cut. */
let cuts: number;
let stream: EventStream;

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  cuts = 0;
  const [request, caller, context] = [{}, {}, { place: null }];
  stream = new EventStream(request as never, caller as never, context as never, () => {
    cuts += 1;
  });
});
afterEach(() => mock.timers.reset());

async function* messages(...texts: readonly string[]): Messages {
  for (const text of texts) yield await Promise.resolve(text);
}

/** Whatever can be done without the clock has been done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Whether the next message may be made. */
function nextOf(of: EventStream): { isReady: boolean } {
  const next = { isReady: false };
  void of.ready().then(() => (next.isReady = true));
  return next;
}

describe('a client that does not read', () => {
  it.each([NEXT, PING])('is left after thirty seconds with %j', async (text) => {
    const bytes = stream.written(messages(text, NEXT));
    await bytes.next();
    mock.timers.tick(BOUND - 1);
    expect(cuts).toBe(0);
    mock.timers.tick(1);
    expect(cuts).toBe(1);
  });

  it('is made no second message until it has taken the first', async () => {
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

  it('keeps nothing waiting when it has gone', async () => {
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

it('a client that reads is kept, however long nothing happens', async () => {
  let end: () => void = () => undefined;
  const quiet = new Promise<void>((resolve) => (end = resolve));
  async function* seldom(): Messages {
    yield NEXT;
    await quiet;
    yield NEXT;
  }
  const bytes = stream.written(seldom());
  await bytes.next();
  const next = bytes.next();
  await settled();
  mock.timers.tick(100 * BOUND);
  end();
  expect(await next).toEqual({ done: false, value: NEXT });
  expect(cuts).toBe(0);
});
