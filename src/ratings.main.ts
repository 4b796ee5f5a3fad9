/** The command `ratings:rebuild`: books every finished match anew while the service goes on. */
import { DataSource } from 'typeorm';
import { PostgresRebuildStore } from './modules/ratings/adapters/typeorm/postgres-rebuild-store.js';
import { RebuildRatings } from './modules/ratings/application/index.js';
import { parseEnvironment, StartupError } from './platform/config/config.js';
import type { Environment } from './platform/config/config.js';
import { dataSourceOptions, migrate } from './platform/database/data-source.js';
import { Database } from './platform/database/database.js';
import { startEmbedded } from './platform/embedded/index.js';
import { explain } from './platform/lifecycle/explain.js';
import { probe } from './platform/lifecycle/probe.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Ctrl-C ends a rebuild in an orderly way, Postgres with it; a kill changes nothing either. */
function stopOnSignals(): AbortSignal {
  const stop = new AbortController();
  const reason = new StartupError('Stopped: ratings and ledger are as they were');
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stop.abort(reason));
  }
  return stop.signal;
}

/** Runs `work` on the database of DATABASE_URL, else on the embedded one, shared with a service. */
async function withDatabase(env: Environment, work: (url: string) => Promise<void>): Promise<void> {
  if (env.DATABASE_URL) return work(env.DATABASE_URL);
  const embedded = await startEmbedded(env.DATA_DIR, print);
  try {
    await work(embedded.databaseUrl);
  } finally {
    await embedded.stop();
  }
}

async function rebuild(databaseUrl: string, signal: AbortSignal): Promise<void> {
  await probe({ DATABASE_URL: databaseUrl });
  await migrate(databaseUrl);
  const options = dataSourceOptions({ DATABASE_URL: databaseUrl, DATABASE_POOL: 1 });
  const source = await new DataSource(options).initialize();
  try {
    const command = new RebuildRatings(new PostgresRebuildStore(new Database(source)));
    const onProgress = (booked: number, total: number) => print(`${booked} of ${total} matches`);
    const counts = await command.execute({ onProgress, signal });
    print(
      `Rebuilt from ${counts.matches} matches: ${counts.ratings} ratings, ${counts.ledger} ledger ` +
        `entries; ${counts.mended} rows were wrong or missing and are mended`,
    );
  } finally {
    await source.destroy();
  }
}

try {
  const signal = stopOnSignals();
  await withDatabase(parseEnvironment(process.env), (url) => rebuild(url, signal));
} catch (error) {
  const line = explain(error, { PORT: 0, HOST: '' });
  process.stderr.write(`${line ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exitCode = 1;
}
