/** Starts a worker without loading the API: GraphQL and HTTP are a third of the program. */
import { NestFactory } from '@nestjs/core';
import type { Config } from '../platform/config/config.js';
import { Readiness } from '../platform/http/readiness.js';
import { prepareDatabase } from '../platform/lifecycle/prepare-database.js';
import type { Running } from '../platform/lifecycle/run-service.js';
import { workerListeners } from './listeners.js';
import { closeAll, mailLines, nestOptions, ProcessModule, started } from './process.js';
import { WorkerModule } from './worker.module.js';

/** Starts only the worker; any number of workers may run. */
export async function bootWorker(config: Config): Promise<Running> {
  await prepareDatabase(config);
  const app = await NestFactory.createApplicationContext(
    ProcessModule.of(config, [WorkerModule]),
    nestOptions(config),
  );
  return started(app, async () => {
    const listeners = await workerListeners(app, config);
    const line = 'The worker plays the bots, ends overdue matches and sends notifications.';
    return {
      lines: [line, ...mailLines(config), ...listeners.lines],
      drain: () => Promise.resolve(app.get(Readiness).markStopping()),
      close: () => closeAll(app, listeners),
    };
  });
}
