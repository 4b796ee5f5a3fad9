/**
 * The command `competitions`: announces a competition of the service's own, begins or ends a series of them, or cancels
 * one.
 *
 * - `announce FILE` and `series FILE` read a JSON file, and print what was made.
 * - `end ID` ends a series.
 * - `cancel ID REASON` cancels a competition.
 */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { startEmbedded } from '../tools/embedded/embedded.js';
import { OperatorCompetitions } from './modules/competitions/application/operator-acts.js';
import type {
  OperatorCompetition,
  OperatorSeries,
} from './modules/competitions/application/operator-acts.js';
import { ACCESSES } from './modules/competitions/domain/competition.js';
import { meaningOf } from './platform/api/failure.js';
import { idOf, toGlobalId } from './platform/api/ids.js';
import { StartupError } from './platform/config/config.js';
import type { Database } from './platform/database/database.js';
import { runCommand } from './platform/lifecycle/run-command.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const printError = (line: string): void => void process.stderr.write(`${line}\n`);

const USAGE =
  'Usage: npm run -s competitions -- announce FILE | series FILE | end ID | cancel ID REASON';

const number = z.number().nullable().default(null);
const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable()
  .default(null);

/** The fields have the names and meanings of `createCompetition`; what is left out has its default. */
const TERMS = {
  name: z.string(),
  about: z.string().nullable().default(null),
  form: z.string(),
  settings: z.record(z.string(), z.union([z.number(), z.boolean(), z.string()])).default({}),
  variant: z.string(),
  preset: z.string().nullable().default(null),
  rules: z
    .record(z.string(), z.union([z.number(), z.boolean(), z.string()]))
    .nullable()
    .default(null),
  target: number,
  timeControl: z
    .strictObject({
      perTurnSeconds: z.number().nullable().optional(),
      bankSeconds: z.number().nullable().optional(),
      incrementSeconds: z.number().nullable().optional(),
      bankCapSeconds: z.number().nullable().optional(),
      weekends: z.boolean().optional(),
      vacation: z.boolean().optional(),
    })
    .nullable()
    .default(null),
  rated: z.boolean().nullable().default(null),
  onlookers: z.boolean().default(true),
  bots: z.boolean().default(false),
  fixedPartners: z.boolean().default(false),
  access: z.enum(ACCESSES).default('ALL'),
  ratingLeast: number,
  ratingMost: number,
  leastEntries: number,
  places: number,
  roundDays: number,
  matchesAtOnce: number,
  timeoutsAllowed: number,
};

const COMPETITION = z.strictObject({
  ...TERMS,
  opensAt: moment,
  startsAt: moment,
  endsAt: moment,
}) satisfies z.ZodType<OperatorCompetition>;

const SERIES = z.strictObject({
  ...TERMS,
  rhythm: z.strictObject({
    timeZone: z.string(),
    unit: z.enum(['WEEK', 'MONTH']),
    every: z.number().default(1),
    firstStart: z.string(),
    opensDaysBefore: z.number().default(7),
    intervalDays: number,
  }),
}) satisfies z.ZodType<OperatorSeries>;

/** @throws StartupError that names each wrong field */
async function read<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartupError(`${file} cannot be read`);
  });
  const parsed = schema.safeParse(jsonOf(file, text));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new StartupError([`${file} is no competition`, ...lines].join('\n'));
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartupError(`${file} is no JSON`);
  }
}

type Made = Awaited<ReturnType<OperatorCompetitions['announce']>>;

function idOfMade(made: Made): string {
  if (made.ok) return made.value;
  const lines = made.error.map(
    (failure) => `${failure.path?.join('.') ?? failure.code}: ${meaningOf(failure).en}`,
  );
  throw new StartupError(lines.join('\n'));
}

async function run(database: Database, args: readonly string[]): Promise<void> {
  const [act, argument, reason, ...rest] = args;
  const isCancel = act === 'cancel';
  if (argument === undefined || isCancel !== (reason !== undefined) || rest.length > 0)
    throw new StartupError(USAGE);
  const competitions = new OperatorCompetitions(database);
  if (isCancel) return cancel(competitions, argument, reason!);
  if (act === 'announce') return announce(competitions, argument);
  if (act === 'series') return begin(competitions, argument);
  if (act === 'end') return end(competitions, argument);
  throw new StartupError(USAGE);
}

async function announce(competitions: OperatorCompetitions, file: string): Promise<void> {
  const id = idOfMade(await competitions.announce(await read(file, COMPETITION)));
  print(JSON.stringify({ competition: toGlobalId('Competition', id) }));
}

async function begin(competitions: OperatorCompetitions, file: string): Promise<void> {
  const id = idOfMade(await competitions.begin(await read(file, SERIES)));
  print(JSON.stringify({ series: toGlobalId('CompetitionSeries', id) }));
}

async function end(competitions: OperatorCompetitions, id: string): Promise<void> {
  const seriesId = idOf('CompetitionSeries', id);
  const ended = seriesId !== null && (await competitions.end(seriesId));
  if (!ended) throw new StartupError('There is no series with this id that runs');
  print(JSON.stringify({ ended: id }));
}

/** A worker cancels it soon. */
async function cancel(competitions: OperatorCompetitions, id: string, reason: string) {
  const competitionId = idOf('Competition', id);
  if (competitionId === null) throw new StartupError('This is no id of a competition');
  idOfMade(await competitions.cancel(competitionId, reason));
  print(JSON.stringify({ cancelled: id }));
}

await runCommand((database) => run(database, process.argv.slice(2)), {
  startEmbedded,
  say: printError,
});
