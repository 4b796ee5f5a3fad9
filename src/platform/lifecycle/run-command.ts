import { parseEnvironment } from '../config/config.js';
import type { Environment } from '../config/config.js';
import { withDatabase } from '../database/data-source.js';
import type { Database } from '../database/database.js';
import { migrate } from '../database/migrate.js';
import { checkSchema } from '../database/schema-version.js';
import { redactText } from '../logging/redaction.js';
import type { StartEmbedded } from './embedded.js';
import { explain } from './explain.js';
import { probePostgres } from './probe.js';

/** What a command needs when DATABASE_URL is not set. */
interface Own {
  readonly startEmbedded: StartEmbedded;
  /** Takes the lines about the start of the embedded database. */
  readonly say: (line: string) => void;
}

/**
 * Runs a command on the service's database, whether the service runs or not. Without DATABASE_URL it is the embedded
 * database, which the command shares with the service. An error is reported in one line, an unexpected one with its
 * stack trace, and makes the exit status 1.
 */
export async function runCommand(
  work: (database: Database) => Promise<void>,
  own: Own,
): Promise<void> {
  await runOnDatabase(async (url, env) => {
    await (env.MIGRATE === 'never' && env.DATABASE_URL ? checkSchema(url) : migrate(url, env));
    await withDatabase(url, work);
  }, own);
}

/** Runs a command at the address of the service's database, like {@link runCommand}, whatever its schema. */
export async function runOnDatabase(
  work: (url: string, env: Environment) => Promise<void>,
  own: Own,
): Promise<void> {
  try {
    const env = parseEnvironment(process.env);
    await withUrl(env, own, async (url) => {
      await probePostgres(url);
      await work(url, env);
    });
  } catch (error) {
    const line = explain(error, { PORT: 0, HOST: '' });
    const report =
      line ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.stderr.write(`${redactText(report)}\n`);
    process.exitCode = 1;
  }
}

async function withUrl(
  env: Environment,
  { startEmbedded, say }: Own,
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
