import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, NetConnectOpts, Server, Socket } from 'node:net';
import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

/** One direction of a connection: where its data goes, and what it waits in before. */
interface Way {
  readonly other: Socket;
  readonly line: Line;
}

/** A TCP proxy before a server that tests can interrupt. Otherwise it passes all data on. */
export class TcpProxy {
  private server: Server | null = null;
  /** Each end of a connection, with the way to the other end. */
  private readonly sockets = new Map<Socket, Way>();
  private readonly abandoned = new Set<Socket>();
  private port = 0;
  private jammed = false;
  private held = false;
  /** How long the next piece of data waits, in milliseconds. */
  private delay: (() => number) | null = null;
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
    for (const socket of [...this.sockets.keys(), ...this.abandoned]) socket.destroy();
    this.abandoned.clear();
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
    for (const [socket, { line }] of this.sockets) socket.unpipe(line).pause();
  }

  /**
   * Nothing passes on the present connections any more, without an error or an end, as after a change of network. New
   * connections work.
   */
  abandon(): void {
    for (const [socket, { line }] of this.sockets) socket.unpipe(line).pause();
    for (const socket of this.sockets.keys()) this.abandoned.add(socket);
    this.sockets.clear();
  }

  /**
   * Each piece of data waits for a time, in milliseconds, that `delay` returns. The order within a connection stays;
   * answers on different connections overtake each other.
   */
  slow(delay: () => number): void {
    this.delay = delay;
  }

  /** Loses every answer on a connection on which a client has sent `words`, until it is mended. */
  loseAnswersTo(words: string): void {
    this.lost = words;
    this.losing = false;
  }

  async mend(): Promise<void> {
    this.jammed = false;
    this.lost = null;
    this.delay = null;
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
    for (const [socket, { line }] of this.sockets) socket.pipe(line);
  }

  private join(near: Socket): void {
    if (this.jammed) {
      this.tries++;
      near.destroy();
      return;
    }
    const far = connect(this.target);
    const answers = new Line(() => this.delay?.() ?? 0);
    near.on('data', (said: Buffer) => {
      if (!this.lost || !said.includes(this.lost)) return;
      far.unpipe(answers).resume();
      this.losing = true;
    });
    if (this.held) near.pause();
    const words = new Line(() => this.delay?.() ?? 0);
    for (const [socket, other, line] of [
      [near, far, words],
      [far, near, answers],
    ] as const) {
      this.sockets.set(socket, { other, line });
      line.pipe(other);
      socket.on('error', () => undefined);
      socket.on('close', () => this.sockets.delete(socket) && other.destroy());
      if (!this.held) socket.pipe(line);
    }
  }
}

/** Passes data on in order, each piece after its delay. */
class Line extends Transform {
  constructor(private readonly delay: () => number) {
    super();
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const millis = this.delay();
    if (millis === 0) done(null, piece);
    else setTimeout(() => done(null, piece), millis);
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
