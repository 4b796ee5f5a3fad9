import { Logger } from '@nestjs/common';
import { afterAll, beforeAll } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../src/platform/database/data-source.js';
import { Database } from '../../../src/platform/database/database.js';
import { PostgresLiveBus } from '../../../src/platform/live/postgres-live-bus.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { lineToPostgres } from '../../support/line.js';
import { configFor } from '../queue/station.js';
import { describeLiveBus } from './conformance.js';
import type { Member } from './conformance.js';

let database: TestDatabase;

beforeAll(async () => {
  Logger.overrideLogger(false); // what breaks here is meant to
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** A process all of whose connections to Postgres go through a wire of its own. */
async function join(): Promise<Member> {
  const line = await lineToPostgres(database.url);
  const config = configFor(line.through(database.url), null);
  const source = await new DataSource({
    ...dataSourceOptions(config),
    poolErrorHandler: () => undefined,
  }).initialize();
  const bus = new PostgresLiveBus(new Database(source), config);
  await bus.onModuleInit();
  const close = async () => {
    await bus.onApplicationShutdown();
    await source.destroy();
    await line.cut();
  };
  return { bus, line, close };
}

describeLiveBus('Postgres', join);
