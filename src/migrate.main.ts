/**
 * The command `migrate`: brings the schema of the database to this release, while the service runs. A kill does no harm:
 * Postgres rolls back what is not finished.
 */
import { startEmbedded } from '../tools/embedded/embedded.js';
import type { Environment } from './platform/config/config.js';
import { migrate } from './platform/database/migrate.js';
import { runOnDatabase } from './platform/lifecycle/run-command.js';
import { migrateQueues } from './platform/tasks/postgres-queue.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Migrates the service's tables and, without Redis, those of the queues. */
async function migrateAll(url: string, env: Environment): Promise<void> {
  await migrate(url, { ...env, say: print });
  if (!env.REDIS_URL) await migrateQueues({ ...env, DATABASE_URL: url });
  print('The schema is up to date');
}

await runOnDatabase(migrateAll, { startEmbedded, say: print });
