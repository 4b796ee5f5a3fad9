import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A TCP connection that sends any text and never ends by itself. */
export class RawConnection {
  /** Resolves when the server has ended the connection or cut it. */
  readonly ended: Promise<void>;
  private received = '';

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('latin1').on('data', (text: string) => (this.received += text));
    socket.on('error', () => undefined); // the server has cut the connection
    this.ended = new Promise((resolve) => {
      socket.once('end', () => resolve()).once('close', () => resolve());
    });
  }

  static async to(base: string): Promise<RawConnection> {
    const { hostname, port } = new URL(base);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  /** Everything that the server has sent so far. */
  get answer(): string {
    return this.received;
  }

  write(text: string): this {
    this.socket.write(text);
    return this;
  }

  /** Sends FIN; the other direction stays open. */
  finish(): this {
    this.socket.end();
    return this;
  }

  /** Sends RST. */
  reset(): void {
    this.socket.resetAndDestroy();
  }

  drop(): void {
    this.socket.destroy();
  }
}

/** A WebSocket's upgrade request; the given headers replace or extend the usual ones. */
export function upgradeRequest(
  path: string,
  headers: Readonly<Record<string, string>> = {},
): string {
  const all = {
    Host: 'localhost',
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Protocol': 'graphql-transport-ws',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
