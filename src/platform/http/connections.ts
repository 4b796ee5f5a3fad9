import proxyAddr from '@fastify/proxy-addr';
import type { FastifyHttpOptions } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../addresses.js';
import type { Config } from '../config/config.js';

type Counted = Pick<Config, 'CONNECTIONS' | 'CONNECTIONS_PER_NETWORK' | 'TRUST_PROXY'>;
type Timed = Pick<Config, 'REQUEST_SECONDS' | 'KEEP_ALIVE_SECONDS'>;
type Proxied = Pick<Config, 'TRUST_PROXY'>;

/**
 * Limits the connections of a server, in total and per network. Also handles errors of connections, which would
 * otherwise be uncaught: Node removes its own listener when a connection is upgraded.
 */
export function limitConnections(server: Server, settings: Counted): void {
  server.maxConnections = settings.CONNECTIONS;
  const networks = new Networks(mostOfNetwork(settings));
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => socket.destroy());
    networks.admit(socket);
  });
}

/** Behind a proxy all connections come from the proxy, which has to count them. */
function mostOfNetwork({ CONNECTIONS_PER_NETWORK, TRUST_PROXY }: Counted): number {
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

/** The longest time for the headers of a request. */
const MAX_HEADERS_SECONDS = 10;
/** A connection is closed after this many requests: load balancers can distribute only new connections. */
const REQUESTS_OF_A_CONNECTION = 10_000;
/** How often Node looks for slow requests, in milliseconds. */
const CHECK_MILLIS = 1_000;

/** Limits against clients that send a request, or read an answer, very slowly. */
export function timeLimits({ REQUEST_SECONDS, KEEP_ALIVE_SECONDS }: Timed) {
  return {
    http: {
      headersTimeout: Math.min(REQUEST_SECONDS, MAX_HEADERS_SECONDS) * 1000,
      connectionsCheckingInterval: CHECK_MILLIS,
    },
    requestTimeout: REQUEST_SECONDS * 1000,
    // The time without a byte in either direction: for a client that does not read its answer.
    connectionTimeout: 2 * REQUEST_SECONDS * 1000,
    keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000,
    maxRequestsPerSocket: REQUESTS_OF_A_CONNECTION,
  } satisfies FastifyHttpOptions<Server>;
}

/** Returns the function that says whether the proxy at a hop is trusted, as Fastify's `trustProxy` requires. */
export function trustedProxies({ TRUST_PROXY }: Proxied) {
  return (_address: string, hop: number): boolean => hop < TRUST_PROXY;
}

/**
 * The address of the client that sent a request. It uses the same package as Fastify's `request.ip`, so that a client
 * has the same address over WebSocket and over HTTP.
 */
export function clientAddress(request: IncomingMessage, settings: Proxied): string {
  if (settings.TRUST_PROXY === 0) return request.socket.remoteAddress ?? 'unknown';
  return proxyAddr.all(request, trustedProxies(settings)).at(-1) ?? 'unknown';
}
