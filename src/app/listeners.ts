/** The servers of a process besides the API: the probes of a separate worker, and metrics. */
import type { INestApplicationContext } from '@nestjs/common';
import { bracketed } from '../platform/config/config.js';
import type { Config } from '../platform/config/config.js';
import { Metrics } from '../platform/http/metrics.js';
import { serveMetrics, serveProbes } from '../platform/http/probe-server.js';
import type { ProbeServer } from '../platform/http/probe-server.js';
import { Readiness } from '../platform/http/readiness.js';

/** The listeners of a process; they end together. */
export interface Listeners {
  readonly lines: readonly string[];
  close(): Promise<void>;
}

/** Listens at METRICS_PORT, if that is set. */
export async function metricsListener(
  app: INestApplicationContext,
  config: Config,
): Promise<Listeners> {
  if (config.METRICS_PORT === undefined) return NONE;
  const address = { host: config.HOST, port: config.METRICS_PORT };
  const server = await serveMetrics(address, app.get(Metrics));
  return {
    lines: [`  Metrics   ${originOf(config, server.port)}/metrics`],
    close: () => server.close(),
  };
}

/** Listens at WORKER_PORT and METRICS_PORT, if they are set. */
export async function workerListeners(
  app: INestApplicationContext,
  config: Config,
): Promise<Listeners> {
  const probes = await probesOf(app, config);
  try {
    const metrics = await metricsListener(app, config);
    const close = async () => void (await Promise.all([probes?.close(), metrics.close()]));
    return { lines: metrics.lines, close };
  } catch (error) {
    await probes?.close();
    throw error;
  }
}

async function probesOf(app: INestApplicationContext, config: Config): Promise<ProbeServer | null> {
  if (config.WORKER_PORT === undefined) return null;
  const metrics = config.METRICS_PORT === undefined ? app.get(Metrics) : null;
  const sources = { readiness: app.get(Readiness), metrics };
  return serveProbes({ host: config.HOST, port: config.WORKER_PORT }, sources);
}

export function originOf({ HOST }: Pick<Config, 'HOST'>, port: number): string {
  return `http://${bracketed(HOST)}:${port}`;
}

const NONE: Listeners = { lines: [], close: () => Promise.resolve() };
