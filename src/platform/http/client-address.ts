import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.js';

type Settings = Pick<Config, 'TRUST_PROXY'>;

/** Whether the proxy so many hops away is believed: for Fastify's `trustProxy`, and below. */
export function trustedProxies({ TRUST_PROXY }: Settings) {
  return (_address: string, hop: number): boolean => hop < TRUST_PROXY;
}

/**
 * The address of the client that sent a request, read with the package that makes Fastify's `request.ip`,
 * so that a WebSocket's client is the same as over HTTP.
 */
export function clientAddress(request: IncomingMessage, settings: Settings): string {
  return proxyAddr.all(request, trustedProxies(settings)).at(-1) ?? 'unknown';
}
