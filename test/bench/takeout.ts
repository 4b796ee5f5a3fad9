/** How long an archive of a person with many matches takes, and how much memory it needs: real service, real Postgres. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Client } from 'pg';
import type { TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { untilOutboxEmpty } from '../support/sql.js';
import { askTakeout, takeoutOf } from '../support/takeout.js';
import { until } from '../support/wait.js';
import { openCore } from './core-service.js';
import type { CoreService } from './core-service.js';
import { playMatch } from './growth/play.js';
import { round } from './measure.js';
import { onOwnPostgres } from './own-postgres.js';

/** Few and many matches: the memory of both is compared. */
const COUNTS = [1_000, 50_000];
const SAMPLE_MILLIS = 1000;
const PATIENCE = 3_600_000;

interface Figures {
  readonly matches: number;
  readonly seconds: number;
  readonly megabytes: number;
  readonly peakMegabytes: number;
}

/** @param args the numbers of matches, instead of {@link COUNTS} */
export async function run(args: readonly string[]): Promise<object> {
  const counts = args.length > 0 ? args.map(Number) : COUNTS;
  return onOwnPostgres(async () => {
    const service = await startService({ LOG_LEVEL: 'error' });
    const core = await openCore(service);
    try {
      const measured: Figures[] = [];
      for (const count of counts) measured.push(await measure(service, core, count));
      const [first, last] = [measured[0]!, measured.at(-1)!];
      return { measured, memoryRatio: round(last.peakMegabytes / first.peakMegabytes) };
    } finally {
      await core.close();
      await service.stop();
    }
  });
}

async function measure(service: TestService, core: CoreService, matches: number): Promise<Figures> {
  const [person, other] = [await service.player(), await service.player()];
  const id = await playMatch(core, [person, other], matches);
  await untilOutboxEmpty(service);
  await copies(service, id, matches - 1);
  const peak = watchMemory();
  const began = performance.now();
  const { bytes } = await made(person);
  const seconds = round((performance.now() - began) / 1000);
  return { matches, seconds, megabytes: round(bytes! / 1e6), peakMegabytes: peak() };
}

async function made(person: TestClient) {
  await askTakeout(person);
  return until(
    'the archive',
    async () => {
      const takeout = await takeoutOf(person);
      return takeout?.status === 'READY' && takeout;
    },
    PATIENCE,
  );
}

/** Copies a match with its seats and deals, for the same players. */
async function copies(service: TestService, id: string, count: number): Promise<void> {
  const client = new Client({ connectionString: service.database.url });
  await client.connect();
  await client.query('SET session_replication_role = replica; SET statement_timeout = 0');
  await client.query(
    `CREATE TEMP TABLE copies AS SELECT gen_random_uuid() AS id FROM generate_series(1, ${count})`,
  );
  for (const [table, key] of [
    ['matches', 'id'],
    ['match_seats', 'match_id'],
    ['match_deals', 'match_id'],
    ['shuffle_chains', 'match_id'],
  ])
    await client.query(
      `INSERT INTO ${table} SELECT r.* FROM copies c JOIN ${table} t ON t.${key} = $1,
         jsonb_populate_record(t, jsonb_build_object('${key}', c.id)) r`,
      [id],
    );
  await client.query('ANALYZE');
  await client.end();
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * Samples the memory of this process that is in use, without garbage; the function that it returns gives the most above
 * the beginning.
 */
function watchMemory(): () => number {
  const used = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, used())), SAMPLE_MILLIS);
  return () => {
    clearInterval(timer);
    return round((most - before) / 1e6);
  };
}
