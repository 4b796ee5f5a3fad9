/** Real: Postgres and the stores that clear it. Some rows cannot be deleted, because other rows refer to them. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { AccountSweep } from '../../src/modules/auth/application/account.sweep.js';
import { ChallengeSweep } from '../../src/modules/challenges/application/index.js';
import { Lobby } from '../../src/modules/challenges/application/lobby.js';
import { ChallengeStore } from '../../src/modules/challenges/storage/challenge-store.js';
import { ShuffleChains } from '../../src/modules/fairness/application/index.js';
import { ShuffleChainStore } from '../../src/modules/fairness/storage/shuffle-chain-store.js';
import { DeliveryStore } from '../../src/modules/deliveries/storage/delivery-store.js';
import { Database } from '../../src/platform/database/database.js';
import type { Outbox } from '../../src/platform/events/outbox.js';
import { configFor } from '../integration/queue/event-process.js';
import { freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { openSource } from '../support/source.js';
import { rowsOf } from '../support/sql.js';

/** Older than every retention time. */
const LONG_AGO = `now() - interval '100 days'`;

let test: TestDatabase;
let source: DataSource;
let database: Database;
let user: string;

beforeAll(async () => {
  test = await freshDatabase();
  source = await openSource(test.url, 4);
  database = new Database(source);
  await run(`
    CREATE TABLE holds (chain uuid REFERENCES shuffle_chains, session uuid REFERENCES sessions,
      delivery uuid REFERENCES deliveries);
    CREATE INDEX ON holds (chain); CREATE INDEX ON holds (session)`);
});
afterAll(async () => {
  await source?.destroy();
  await test?.drop();
});
beforeEach(async () => {
  user = randomUUID();
  await run(`INSERT INTO users (id, username, username_key) VALUES ($1, $2, $2)`, [
    user,
    user.slice(0, 20),
  ]);
});
afterEach(() => run('DELETE FROM holds; DELETE FROM challenges; DELETE FROM sessions'));

const run = <R>(text: string, values: readonly unknown[] = []): Promise<R[]> =>
  rowsOf<R>({ database: test }, text, values);

const count = async (table: string): Promise<number> => {
  const rows = await run<{ count: number }>(`SELECT count(*)::integer AS count FROM ${table}`);
  return rows[0]!.count;
};

/** Makes challenges with their chains, the oldest first; returns the ids of their matches. */
async function challenges(number: number, status = 'CANCELLED', variant = 'zweier') {
  const rows = await run<{ id: string }>(
    `WITH made AS (SELECT gen_random_uuid() AS id, n FROM generate_series(1, $2::integer) AS n),
       chains AS (INSERT INTO shuffle_chains (match_id, owner_id, commitment, checkpoints, taken_at)
         SELECT id, $1, sha256(id::text::bytea), '', now() FROM made)
     INSERT INTO challenges (id, creator_id, variant, preset, options, rated, rules_fixed,
       time_control, match_id, commitment, status, created_at, updated_at)
     SELECT id, $1, $4, 'weich', '{}', false, true, '{}', id, '', $3, ${LONG_AGO} + n * interval '1 second',
       ${LONG_AGO} + n * interval '1 second' FROM made ORDER BY n RETURNING match_id AS id`,
    [user, number, status, variant],
  );
  return rows.map(({ id }) => id);
}

/** Adds rows that refer to the chains, so that the chains cannot be deleted. */
const hold = (chains: readonly string[]) =>
  run('INSERT INTO holds (chain) SELECT unnest($1::uuid[])', [chains]);

const remaining = async (): Promise<string[]> =>
  (await run<{ id: string }>('SELECT match_id AS id FROM challenges ORDER BY updated_at')).map(
    ({ id }) => id,
  );

