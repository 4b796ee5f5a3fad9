import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../src/platform/database/migrate.js';
import { startEmbedded } from '../../tools/embedded/embedded.js';
import { TEMPLATE, asAdmin, urlOf } from '../support/postgres.js';

/**
 * Works on a Postgres as the service starts it, with the migrated database that services copy.
 * @param work gets the folder that holds its data, which is removed at the end
 */
export async function onOwnPostgres<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bummerl-bench-'));
  const postgres = await startEmbedded(join(folder, 'data'), () => undefined);
  process.env.TEST_POSTGRES_URL = postgres.databaseUrl;
  try {
    await asAdmin(`CREATE DATABASE ${TEMPLATE}`);
    await migrate(urlOf(TEMPLATE));
    return await work(folder);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
