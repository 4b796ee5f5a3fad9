/**
 * `npm run bench -- growth`: the bytes of a match of two people in Postgres, with indexes: while it runs, when it has
 * ended, after the sweeps that delete old rows, and when it is archived.
 */
import { Client } from 'pg';
import { parseArgs } from 'node:util';
import type { TestClient } from '../../support/client.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { untilOutboxEmpty } from '../../support/sql.js';
import { openCore } from '../core-service.js';
import type { CoreService } from '../core-service.js';
import { onOwnPostgres } from '../own-postgres.js';
import { COPIED, copyMatches } from './copies.js';
import { playMatch } from './play.js';

/** Bytes by table, and all of them. */
type Bytes = Readonly<Record<string, number>>;

/** The number of actions of a match that is still running: about half of one. */
const HALF = 60;

interface Sizes {
  readonly matches: number;
  readonly copies: number;
}

export async function run(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      matches: { type: 'string', default: '12' },
      copies: { type: 'string', default: '3000' },
    },
  });
  const sizes = { matches: Number(values.matches), copies: Number(values.copies) };
  return onOwnPostgres(async () => {
    const running = await onService((service, core) => measureRunning(service, core, sizes));
    const finished = await onService((service, core) => measureFinished(service, core, sizes));
    return { ...sizes, running, ...finished };
  });
}

async function onService<T>(work: (service: TestService, core: CoreService) => Promise<T>) {
  const service = await startService({ LOG_LEVEL: 'error' });
  const core = await openCore(service);
  try {
    return await work(service, core);
  } finally {
    await core.close();
    await service.stop();
  }
}

const measureRunning = (service: TestService, core: CoreService, sizes: Sizes) =>
  withCopies(service, core, sizes, HALF, (client) => bytesOfOne(client, sizes));

const measureFinished = (service: TestService, core: CoreService, sizes: Sizes) =>
  withCopies(service, core, sizes, undefined, async (client) => {
    const finished = await bytesOfOne(client, sizes);
    for (const statement of CLEARED) await client.query(statement);
    const kept = await bytesOfOne(client, sizes);
    const began = performance.now();
    await client.query(LONG_AGO);
    await archiveAll(client, core);
    const millis = (performance.now() - began) / sizes.copies;
    const archived = await bytesOfOne(client, sizes);
    return { finished, kept, archived, archivingMillis: Number(millis.toFixed(2)) };
  });

/** All matches ended long ago, and the release before runs no more. */
const LONG_AGO = `UPDATE matches SET finished_at = finished_at - interval '91 days';
  CREATE OR REPLACE FUNCTION archiving_begins() RETURNS timestamptz LANGUAGE sql STABLE
    AS $$ SELECT '-infinity'::timestamptz $$`;

/** Passes of the sweep until none finds a match to archive. */
async function archiveAll(client: Client, { archive }: CoreService): Promise<void> {
  const left = 'SELECT count(*)::integer AS left FROM matches WHERE archived IS NULL';
  for (;;) {
    await archive.run(90);
    const { rows } = await client.query<{ left: number }>(left);
    if (rows[0]!.left === 0) return;
  }
}

async function withCopies<T>(
  service: TestService,
  core: CoreService,
  { matches, copies }: Sizes,
  most: number | undefined,
  measure: (client: Client) => Promise<T>,
): Promise<T> {
  const templates = await playAll(service, core, matches, most);
  const client = new Client({ connectionString: service.database.url });
  await client.connect();
  try {
    await copyMatches(client, templates, copies);
    return await measure(client);
  } finally {
    await client.end();
  }
}

async function playAll(
  service: TestService,
  core: CoreService,
  matches: number,
  most: number | undefined,
): Promise<string[]> {
  const players: TestClient[] = [await service.player(), await service.player()];
  const ids: string[] = [];
  for (let seed = 1; seed <= matches; seed++) ids.push(await playMatch(core, players, seed, most));
  await untilOutboxEmpty(service);
  return ids;
}

/** What the sweeps delete after their times; the newest event of a match stays in each user's sequence. */
const CLEARED = [
  `DELETE FROM user_events u WHERE match_id IS NULL OR version < (
     SELECT version FROM matches m WHERE m.id = u.match_id)`,
  'DELETE FROM deliveries',
  'DELETE FROM notifications',
  'DELETE FROM idempotency_keys',
];

/** A table with its partitions. */
const SIZES = `SELECT name, coalesce(
    (SELECT sum(pg_total_relation_size(relid)) FROM pg_partition_tree(name::regclass)),
    pg_total_relation_size(name::regclass))::float8 AS bytes
  FROM unnest($1::text[]) AS name`;

async function sizeOf(client: Client): Promise<Bytes> {
  // Without the dead rows: those of running matches are used again by the next ones.
  for (const table of COPIED) await client.query(`VACUUM FULL ${table}`);
  const { rows } = await client.query<{ name: string; bytes: number }>(SIZES, [COPIED]);
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]));
}

/** The tables have no rows but those of the matches. */
async function bytesOfOne(client: Client, { matches, copies }: Sizes): Promise<Bytes> {
  const sizes = await sizeOf(client);
  const of: Bytes = Object.fromEntries(
    COPIED.map((name) => [name, Math.round(sizes[name]! / (matches + copies))]),
  );
  return { ...of, all: Object.values(of).reduce((sum, bytes) => sum + bytes, 0) };
}
