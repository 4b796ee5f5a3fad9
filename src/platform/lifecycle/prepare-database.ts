import type { Config } from '../config/config.js';
import { withDatabase } from '../database/data-source.js';
import { migrate } from '../database/migrate.js';
import { checkSchema } from '../database/schema-version.js';
import { assertRestored } from '../epochs/epochs.js';
import { createLogger } from '../logging/logger.js';
import { NestLogger } from '../logging/nest-logger.js';
import { checkQueueSchema } from '../tasks/postgres-queue.js';

/**
 * Migrates at the start, or only checks the schema, as MIGRATE says. The queues migrate their tables themselves.
 *
 * @throws StartupError if this release cannot run on the schema, or if a restore is not finished
 */
export async function prepareDatabase(config: Config): Promise<void> {
  await (config.MIGRATE === 'never' && !config.embedded ? check(config) : migrateTables(config));
  await withDatabase(config.DATABASE_URL, assertRestored);
}

async function migrateTables(config: Config): Promise<void> {
  const logger = new NestLogger(createLogger(config));
  await migrate(config.DATABASE_URL, {
    ...config,
    say: (line) => logger.log(line, 'Migrations'),
  });
}

async function check(config: Config): Promise<void> {
  await checkSchema(config.DATABASE_URL);
  if (!config.REDIS_URL) await checkQueueSchema(config);
}
