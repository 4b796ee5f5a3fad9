import { fastify } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.js';
import type { Readiness } from './readiness.js';

/** A listener for probes that can be ended. */
export interface ProbeServer {
  /** Where it listens; of use when port 0 was asked for. */
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves health and metrics for a process without an API, the worker, so that Kubernetes can probe
 * it and Prometheus read it: the same paths and answers as the api's.
 */
export async function serveProbes(
  address: { readonly host: string; readonly port: number },
  sources: { readonly readiness: Readiness; readonly metrics: Metrics },
): Promise<ProbeServer> {
  const { readiness, metrics } = sources;
  const server = fastify();
  server.get('/health/live', () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) => {
    const health = await readiness.check();
    return reply.status(health.status === 'ready' ? 200 : 503).send(health);
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  await server.listen(address);
  return { port: (server.server.address() as AddressInfo).port, close: async () => server.close() };
}
