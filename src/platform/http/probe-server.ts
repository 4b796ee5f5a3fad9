import type { fastify, FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { limitConnections, timeLimits } from './connections.js';
import type { Metrics } from './metrics.js';
import type { Readiness } from './readiness.js';

/** Probes and Prometheus come from few machines. */
const LIMITS = {
  CONNECTIONS: 100,
  CONNECTIONS_PER_NETWORK: 100,
  TRUST_PROXY: 0,
  REQUEST_SECONDS: 5,
  KEEP_ALIVE_SECONDS: 72,
};

/** Most workers do not listen, so Fastify is loaded only when it is needed. */
const load = async () => (await import('fastify')).default.fastify;

/** A server for probes or metrics that can be closed. */
export interface ProbeServer {
  /** The port on which it listens, for callers that gave port 0. */
  readonly port: number;
  close(): Promise<void>;
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Serves the health of a process without an API (the worker), so that Kubernetes can probe it. Paths and answers are
 * the same as the api's. Without METRICS_PORT it serves the metrics too.
 */
export async function serveProbes(
  address: Address,
  sources: { readonly readiness: Readiness; readonly metrics: Metrics | null },
): Promise<ProbeServer> {
  const { readiness, metrics } = sources;
  const server = limitedServer(await load());
  server.get('/health/live', () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) => {
    const health = await readiness.check();
    return reply.status(health.status === 'ready' ? 200 : 503).send(health);
  });
  if (metrics) addMetrics(server, metrics);
  return listening(server, address);
}

/** Serves only `/metrics`, at METRICS_PORT. */
export async function serveMetrics(address: Address, metrics: Metrics): Promise<ProbeServer> {
  const server = limitedServer(await load());
  addMetrics(server, metrics);
  return listening(server, address);
}

function limitedServer(make: typeof fastify): FastifyInstance {
  const server = make({ ...timeLimits(LIMITS), forceCloseConnections: true });
  limitConnections(server.server, LIMITS);
  return server;
}

function addMetrics(server: FastifyInstance, metrics: Metrics): void {
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
}

async function listening(server: FastifyInstance, address: Address): Promise<ProbeServer> {
  await server.listen(address);
  return { port: (server.server.address() as AddressInfo).port, close: async () => server.close() };
}
