import { parseEnvironment } from '../config/config.js';
import type { Environment } from '../config/config.js';
import { withDatabase } from '../database/data-source.js';
import type { Database } from '../database/database.js';
import { startEmbedded } from '../embedded/embedded.js';
import { redactText } from '../logging/redaction.js';
import { explain } from './explain.js';
import { probe } from './probe.js';

type Say = (line: string) => void;

/**
 * Runs a command on the service's database, while the service goes on or without it: DATABASE_URL's,
 * else the embedded one, which is shared. What goes wrong is told in one line and makes the exit
 * status 1; what nobody foresaw shows its stack trace.
 *
 * @param say takes what is told of starting the embedded database
 */
export async function runCommand(
  work: (database: Database) => Promise<void>,
  say: Say,
): Promise<void> {
  try {
    const env = parseEnvironment(process.env);
    await withUrl(env, say, (url) => connected(url, work));
  } catch (error) {
    const line = explain(error, { PORT: 0, HOST: '' });
    const told = line ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.stderr.write(`${redactText(told)}\n`);
    process.exitCode = 1;
  }
}

async function withUrl(
  env: Environment,
  say: Say,
  work: (url: string) => Promise<void>,
): Promise<void> {
  if (env.DATABASE_URL) return work(env.DATABASE_URL);
  const embedded = await startEmbedded(env.DATA_DIR, say);
  try {
    await work(embedded.databaseUrl);
  } finally {
    await embedded.stop();
  }
}

async function connected(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  await probe({ DATABASE_URL: url });
  await withDatabase(url, work);
}
