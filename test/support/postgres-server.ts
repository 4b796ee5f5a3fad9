import { migrate } from '../../src/platform/database/migrate.js';
import { startEmbedded } from '../../tools/embedded/embedded.js';
import type { Embedded } from '../../tools/embedded/embedded.js';
import { migrateQueues } from '../../src/platform/tasks/postgres-queue.js';
import { TEMPLATE, asAdmin, urlOf } from './postgres.js';

/**
 * Starts the run's Postgres, without durability for speed, with the migrated database that tests
 * copy.
 */
export async function startPostgres(dataDir: string): Promise<Embedded> {
  const embedded = await startEmbedded(dataDir, () => undefined, { durable: false });
  const { databaseUrl } = embedded;
  await asAdmin(`CREATE DATABASE ${TEMPLATE}`, databaseUrl);
  const DATABASE_URL = urlOf(TEMPLATE, databaseUrl);
  await migrate(DATABASE_URL);
  await migrateQueues({ DATABASE_URL, DATABASE_WAIT_MILLIS: 60_000 });
  return embedded;
}
