import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config/config.js';

type Settings = Pick<Config, 'METRICS_PORT' | 'TRUST_PROXY'>;

/**
 * Whether the api's own port serves `/metrics` to a request: where no METRICS_PORT is set, to this machine alone, and not
 * behind a proxy, for which everyone is this machine.
 */
export function mayReadMetrics(settings: Settings, { socket }: FastifyRequest): boolean {
  if (settings.METRICS_PORT !== undefined || settings.TRUST_PROXY > 0) return false;
  return isLoopback(socket.remoteAddress ?? '');
}

const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
