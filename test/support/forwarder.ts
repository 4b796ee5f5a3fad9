import { Agent, createServer, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Balancer } from './balancer.js';

/**
 * Stands in front of backends like an ingress. It keeps connections to them, forwards requests and sockets to the
 * backend that a balancer chooses, and never sends a request twice.
 */
export class Forwarder {
  /** Requests that no backend answered. */
  failed = 0;
  /** Answered requests, by backend. */
  readonly answered = new Map<string, number>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server = createServer((req, res) => this.pass(req, res));
  private readonly sockets = new Set<Socket>();

  constructor(private readonly balancer: Balancer) {
    this.server.on('upgrade', (req, socket: Socket, head: Buffer) =>
      this.passSocket(req, socket, head),
    );
  }

  /** Listens, and returns the address for clients. */
  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.agent.destroy();
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private pass(req: IncomingMessage, res: ServerResponse): void {
    const backend = this.balancer.address();
    const options = { method: req.method!, headers: passedOn(req.headers), agent: this.agent };
    const onward = request(new URL(req.url!, backend), options, (answer) => {
      this.answered.set(backend, (this.answered.get(backend) ?? 0) + 1);
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
    const { hostname: host, port } = new URL(this.balancer.address());
    const onward = connect({ host, port: Number(port) });
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

/** The headers that do not concern the connection itself. */
const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'connection'));
