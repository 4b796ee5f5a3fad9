/** Real Postgres: the shuffle chain that is kept ready for each user's next match. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { ShuffleChains } from '../../../src/modules/fairness/application/index.js';
import { ShuffleChainStore } from '../../../src/modules/fairness/storage/shuffle-chain-store.js';
import type { Commitment } from '../../../src/modules/fairness/application/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { openSource } from '../../support/source.js';

interface Stored extends Commitment {
  readonly checkpoints: Buffer;
  readonly isTaken: boolean;
}

let postgres: TestDatabase;
let source: DataSource;
let database: Database;
let chains: ShuffleChains;
let ownerId: string;

beforeAll(async () => {
  postgres = await freshDatabase();
  source = await openSource(postgres.url, 6);
  database = new Database(source);
  chains = new ShuffleChains(new ShuffleChainStore(database), database);
});
beforeEach(async () => {
  ownerId = randomUUID();
  const name = `user${ownerId.slice(0, 8)}`;
  await source.query(
    `INSERT INTO users (id, username, username_key, lookalike_key, language)
     VALUES ($1, $2, $2, $2, 'en')`,
    [ownerId, name],
  );
});
afterAll(async () => {
  await source.destroy();
  await postgres.drop();
});

const take = () => database.transaction((within) => chains.take(ownerId, within));

const stored = () =>
  source.query<Stored[]>(
    `SELECT match_id AS "matchId", commitment, checkpoints, taken_at IS NOT NULL AS "isTaken"
     FROM shuffle_chains WHERE owner_id = $1`,
    [ownerId],
  );

const distinct = (buffers: readonly Buffer[]) => new Set(buffers.map((it) => it.toString('hex')));

it('takes the chain that was public, and writes another', async () => {
  await database.transaction((within) => chains.reserve(ownerId, within));
  const { matchId, commitment } = (await chains.next(ownerId))!;
  expect(await take()).toEqual({ matchId, commitment, takenAt: expect.any(Date) });
  const rows = await stored();
  expect(rows.map(({ isTaken }) => isTaken).sort()).toEqual([false, true]);
  expect(rows.find(({ isTaken }) => isTaken)).toMatchObject({ matchId, commitment });
});

it('gives each of several callers a chain with a secret of its own', async () => {
  await database.transaction((within) => chains.reserve(ownerId, within));
  const taken = await Promise.all(Array.from({ length: 5 }, take));
  expect(new Set(taken.map(({ matchId }) => matchId)).size).toBe(5);
  expect(distinct((await stored()).map(({ checkpoints }) => checkpoints)).size).toBe(6);
});

it('draws two chains with different secrets for a user who has lost theirs', async () => {
  await take();
  const rows = await stored();
  expect(rows).toHaveLength(2);
  expect(distinct(rows.map(({ commitment }) => commitment)).size).toBe(2);
});

it('leaves the chain if the transaction is rolled back', async () => {
  await database.transaction((within) => chains.reserve(ownerId, within));
  const next = await chains.next(ownerId);
  const failed = database.transaction(async (within) => {
    await chains.take(ownerId, within);
    throw new Error('refused');
  });
  await expect(failed).rejects.toThrow('refused');
  expect(await chains.next(ownerId)).toEqual(next);
});
