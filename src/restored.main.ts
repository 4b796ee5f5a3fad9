/**
 * The command `restored`: begins a new epoch after the database was restored to an earlier time, before api and worker
 * start. Without `--confirm` it says what it would do.
 */
import { startEmbedded } from '../tools/embedded/embedded.js';
import { restoreSteps } from './app/restore-steps.js';
import { parseEnvironment, StartupError } from './platform/config/config.js';
import type { Database } from './platform/database/database.js';
import { beginEpoch } from './platform/epochs/begin-epoch.js';
import { EpochStore } from './platform/epochs/epochs.js';
import { runCommand } from './platform/lifecycle/run-command.js';

const USAGE = 'Usage: npm run restored [-- --confirm]';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function run(database: Database, args: readonly string[]): Promise<void> {
  const isConfirmed = args.length === 1 && args[0] === '--confirm';
  if (args.length > 0 && !isConfirmed) throw new StartupError(USAGE);
  const steps = restoreSteps(database, parseEnvironment(process.env), say);
  await beginEpoch(new EpochStore(database), steps, { isConfirmed, say });
}

await runCommand((database) => run(database, process.argv.slice(2)), { startEmbedded, say });
