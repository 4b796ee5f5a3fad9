/**
 * The command `roles`: lists moderators and admins, one JSON object per line, and gives and takes roles. Each act is an
 * entry of the audit log, and the person concerned is told.
 *
 * - `give NAME moderator|admin --reason TEXT`
 * - `take NAME --reason TEXT`
 * - `reset NAME --reason TEXT` turns two-factor sign-in off for a person who has lost the device.
 */
import { parseArgs } from 'node:util';
import { startEmbedded } from '../tools/embedded/embedded.js';
import { OperatorRoles } from './modules/audit/application/operator-roles.js';
import { ROLES } from './platform/api/viewer.js';
import type { Role } from './platform/api/viewer.js';
import { StartupError } from './platform/config/config.js';
import { runCommand } from './platform/lifecycle/run-command.js';

const USAGE =
  'Usage: npm run -s roles [-- give NAME moderator|admin --reason TEXT | take NAME --reason TEXT | reset NAME --reason TEXT]';

const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const printError = (line: string): void => void process.stderr.write(`${line}\n`);

const roleOf = (text: string | undefined): Role | undefined =>
  ROLES.find((role) => role.toLowerCase() === text);

interface Wanted {
  readonly act: string | undefined;
  readonly name: string | undefined;
  readonly role: string | undefined;
  readonly reason: string | undefined;
}

/** @throws StartupError for anything that is no call of the command */
function wantedOf(args: string[]): Wanted {
  try {
    const options = { reason: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [act, name, role, ...rest] = positionals;
    if (rest.length > 0) throw new StartupError(USAGE);
    return { act, name, role, reason: values.reason?.trim() };
  } catch {
    throw new StartupError(USAGE);
  }
}

async function run(roles: OperatorRoles, args: string[]): Promise<void> {
  const { act, name, role: roleText, reason } = wantedOf(args);
  if (act === undefined) {
    for (const each of await roles.list()) print(each);
    return;
  }
  if (name === undefined || !reason) throw new StartupError(USAGE);
  const role = roleOf(roleText);
  if (act === 'give' && role) return print(await roles.give(name, role, reason));
  if (roleText !== undefined) throw new StartupError(USAGE);
  if (act === 'take') return print(await roles.take(name, reason));
  if (act === 'reset') return print(await roles.reset(name, reason));
  throw new StartupError(USAGE);
}

await runCommand((database) => run(new OperatorRoles(database), process.argv.slice(2)), {
  startEmbedded,
  say: printError,
});
