import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../src/platform/database/data-source.js';
import { Database } from '../../../src/platform/database/database.js';
import { PostgresLiveBus } from '../../../src/platform/live/postgres-live-bus.js';
import { proxyToPostgres } from '../../support/tcp-proxy.js';
import { configFor } from '../queue/event-process.js';
import type { Member } from './conformance.js';

/** A process whose connections to Postgres all go through a proxy that can be cut. */
export async function joinOnPostgres(url: string): Promise<Member> {
  const proxy = await proxyToPostgres(url);
  const config = configFor(proxy.through(url), null);
  const source = await new DataSource({
    ...dataSourceOptions(config),
    entities: [],
    poolErrorHandler: () => undefined,
  }).initialize();
  const bus = new PostgresLiveBus(new Database(source), config);
  await bus.onModuleInit();
  const close = async () => {
    await bus.onApplicationShutdown();
    await source.destroy();
    await proxy.cut();
  };
  return { bus, proxy, close };
}
