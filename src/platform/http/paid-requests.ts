import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../addresses.js';
import type { Budgets, Payer } from '../accounting/budgets.js';
import type { Config } from '../config/config.js';
import { clientAddress } from './connections.js';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface Charging {
  readonly budgets: Budgets;
  readonly settings: Pick<Config, 'TRUST_PROXY'>;
  /** The price of receiving a request, and of answering it if nothing else is charged for that. */
  readonly pointsOf: (request: IncomingMessage) => number;
}

/** What is owed for a connection that is closed: Node has read up to 64 KB of requests, and ends each. */
const CLOSED_POINTS = 500;

/**
 * Charges every request to its network before Fastify gets it. If the network has too few points, the request waits. A
 * connection that sends another request meanwhile is closed: Node would read all requests that a client sends without
 * waiting for answers, and each costs time. While a network owes for such connections, it gets no new ones; behind a
 * proxy the network is not known so early, but a proxy passes on one request at a time.
 */
export function chargeRequests(server: Server, charging: Charging): void {
  const handles = server.listeners('request') as Handle[];
  const requests = new PaidRequests(charging, (request, response) => {
    for (const handle of handles) handle.call(server, request, response);
  });
  server.removeAllListeners('request');
  server.on('request', (request, response) => requests.receive(request, response));
  if (charging.settings.TRUST_PROXY > 0) return;
  server.on('connection', (socket: Socket) => {
    const payer = payerAt(socket.remoteAddress ?? 'unknown');
    if (charging.budgets.waitFor(payer, 0, 'receiving') > 0) socket.destroy();
  });
}

const payerAt = (address: string): Payer => ({ named: null, network: networkOf(address) });

class PaidRequests {
  /** The connections with a request that waits. */
  private readonly waiting = new WeakSet<Socket>();

  constructor(
    private readonly charging: Charging,
    private readonly handle: Handle,
  ) {}

  receive(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    if (socket.destroyed) return void request.destroy(); // Node would make an error with a stack to end it
    const { budgets, settings, pointsOf } = this.charging;
    const payer = payerAt(clientAddress(request, settings));
    if (this.waiting.has(socket)) {
      budgets.owe(payer, CLOSED_POINTS, 'receiving');
      return void request.destroy();
    }
    const points = pointsOf(request);
    if (budgets.usesNow(payer, points, 'receiving')) return this.handle(request, response);
    void this.handleLater(request, response, { payer, points });
  }

  private async handleLater(
    request: IncomingMessage,
    response: ServerResponse,
    { payer, points }: { readonly payer: Payer; readonly points: number },
  ): Promise<void> {
    const ended = new AbortController();
    response.once('close', () => ended.abort());
    this.waiting.add(request.socket);
    await this.charging.budgets.whenAffordable(payer, points, ended.signal, 'receiving');
    this.waiting.delete(request.socket);
    if (!ended.signal.aborted) this.handle(request, response);
  }
}
