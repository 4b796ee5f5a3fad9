import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { until } from '../../support/wait.js';

/** What a socket is sent in graphql-transport-ws. */
export interface Told {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A WebSocket that sends whatever it is told to; the protocol is its caller's business. */
export class RawSocket {
  readonly told: Told[] = [];
  /** The code that it was closed with, when it is. */
  readonly closed: Promise<number>;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.told.push(JSON.parse(String(data)) as Told));
    socket.on('error', () => undefined); // told by the code
    this.closed = once(socket, 'close').then(([code]) => code as number);
  }

  /** A socket from a network: the server believes one proxy. */
  static async open(base: string, from: string): Promise<RawSocket> {
    const opening = RawSocket.opening(base, from);
    await once(opening, 'open');
    return new RawSocket(opening);
  }

  /** The status of a refused upgrade, and when to try again. */
  static async refusal(
    base: string,
    from: string,
  ): Promise<{ status: number; retryAfter: string }> {
    const opening = RawSocket.opening(base, from);
    const [, response] = (await once(opening, 'unexpected-response')) as [
      unknown,
      { statusCode: number; headers: Record<string, string> },
    ];
    opening.on('error', () => undefined).terminate();
    return { status: response.statusCode, retryAfter: response.headers['retry-after'] ?? '' };
  }

  /** A socket that has introduced itself. */
  static async greeted(base: string, from: string, token?: string | null): Promise<RawSocket> {
    const socket = await RawSocket.open(base, from);
    socket.send({
      type: 'connection_init',
      ...(token && { payload: { authorization: `Bearer ${token}` } }),
    });
    await socket.next(({ type }) => type === 'connection_ack');
    return socket;
  }

  private static opening(base: string, from: string): WebSocket {
    return new WebSocket(`${base.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': from },
    });
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  subscribe(id: string, query: string): void {
    this.send({ type: 'subscribe', id, payload: { query } });
  }

  next(wanted: (told: Told) => boolean): Promise<Told> {
    return until('a message', () => this.told.find(wanted));
  }

  /** The first GraphQL error that an operation was told, by itself or in an answer. */
  async errorOf(id: string): Promise<{ code: string; retryAfterSeconds?: number }> {
    const errors = ({ payload, type }: Told) =>
      (type === 'error' ? payload : (payload as Partial<Failed> | undefined)?.errors) as
        Failed['errors'] | undefined;
    const told = await this.next((one) => one.id === id && errors(one) !== undefined);
    return errors(told)![0]!.extensions;
  }
}

/** An answer with what went wrong. */
interface Failed {
  readonly errors: readonly { extensions: { code: string; retryAfterSeconds?: number } }[];
}

/** Makes an account over a socket; whether its network may. */
export async function registersOver(socket: RawSocket): Promise<boolean> {
  const username = `p${randomBytes(5).toString('hex')}`;
  const input = `{ username: "${username}", password: "correct horse battery" }`;
  socket.subscribe(username, `mutation { register(input: ${input}) { user { id } } }`);
  const { payload } = await socket.next(({ id }) => id === username);
  return !JSON.stringify(payload).includes('RATE_LIMITED');
}
