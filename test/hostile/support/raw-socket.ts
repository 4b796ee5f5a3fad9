import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { until } from '../../support/wait.js';

/** A message of graphql-transport-ws from the server. */
export interface SocketMessage {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A WebSocket that sends any message; it does not check the protocol. */
export class RawSocket {
  readonly received: SocketMessage[] = [];
  /** Resolves with the code when the socket is closed. */
  readonly closed: Promise<number>;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) =>
      this.received.push(JSON.parse(String(data)) as SocketMessage),
    );
    socket.on('error', () => undefined); // the close code shows the error
    this.closed = once(socket, 'close').then(([code]) => code as number);
  }

  /** Opens a socket from a network address: the server trusts one proxy's header. */
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

  /** Opens a socket whose connection_init is acknowledged. */
  static async acknowledged(base: string, from: string, token?: string | null): Promise<RawSocket> {
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

  next(wanted: (message: SocketMessage) => boolean): Promise<SocketMessage> {
    return until('a message', () => this.received.find(wanted));
  }

  /** The first GraphQL error of an operation, in an error message or in a result. */
  async errorOf(id: string): Promise<{ code: string; retryAfterSeconds?: number }> {
    const errors = ({ payload, type }: SocketMessage) =>
      (type === 'error' ? payload : (payload as Partial<Failed> | undefined)?.errors) as
        Failed['errors'] | undefined;
    const message = await this.next((one) => one.id === id && errors(one) !== undefined);
    return errors(message)![0]!.extensions;
  }
}

interface Failed {
  readonly errors: readonly { extensions: { code: string; retryAfterSeconds?: number } }[];
}

/** Registers an account over a socket; false if its network has reached the limit. */
export async function registersOver(socket: RawSocket): Promise<boolean> {
  const username = `p${randomBytes(5).toString('hex')}`;
  const input = `{ username: "${username}", password: "correct horse battery" }`;
  socket.subscribe(username, `mutation { register(input: ${input}) { user { id } } }`);
  const { payload } = await socket.next(({ id }) => id === username);
  return !JSON.stringify(payload).includes('RATE_LIMITED');
}
