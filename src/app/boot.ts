/** Starts a process with the API. */
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../platform/config/config.js';
import { Budgets } from '../platform/accounting/budgets.js';
import { MAX_REQUEST_BYTES } from '../platform/accounting/price.js';
import { GRAPHQL_PATH, streamUrl } from '../platform/graphql/paths.js';
import { installCompression } from '../platform/http/compression.js';
import { limitConnections, timeLimits, trustedProxies } from '../platform/http/connections.js';
import { earlyRefusals } from '../platform/http/early-refusals.js';
import { chargeRequests } from '../platform/http/paid-requests.js';
import { limitBodies } from '../platform/http/request-bodies.js';
import { RunningRequests } from '../platform/http/running-requests.js';
import { installSecurityHeaders } from '../platform/http/security-headers.js';
import { prepareDatabase } from '../platform/lifecycle/prepare-database.js';
import type { Running } from '../platform/lifecycle/run-service.js';
import {
  installRequestIds,
  REQUEST_ID_HEADER,
  requestIdOf,
} from '../platform/logging/request-id.js';
import { ApiModule } from './api.module.js';
import { GracefulShutdown } from './graceful-shutdown.js';
import { metricsListener, originOf } from './listeners.js';
import { requestPoints } from './request-points.js';
import { closeAll, mailLines, nestOptions, ProcessModule, started } from './process.js';
import { WorkerModule } from './worker.module.js';

/** Starts the api and the worker in one process. */
export function bootStandalone(config: Config): Promise<Running> {
  const lines = ['The worker plays the bots.', ...mailLines(config)];
  return bootServer(config, [ApiModule, WorkerModule], lines);
}

/** Starts only the api. It is stateless; any number of apis may run. */
export function bootApi(config: Config): Promise<Running> {
  return bootServer(config, [ApiModule], []);
}

async function bootServer(
  config: Config,
  parts: readonly Type[],
  lines: readonly string[],
): Promise<Running> {
  await prepareDatabase(config);
  const app = await NestFactory.create<NestFastifyApplication>(
    ProcessModule.of(config, parts),
    adapterOf(config),
    nestOptions(config),
  );
  return started(app, async () => {
    installRequestIds(app.getHttpAdapter().getInstance());
    installSecurityHeaders(app.getHttpAdapter().getInstance(), config);
    limitBodies(app.getHttpAdapter().getInstance());
    app.enableCors(CORS);
    await installCompression(app.getHttpAdapter().getInstance(), GRAPHQL_PATH);
    limitConnections(app.getHttpServer(), config);
    const charging = { budgets: app.get(Budgets), settings: config, pointsOf: requestPoints };
    chargeRequests(app.getHttpServer(), charging);
    const requests = new RunningRequests(app.getHttpAdapter().getInstance());
    await app.listen(config.PORT, config.HOST);
    const port = portOf(app, config);
    config.listensOn(port);
    const listeners = await metricsListener(app, config);
    const output = [...lines, ...addressLines(originOf(config, port), listeners.lines)];
    const shutdown = new GracefulShutdown(app, requests, config);
    return {
      lines: output,
      drain: () => shutdown.drain(),
      close: async () => {
        await shutdown.finish();
        await closeAll(app, listeners);
      },
    };
  });
}

/** Pages of every origin may call the API with a token; it uses no cookies. */
const CORS = {
  origin: true,
  credentials: false,
  maxAge: 86_400,
  exposedHeaders: [
    REQUEST_ID_HEADER,
    'date',
    'etag',
    'ratelimit',
    'ratelimit-policy',
    'retry-after',
  ],
};

function adapterOf(config: Config): FastifyAdapter {
  return new FastifyAdapter({
    ...timeLimits(config),
    ...earlyRefusals(config),
    trustProxy: trustedProxies(config),
    bodyLimit: MAX_REQUEST_BYTES,
    genReqId: requestIdOf,
    rewriteUrl: streamUrl,
    forceCloseConnections: true, // requests that are not answered by the end are cut
  });
}

/** The port on which the API listens. If PORT is 0, the system has chosen it. */
function portOf(app: NestFastifyApplication, { PORT }: Config): number {
  const address = app.getHttpServer().address();
  return typeof address === 'object' && address ? address.port : PORT;
}

function addressLines(base: string, more: readonly string[]): string[] {
  return [
    '',
    `  Table     ${base}/`,
    `  API       ${base}/graphql`,
    `  Explorer  ${base}/explorer`,
    ...more,
    '',
    'Next: open the table in a browser, or watch a match with `npm run demo`. Ctrl-C stops everything.',
  ];
}
