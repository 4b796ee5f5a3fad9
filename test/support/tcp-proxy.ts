import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, NetConnectOpts, Server, Socket } from 'node:net';

/** A TCP proxy before a server that tests can interrupt. Otherwise it passes all data on. */
export class TcpProxy {
  private server: Server | null = null;
  /** Each end of a connection, with the other end. */
  private readonly sockets = new Map<Socket, Socket>();
  private port = 0;
  private jammed = false;
  private held = false;
  /** The words of a client after which its answers are lost. */
  private lost: string | null = null;
  /** Whether a client has sent them. */
  losing = false;
  /** The number of connections refused while it was jammed. */
  tries = 0;

  private constructor(private readonly target: NetConnectOpts) {}

  static async to(target: NetConnectOpts): Promise<TcpProxy> {
    const line = new TcpProxy(target);
    await line.mend();
    return line;
  }

  /** The address of `url`'s server through this proxy. */
  through(url: string): string {
    const via = new URL(url);
    via.search = '';
    via.hostname = '127.0.0.1';
    via.port = String(this.port);
    return via.href;
  }

  /** The number of open connections. */
  get count(): number {
    return this.sockets.size / 2;
  }

  /** Resets every connection; new ones can be made at once. */
  reset(): void {
    for (const socket of this.sockets.keys()) socket.destroy();
  }

  /** Refuses all connections until it is mended. */
  async cut(): Promise<void> {
    const closed = once(this.server!, 'close');
    this.server!.close();
    this.reset();
    await closed;
  }

  /** Accepts connections and drops them until it is mended. */
  jam(): void {
    this.jammed = true;
    this.tries = 0;
    this.reset();
  }

  /** Passes nothing on until it is mended, without an error or an end. */
  hold(): void {
    this.held = true;
    for (const [socket, other] of this.sockets) socket.unpipe(other).pause();
  }

  /** Loses every answer on a connection on which a client has sent `words`, until it is mended. */
  loseAnswersTo(words: string): void {
    this.lost = words;
    this.losing = false;
  }

  async mend(): Promise<void> {
    this.jammed = false;
    this.lost = null;
    this.release();
    if (this.server?.listening) return;
    this.server = createServer((socket) => this.join(socket));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    ({ port: this.port } = this.server.address() as AddressInfo);
  }

  private release(): void {
    if (!this.held) return;
    this.held = false;
    for (const [socket, other] of this.sockets) socket.pipe(other);
  }

  private join(near: Socket): void {
    if (this.jammed) {
      this.tries++;
      near.destroy();
      return;
    }
    const far = connect(this.target);
    near.on('data', (said: Buffer) => {
      if (!this.lost || !said.includes(this.lost)) return;
      far.unpipe(near).resume();
      this.losing = true;
    });
    if (this.held) near.pause();
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.set(socket, other);
      socket.on('error', () => undefined);
      socket.on('close', () => this.sockets.delete(socket) && other.destroy());
      if (!this.held) socket.pipe(other);
    }
  }
}

/** A proxy before the Postgres of `url`, which may listen on a Unix socket. */
export function proxyToPostgres(url: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(url);
  const host = decodeURIComponent(hostname);
  const path = `${host}/.s.PGSQL.${port}`;
  return TcpProxy.to(host.startsWith('/') ? { path } : { host, port: Number(port) });
}

export function proxyToRedis(url: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(url);
  return TcpProxy.to({ host: hostname, port: Number(port) });
}
