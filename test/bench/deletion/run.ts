/**
 * `npm run bench -- deletion`: an account with few matches and one with many are deleted, while its opponent and others
 * play: how many rows a statement changes, how long a transaction takes, and what the moves notice of it.
 */
import type { INestApplicationContext } from '@nestjs/common';
import { Client } from 'pg';
import { openCoreModules } from '../../support/core.js';
import { DeletionSweep } from '../../../src/modules/accounts/application/deletion.sweep.js';
import { mustMutate, PASSWORD } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { guestOf, matchOfGuest } from '../../support/guests.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { untilOutboxEmpty } from '../../support/sql.js';
import { endlessMatch, makeMove, openCore } from '../core-service.js';
import type { CoreService } from '../core-service.js';
import { copyMatches, samePlayers } from '../growth/copies.js';
import { playMatch } from '../growth/play.js';
import { percentiles, rounded } from '../measure.js';
import { onOwnPostgres } from '../own-postgres.js';
import { readTouched, watchedUrl, watchTouched } from './touched.js';
import type { Touched } from './touched.js';

/** Few and many matches: what grows with them is compared. */
const COUNTS = [1_000, 50_000];
/** Matches that run when the account ends: each is resigned. */
const RUNNING = 20;
const OPENING = 10;
/** So many others play against the opponent meanwhile, one move at a time in each match. */
const TABLES = 4;
const QUIET_MILLIS = 15_000;
const GUESTS = 100;

interface Moves {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

interface Figures extends Touched {
  readonly matches: number;
  readonly seconds: number;
  readonly before: Moves;
  readonly meanwhile: Moves;
}

/** @param args the numbers of matches, instead of {@link COUNTS} */
export async function run(args: readonly string[]): Promise<object> {
  const counts = args.length > 0 ? args.map(Number) : COUNTS;
  return onOwnPostgres(async () => {
    const measured: Figures[] = [];
    for (const count of counts)
      measured.push(
        await onService((service, core, client) => measure(service, core, client, count)),
      );
    const { before, meanwhile } = measured.at(-1)!;
    const ratios = { p50: meanwhile.p50 / before.p50, p99: meanwhile.p99 / before.p99 };
    return rounded({ measured, ratios, guestsPerHour: await onService(guestsPerHour) });
  });
}

async function onService<T>(
  work: (service: TestService, core: CoreService, client: Client) => Promise<T>,
): Promise<T> {
  const service = await startService({ LOG_LEVEL: 'error', GUESTS_PER_MINUTE: '100000' });
  const core = await openCore(service);
  const client = new Client({ connectionString: service.database.url });
  await client.connect();
  try {
    return await work(service, core, client);
  } finally {
    await client.end();
    await core.close();
    await service.stop();
  }
}

async function measure(
  service: TestService,
  core: CoreService,
  client: Client,
  matches: number,
): Promise<Figures> {
  const [leaver, opponent] = [await service.player(), await service.player()];
  await fill(service, core, client, [leaver, opponent], matches);
  const tables: string[] = [];
  for (let table = 0; table < TABLES; table++)
    tables.push(await endlessMatch([opponent, await service.player()]));
  await mustMutate(leaver, 'deleteAccount', { password: PASSWORD });
  await watchTouched(client);
  const worker = await workerOn(service, watchedUrl(service.database.url));
  await client.query('UPDATE account_deletions SET due_at = now()');
  const quiet = new AbortController();
  setTimeout(() => quiet.abort(), QUIET_MILLIS);
  const before = await movesUntil(quiet.signal, core, tables);
  const over = new AbortController();
  const began = performance.now();
  const deleted = worker.get(DeletionSweep, { strict: false }).run();
  void deleted.finally(() => over.abort()).catch(() => undefined);
  const meanwhile = await movesUntil(over.signal, core, tables);
  await deleted;
  const seconds = (performance.now() - began) / 1000;
  await worker.close();
  return { matches, seconds, ...(await readTouched(client)), before, meanwhile };
}

/** How many guests end in an hour, by one worker: both passes. Each has a running match. */
async function guestsPerHour(
  service: TestService,
  _: CoreService,
  client: Client,
): Promise<number> {
  for (let guest = 0; guest < GUESTS; guest++) await matchOfGuest(await guestOf(service));
  await untilOutboxEmpty(service);
  await client.query('UPDATE users SET guest_seen_at = NULL WHERE is_guest');
  const worker = await workerOn(service, service.database.url);
  const sweep = worker.get(DeletionSweep, { strict: false });
  const began = performance.now();
  await sweep.run();
  await client.query('UPDATE account_deletions SET due_at = now()');
  await sweep.run();
  const hours = (performance.now() - began) / 3_600_000;
  await worker.close();
  return GUESTS / hours;
}

/** One finished match with all that a player leaves in it, its copies, and some that run. */
async function fill(
  service: TestService,
  core: CoreService,
  client: Client,
  players: readonly TestClient[],
  matches: number,
): Promise<void> {
  const id = await playMatch(core, players, matches);
  await untilOutboxEmpty(service);
  for (const text of LEFT_IN_A_MATCH) await client.query(text, [id, players[0]!.username]);
  for (const text of SHORT_LIVED) await client.query(text);
  await copyMatches(client, [id], matches - 1, samePlayers);
  await client.query('RESET session_replication_role; ANALYZE');
  for (let running = 0; running < RUNNING; running++)
    await playMatch(core, players, running, OPENING);
  await untilOutboxEmpty(service);
}

const OF = 'FROM users WHERE username = $2';
const LEFT_IN_A_MATCH = [
  `INSERT INTO match_messages (id, match_id, deal_number, seat, sender_id, text, held_back, told)
   SELECT gen_random_uuid(), $1, 1, 0, id, 'well played', false, true ${OF}`,
  `INSERT INTO hidden_matches (match_id, user_id) SELECT $1, id ${OF}`,
  `INSERT INTO plans (match_id, seat, user_id, revision, status, rules) SELECT $1, 0, id, 1, 'REMOVED', '[]' ${OF}`,
  `INSERT INTO reviews (id, match_id, user_id, seat, deal_count) SELECT gen_random_uuid(), $1, id, 0, 1 ${OF}`,
];

/** What sweeps delete before somebody has many matches, and the events, which no deletion looks at. */
const SHORT_LIVED = [
  'DELETE FROM idempotency_keys',
  'DELETE FROM match_events WHERE version > 1',
  `DELETE FROM user_events u WHERE match_id IS NOT NULL
     AND version < (SELECT version FROM matches m WHERE m.id = u.match_id)`,
];

/** What ends accounts. */
function workerOn(service: TestService, url: string): Promise<INestApplicationContext> {
  const config = { ...service.config, DATABASE_URL: url };
  return openCoreModules(config);
}

/** The times of moves in these matches until the signal. */
async function movesUntil(
  signal: AbortSignal,
  core: CoreService,
  matchIds: readonly string[],
): Promise<Moves> {
  const took: number[] = [];
  const play = async (matchId: string) => {
    let match = (await core.matches.find(matchId))!;
    while (!signal.aborted) {
      const start = performance.now();
      match = await makeMove(core, match);
      took.push(performance.now() - start);
    }
  };
  await Promise.all(matchIds.map(play));
  const [p50, p99] = percentiles(took, 0.5, 0.99);
  return { count: took.length, p50: p50!, p99: p99! };
}
