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

/**
 * Charges every request to its network before Fastify gets it. If the network has too few points, the request waits. A
 * connection that sends another request meanwhile is closed: Node would read all requests that a client sends without
 * waiting for answers, and each costs time.
 */
export function chargeRequests(server: Server, charging: Charging): void {
  const handles = server.listeners('request') as Handle[];
  const requests = new PaidRequests(charging, (request, response) => {
    for (const handle of handles) handle.call(server, request, response);
  });
  server.removeAllListeners('request');
  server.on('request', (request, response) => requests.receive(request, response));
}

class PaidRequests {
  /** The connections with a request that waits. */
  private readonly waiting = new WeakSet<Socket>();

  constructor(
    private readonly charging: Charging,
    private readonly handle: Handle,
  ) {}

  receive(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    if (socket.destroyed) return; // the rest of what a closed connection had sent
    if (this.waiting.has(socket)) return void socket.destroy();
    const { budgets, settings, pointsOf } = this.charging;
    const payer = { named: null, network: networkOf(clientAddress(request, settings)) };
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
