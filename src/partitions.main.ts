/** The command `partitions`: the months of archived matches; each line of its output is a JSON object. */
import { startEmbedded } from '../tools/embedded/embedded.js';
import { ArchivePartitions } from './modules/matches/application/archive-partitions.js';
import { ArchiveMonths } from './modules/matches/storage/archive/archive-months.js';
import { StartupError } from './platform/config/config.js';
import { runCommand } from './platform/lifecycle/run-command.js';

const USAGE = `Usage: npm run -s partitions [-- make MONTH | detach MONTH FILE | attach FILE], with a MONTH like 2026-11`;
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const printError = (line: string): void => void process.stderr.write(`${line}\n`);

async function run(partitions: ArchivePartitions, args: readonly string[]): Promise<void> {
  const [command, ...rest] = args;
  if (command === undefined) return (await partitions.list()).forEach(print);
  if (command === 'attach' && rest.length === 1) {
    return print({ attached: await partitions.attach(rest[0]!) });
  }
  return change(partitions, command, rest);
}

async function change(
  partitions: ArchivePartitions,
  command: string,
  [month = '', ...rest]: readonly string[],
): Promise<void> {
  if (!MONTH.test(month)) throw new StartupError(USAGE);
  if (command === 'make' && rest.length === 0) {
    await partitions.make(month);
    return print({ made: month });
  }
  if (command !== 'detach' || rest.length !== 1) throw new StartupError(USAGE);
  print({ detached: await partitions.detach(month, rest[0]!) });
}

await runCommand(
  (database) => run(new ArchivePartitions(new ArchiveMonths(database)), process.argv.slice(2)),
  { startEmbedded, say: printError },
);
