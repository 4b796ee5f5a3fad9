import { Agent, createServer, request } from 'node:http';
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestOptions,
  ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { until } from './wait.js';

/** How often a backend is asked whether it is ready, in milliseconds. */
const PROBE_EACH = 50;

interface Backend {
  readonly origin: URL;
  readonly agent: Agent;
  isReady: boolean;
}

/**
 * A balancer as Kubernetes' service and an ingress are: it keeps connections to its backends, sends requests and
 * sockets in turn to those whose `/health/ready` says 200, and never sends a request twice.
 */
export class Balancer {
  /** Requests that no backend answered. */
  failed = 0;
  /** Answered requests, by backend. */
  readonly answered = new Map<string, number>();
  private readonly backends = new Map<string, Backend>();
  private readonly server = createServer((req, res) => this.pass(req, res));
  private readonly sockets = new Set<Socket>();
  private readonly probes: NodeJS.Timeout;
  private turn = 0;

  constructor() {
    this.server.on('upgrade', (req, socket: Socket, head: Buffer) =>
      this.passSocket(req, socket, head),
    );
    this.probes = setInterval(() => void this.probe(), PROBE_EACH);
  }

  /** Where clients reach it. */
  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Takes a backend in, and resolves when it has been found ready. */
  async add(base: string): Promise<void> {
    const backend = {
      origin: new URL(base),
      agent: new Agent({ keepAlive: true }),
      isReady: false,
    };
    this.backends.set(base, backend);
    await until('a ready backend', () => backend.isReady);
  }

  /** Forgets a backend that has ended. */
  remove(base: string): void {
    this.backends.get(base)?.agent.destroy();
    this.backends.delete(base);
  }

  async close(): Promise<void> {
    clearInterval(this.probes);
    for (const base of [...this.backends.keys()]) this.remove(base);
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async probe(): Promise<void> {
    for (const backend of this.backends.values()) {
      const answer = await fetch(new URL('/health/ready', backend.origin)).catch(() => null);
      await answer?.text();
      backend.isReady = answer?.status === 200;
    }
  }

  private next(): Backend {
    const ready = [...this.backends.values()].filter(({ isReady }) => isReady);
    const backend = ready[this.turn++ % ready.length];
    if (!backend) throw new Error('no backend is ready');
    return backend;
  }

  private pass(req: IncomingMessage, res: ServerResponse): void {
    const { origin, agent } = this.next();
    const { method, url, headers } = req;
    const options = { method, path: url, headers: passedOn(headers), agent, ...addressOf(origin) };
    const onward = request(options as RequestOptions, (answer) => {
      this.answered.set(origin.origin, (this.answered.get(origin.origin) ?? 0) + 1);
      res.writeHead(answer.statusCode!, passedOn(answer.headers));
      answer.pipe(res);
    });
    onward.on('error', () => {
      this.failed += 1;
      res.writeHead(502).end();
    });
    req.pipe(onward);
  }

  private passSocket(req: IncomingMessage, socket: Socket, head: Buffer): void {
    const onward = connect({ ...addressOf(this.next().origin) });
    for (const end of [socket, onward]) {
      this.sockets.add(end);
      end.on('error', () => end.destroy());
      end.once('close', () => this.sockets.delete(end));
    }
    const { rawHeaders: raw } = req;
    const lines = raw.flatMap((name, n) => (n % 2 === 0 ? [`${name}: ${raw[n + 1]}\r\n`] : []));
    onward.write(`${req.method} ${req.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  }
}

/** Headers as they are passed on: each connection speaks for itself. */
const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'connection'));

const addressOf = ({ hostname, port }: URL) => ({ host: hostname, port: Number(port) });