describe('old challenges', () => {
  const sweep = () =>
    new ChallengeSweep(
      new ChallengeStore(),
      new ShuffleChains(new ShuffleChainStore(database), database),
      // Nobody subscribes, so that its tasks are dropped.
      new Lobby({ add: () => Promise.resolve() } as unknown as Outbox),
      database,
      configFor(test.url, null),
    );

  it('are cleared although some cannot be; those are cleared as soon as they can be', async () => {
    const ids = await challenges(1200);
    const blocked = [ids[0]!, ids[7]!, ids[8]!, ids[700]!, ids[1199]!];
    await hold(blocked);
    await expect(sweep().run()).rejects.toThrow('shuffle_chains');
    expect(await remaining()).toEqual(blocked);
    expect(await count('shuffle_chains')).toBe(blocked.length);
    await run('DELETE FROM holds');
    await sweep().run();
    expect([await remaining(), await count('shuffle_chains')]).toEqual([[], 0]);
  });

  it('are cleared even if more stuck ones come first than one pass can try', async () => {
    const ids = await challenges(230);
    const blocked = ids.slice(0, 220);
    await hold(blocked);
    const worker = sweep();
    for (let pass = 0; pass < 3; pass++) await expect(worker.run()).rejects.toThrow();
    expect(await remaining()).toEqual(blocked);
    await run('DELETE FROM holds');
    // Two runs, as the first continues from where the last run had to end.
    await worker.run();
    await worker.run();
    expect(await remaining()).toEqual([]);
  });

  it('are cleared or cancelled although one cannot be cancelled', async () => {
    await run(`ALTER TABLE challenges ADD CONSTRAINT never
      CHECK (variant <> 'stuck' OR status = 'OPEN')`);
    try {
      const [stuck] = await challenges(1, 'OPEN', 'stuck');
      await challenges(3);
      await challenges(3, 'OPEN');
      await expect(sweep().run()).rejects.toThrow('never');
      // Cancelled challenges are kept for a while.
      await run(`UPDATE challenges SET updated_at = ${LONG_AGO}`);
      await expect(sweep().run()).rejects.toThrow('never');
      expect(await remaining()).toEqual([stuck]);
    } finally {
      await run('ALTER TABLE challenges DROP CONSTRAINT never');
    }
  });
});

describe('old rows of accounts', () => {
  const accounts = () => new AccountSweep(database);

  const sessions = (number: number) =>
    run<{ id: string }>(
      `INSERT INTO sessions (id, user_id, network, last_used_at, expires_at)
       SELECT gen_random_uuid(), $1, '127.0.0.1', ${LONG_AGO} + n * interval '1 second', now()
       FROM generate_series(1, $2::integer) AS n RETURNING id`,
      [user, number],
    );

  beforeEach(() => run(`INSERT INTO rate_limits VALUES ($1, 1, 1)`, [user]));

  it('are cleared; a session that cannot be cleared stays', async () => {
    const [, blocked] = await sessions(5);
    await run('INSERT INTO holds (session) VALUES ($1)', [blocked!.id]);
    await expect(accounts().sweep()).rejects.toThrow('holds');
    expect(await run('SELECT id FROM sessions')).toEqual([blocked]);
    expect(await count('rate_limits')).toBe(0);
  });

  it('that count for rate limits are cleared when sessions cannot be', async () => {
    await sessions(5);
    await run('ALTER TABLE sessions RENAME COLUMN last_used_at TO used');
    try {
      await expect(accounts().sweep()).rejects.toThrow('last_used_at');
      expect(await count('rate_limits')).toBe(0);
    } finally {
      await run('ALTER TABLE sessions RENAME COLUMN used TO last_used_at');
    }
    await accounts().sweep();
    await accounts().sweep();
    expect(await count('sessions')).toBe(0);
  });
});

it('old deliveries and failing targets are cleared although one delivery cannot be', async () => {
  const [blocked] = await run<{ id: string }>(
    `INSERT INTO deliveries (id, user_id, channel, type, about, status, settled_at)
     SELECT gen_random_uuid(), $1, 'WEBHOOK', 'TEST', '{}', 'DELIVERED', ${LONG_AGO}
     FROM generate_series(1, 5) RETURNING id`,
    [user],
  );
  await run(
    `INSERT INTO failing_targets (target_id, failures, rests_until) VALUES ($1, 1, ${LONG_AGO})`,
    [randomUUID()],
  );
  await run('INSERT INTO holds (delivery) VALUES ($1)', [blocked!.id]);
  await expect(new DeliveryStore(database).clear()).rejects.toThrow('holds');
  expect(await run('SELECT id FROM deliveries')).toEqual([blocked]);
  expect(await count('failing_targets')).toBe(0);
});
