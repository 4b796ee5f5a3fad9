import { Module } from '@nestjs/common';
import type { DynamicModule, INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../platform/config/config.js';
import { migrate } from '../platform/database/data-source.js';
import { MAX_REQUEST_BYTES } from '../platform/graphql/cost-limit.js';
import { limitConnections, timeLimits, trustedProxies } from '../platform/http/connections.js';
import { earlyRefusals } from '../platform/http/early-refusals.js';
import { installForms } from '../platform/http/page.js';
import { Readiness } from '../platform/http/readiness.js';
import { RunningRequests } from '../platform/http/running-requests.js';
import { installSecurityHeaders } from '../platform/http/security-headers.js';
import type { Running } from '../platform/lifecycle/run-service.js';
import { createLogger } from '../platform/logging/logger.js';
import { NestLogger } from '../platform/logging/nest-logger.js';
import {
  installRequestIds,
  REQUEST_ID_HEADER,
  requestIdOf,
} from '../platform/logging/request-context.js';
import { mailFolder } from '../platform/mail/folder-mailer.js';
import { TaskQueues } from '../platform/tasks/task-queues.js';
import { ApiModule } from './api.module.js';
import { CoreModule } from './core.module.js';
import { Leaving } from './leaving.js';
import { metricsListener, originOf, workerListeners } from './listeners.js';
import type { Listeners } from './listeners.js';
import { WorkerModule } from './worker.module.js';

@Module({})
class ProcessModule {
  static of(config: Config, parts: readonly Type[]): DynamicModule {
    return { module: ProcessModule, imports: [CoreModule.forRoot(config), ...parts] };
  }
}

/** Api and worker in one process. */
export function bootStandalone(config: Config): Promise<Running> {
  const lines = ['The worker plays the bots.', ...mailLines(config)];
  return bootServer(config, [ApiModule, WorkerModule], lines);
}

/** The api alone: stateless, any number of them. */
export function bootApi(config: Config): Promise<Running> {
  return bootServer(config, [ApiModule], []);
}

/** The worker alone: any number of them. */
export async function bootWorker(config: Config): Promise<Running> {
  await migrate(config.DATABASE_URL);
  const app = await NestFactory.createApplicationContext(
    ProcessModule.of(config, [WorkerModule]),
    nestOptions(config),
  );
  return started(app, async () => {
    const beside = await workerListeners(app, config);
    const line = 'The worker plays the bots, keeps the clock and tells the news.';
    return {
      lines: [line, ...mailLines(config), ...beside.lines],
      drain: () => Promise.resolve(app.get(Readiness).leave()),
      close: () => closeAll(app, beside),
    };
  });
}

async function bootServer(
  config: Config,
  parts: readonly Type[],
  lines: readonly string[],
): Promise<Running> {
  await migrate(config.DATABASE_URL);
  const app = await NestFactory.create<NestFastifyApplication>(
    ProcessModule.of(config, parts),
    adapterOf(config),
    nestOptions(config),
  );
  return started(app, async () => {
    installRequestIds(app.getHttpAdapter().getInstance());
    installSecurityHeaders(app.getHttpAdapter().getInstance(), config);
    installForms(app.getHttpAdapter().getInstance());
    app.enableCors(CORS);
    limitConnections(app.getHttpServer(), config);
    const requests = new RunningRequests(app.getHttpAdapter().getInstance());
    await app.get(TaskQueues).ready();
    await app.listen(config.PORT, config.HOST);
    const beside = await metricsListener(app, config);
    const told = [...lines, ...addressLines(app, config, beside.lines)];
    const leaving = new Leaving(app, requests, config);
    return {
      lines: told,
      drain: () => leaving.drain(),
      close: async () => {
        await leaving.finish();
        await closeAll(app, beside);
      },
    };
  });
}

/** Every page may ask, with a token of its own; cookies there are none. */
const CORS = {
  origin: true,
  credentials: false,
  maxAge: 86_400,
  exposedHeaders: [REQUEST_ID_HEADER, 'retry-after'],
};

async function closeAll(app: INestApplicationContext, beside: Listeners): Promise<void> {
  await app.close();
  await beside.close();
}

/** A start that fails half-way leaves nothing open behind it. */
async function started(
  app: INestApplicationContext,
  start: () => Promise<Running>,
): Promise<Running> {
  try {
    return await start();
  } catch (error) {
    await app.close();
    throw error;
  }
}

const nestOptions = (config: Config) => ({ logger: loggerOf(config), abortOnError: false });

function adapterOf(config: Config): FastifyAdapter {
  return new FastifyAdapter({
    ...timeLimits(config),
    ...earlyRefusals(config),
    trustProxy: trustedProxies(config),
    bodyLimit: MAX_REQUEST_BYTES,
    genReqId: requestIdOf,
    forceCloseConnections: true, // what is not answered by the end is cut
  });
}

function addressLines(
  app: NestFastifyApplication,
  config: Config,
  beside: readonly string[],
): string[] {
  const address = app.getHttpServer().address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  const base = originOf(config, port);
  return [
    '',
    `  API       ${base}/graphql`,
    `  Explorer  ${base}/`,
    ...beside,
    '',
    'Next: open the explorer, or watch a match with `npm run demo`. Ctrl-C stops everything.',
  ];
}

/** Whoever starts the service for a look at it will want to follow the links in its mail. */
function mailLines(config: Config): string[] {
  const folder = mailFolder(config);
  return folder === null ? [] : [`Mail is written to ${folder}`];
}

function loggerOf(config: Config): NestLogger {
  return new NestLogger(createLogger(config));
}
