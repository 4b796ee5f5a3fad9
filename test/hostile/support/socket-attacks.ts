/** Attacks over a WebSocket: one or more operations, and malformed frames. */
import { once } from 'node:events';
import WebSocket from 'ws';
import type { Chance } from './chance.js';
import type { Operation } from './documents.js';
import type { Reply } from './faults.js';
import { WILD_TEXTS, wildJson } from './wild-values.js';

/** The frames that are sent, in order. */
export type Frames = readonly (string | Buffer)[];

const frame = (type: string, more: object = {}): string => JSON.stringify({ type, ...more });
const LAST = frame('subscribe', { id: 'last', payload: { query: '{ __typename }' } });

/** The frames of correct operations, one after the other, without a credential. */
export const operationFrames = (...operations: readonly Operation[]): Frames => [
  frame('connection_init'),
  ...operations.map((payload, id) => frame('subscribe', { id: `main${id}`, payload })),
  LAST,
];

/** The frames of one operation, sometimes with one more that is wrong or unusual. */
export function conversation(
  operation: Operation,
  authorization: string | null,
  chance: Chance,
): Frames {
  const params = chance.happens(0.1) ? wildJson(chance) : authorization && { authorization };
  const init = frame('connection_init', params ? { payload: params } : {});
  const subscribe = frame('subscribe', { id: 'main', payload: operation });
  const good = [init, subscribe, LAST];
  if (chance.happens(0.6)) return good;
  const wild = [
    chance.pick(WILD_TEXTS),
    JSON.stringify(wildJson(chance)),
    frame('subscribe', { id: chance.pick(['main', '', '__proto__', 1, null]), payload: operation }),
    frame('subscribe', { id: 'odd', payload: wildJson(chance) }),
    frame('complete', { id: chance.pick(['main', 'unknown', 3]) }),
    frame(chance.pick(['ping', 'pong', 'next', 'connection_ack', 'x']), {
      payload: wildJson(chance),
    }),
    init,
    Buffer.from([0, 255, 254]),
  ];
  const at = chance.below(good.length + 1);
  return [...good.slice(0, at), chance.pick(wild), ...good.slice(at)];
}

/** Close codes for a fault of the service: an unexpected condition, GraphQL's internal error. */
const FAULTS: ReadonlySet<number> = new Set([1011, 4500]);

interface Message {
  readonly id?: unknown;
  readonly type: string;
  readonly payload?: unknown;
}

/** Sends the frames, and listens until the last operation is answered or the socket is closed. */
export async function converse(base: string, frames: Frames, signal: AbortSignal): Promise<Reply> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const errors: unknown[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    errors.push(...errorsOf(message));
    if (message.id === 'last' && message.type !== 'next') socket.close(1000);
  });
  const closed = once(socket, 'close', { signal }) as Promise<[number]>;
  socket.on('open', () => frames.forEach((sent) => socket.send(sent)));
  try {
    const [code] = await closed;
    return { status: FAULTS.has(code) ? 500 : 200, body: JSON.stringify({ errors }) };
  } finally {
    socket.terminate();
  }
}

function errorsOf({ type, payload }: Message): unknown[] {
  if (type === 'error') return payload as unknown[];
  return type === 'next' ? ((payload as { errors?: unknown[] }).errors ?? []) : [];
}
