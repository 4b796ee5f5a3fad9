/** The command `ratings:rebuild`: computes all ratings again from the finished matches, while the service runs. */
import { startEmbedded } from '../tools/embedded/embedded.js';
import { countsByBalance } from './modules/competitions/application/counted-matches.js';
import { BookingRules, RebuildRatingsUseCase } from './modules/ratings/application/index.js';
import { RebuildStore } from './modules/ratings/storage/rebuild-store.js';
import type { RebuildCounts } from './modules/ratings/application/index.js';
import { StartupError } from './platform/config/config.js';
import type { Database } from './platform/database/database.js';
import { errorText } from './platform/errors.js';
import { runCommand } from './platform/lifecycle/run-command.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Ctrl-C stops a rebuild and the embedded Postgres cleanly. A kill changes no rating either. */
function stopOnSignals(): AbortSignal {
  const stop = new AbortController();
  const reason = new StartupError('Stopped: ratings and ledger are unchanged');
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stop.abort(reason));
  }
  return stop.signal;
}

async function rebuild(database: Database, signal: AbortSignal): Promise<void> {
  const rules = new BookingRules();
  rules.register(countsByBalance);
  const command = new RebuildRatingsUseCase(new RebuildStore(database), rules);
  const onProgress = (booked: number, total: number) => print(`${booked} of ${total} matches`);
  const counts = await command.execute({ onProgress, signal });
  print(
    `Rebuilt from ${counts.matches} matches: ${counts.ratings} ratings, ${counts.ledger} ledger ` +
      `entries; ${counts.repaired} rows were wrong or missing and are repaired`,
  );
  if (counts.setAside.length > 0) throw new StartupError(asideText(counts.setAside));
}

const asideText = (broken: RebuildCounts['setAside']): string =>
  [
    ...broken.map(({ matchId, error }) => `match ${matchId} is left out: ${errorText(error)}`),
    `${broken.length} matches are in no rating and no ledger: repair their rows and rebuild again`,
  ].join('\n');

const signal = stopOnSignals();
await runCommand((database) => rebuild(database, signal), { startEmbedded, say: print });
