import { once } from 'node:events';
import { createServer } from 'node:http';
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that a receiver got. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The answer of a receiver: a status, or a function. */
export type Reply = number | ((response: ServerResponse, request: Received) => void);

/** A real HTTP server on a free port of this machine that records the requests it gets. */
export class Receiver {
  readonly received: Received[] = [];
  reply: Reply = 204;
  /** Whether it answers the challenges of webhooks, which are kept in `challenges`. */
  confirms = true;
  readonly challenges: Received[] = [];
  private readonly server = createServer(this.listener());

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  url(path = '/'): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private listener(): RequestListener {
    return (request, response) => void this.take(request, response);
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const received = { path: request.url!, headers: request.headers, body };
    if (this.confirms && this.confirm(received, response)) return;
    this.received.push(received);
    if (typeof this.reply === 'function') this.reply(response, received);
    else response.writeHead(this.reply).end();
  }

  private confirm(received: Received, response: ServerResponse): boolean {
    const challenge = challengeIn(received);
    if (challenge === null) return false;
    this.challenges.push(received);
    response.writeHead(200).end(challenge);
    return true;
  }
}

/** The challenge that a webhook's address must send back; null in other requests. */
export function challengeIn({ body }: Received): string | null {
  if (!body.startsWith('{"type":"VERIFICATION"')) return null;
  return (JSON.parse(body) as { data: { challenge: string } }).data.challenge;
}
