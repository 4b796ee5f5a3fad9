/** The command `reports`: lists the open reports, one JSON object per line; `-- close <id>` closes one. */
import { startEmbedded } from '../tools/embedded/embedded.js';
import { isUuid, toGlobalId } from './platform/api/ids.js';
import { ReportStore } from './modules/reports/storage/report-store.js';
import { StartupError } from './platform/config/config.js';
import { runCommand } from './platform/lifecycle/run-command.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const printError = (line: string): void => void process.stderr.write(`${line}\n`);

async function list(reports: ReportStore): Promise<void> {
  for (const { matchId, ...report } of await reports.open()) {
    print(JSON.stringify({ ...report, match: matchId && toGlobalId('Match', matchId) }));
  }
}

async function close(reports: ReportStore, id: string): Promise<void> {
  const closed = isUuid(id) && (await reports.close(id));
  if (!closed) throw new StartupError('There is no open report with this id');
  print(JSON.stringify({ closed: id }));
}

async function run(reports: ReportStore, [command, id, ...rest]: readonly string[]) {
  if (command === undefined) return list(reports);
  if (command === 'close' && id && rest.length === 0) return close(reports, id);
  throw new StartupError('Usage: npm run -s reports [-- close <id>]');
}

await runCommand((database) => run(new ReportStore(database), process.argv.slice(2)), {
  startEmbedded,
  say: printError,
});
