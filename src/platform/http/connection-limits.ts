import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config/config.js';
import { networkOf } from '../network.js';

type Settings = Pick<Config, 'CONNECTIONS' | 'CONNECTIONS_PER_NETWORK' | 'TRUST_PROXY'>;

/**
 * Limits the connections of a server, in all and of each network, and keeps what breaks on one of them
 * from becoming an uncaught error: Node takes its own listener away when a connection is upgraded.
 */
export function limitConnections(server: Server, settings: Settings): void {
  server.maxConnections = settings.CONNECTIONS;
  const networks = new Networks(mostOfNetwork(settings));
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => socket.destroy());
    networks.admit(socket);
  });
}

/** Behind a proxy all connections are the proxy's: it has to do the counting. */
function mostOfNetwork({ CONNECTIONS_PER_NETWORK, TRUST_PROXY }: Settings): number {
  return TRUST_PROXY > 0 ? Infinity : CONNECTIONS_PER_NETWORK;
}

class Networks {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  admit(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? 'unknown');
    const others = this.open.get(network) ?? 0;
    if (others >= this.most) return void socket.destroy();
    this.open.set(network, others + 1);
    socket.once('close', () => this.left(network));
  }

  private left(network: string): void {
    const others = this.open.get(network)! - 1;
    if (others > 0) this.open.set(network, others);
    else this.open.delete(network);
  }
}
