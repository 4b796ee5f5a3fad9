/**
 * Real: the built service as two processes, its Postgres and the threads that bots think in. The worker
 * is killed with `kill -9` in the middle of a review.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { rowsOf } from '../../support/sql.js';
import { until } from '../../support/wait.js';
import { prepareService } from '../start/service.js';
import { Player } from './player.js';
import { Processes } from './processes.js';

const PATIENCE = 60_000;

const REQUEST = `mutation ($matchId: ID!) {
  requestReview(input: { matchId: $matchId }) { review { id } userErrors { code } } }`;

/** A kept deal, with the transaction that wrote it. */
interface KeptDeal {
  readonly number: number;
  readonly written: string;
}

let database: TestDatabase;
let processes: Processes;
let player: Player;

const rows = <R>(text: string) => rowsOf<R>({ database }, text);
const keptDeals = () =>
  rows<KeptDeal>('SELECT number, xmin::text AS written FROM review_deals ORDER BY number');

beforeAll(async () => {
  prepareService();
  database = await freshDatabase();
  const secret = 'a secret that outlives every process';
  processes = new Processes({
    DATABASE_URL: database.url,
    JWT_SECRET: secret,
    LOG_LEVEL: 'error',
    BOT_THREADS: '1',
  });
  await processes.start();
  player = new Player(() => processes.address, 5);
  await player.register('player');
  await player.playUntil(() => true);
}, 120_000);

afterAll(async () => {
  processes.stop();
  await database.drop();
});

describe('a worker that dies in the middle of a review', () => {
  it('leaves it to the next, which goes on behind what was kept', async () => {
    const [matchId] = player.matches;
    await player.ask(REQUEST, { matchId });
    const [review] = await rows<{ count: number }>('SELECT deal_count AS count FROM reviews');
    await until('a deal', async () => (await keptDeals()).length > 0, PATIENCE);
    await processes.killWorker();
    const before = await keptDeals();
    expect(before.length).toBeLessThan(review!.count);
    await until(
      'the review',
      async () => (await rows('SELECT FROM reviews WHERE finished_at IS NOT NULL')).length > 0,
      PATIENCE,
    );
    const after = await keptDeals();
    expect(after.map(({ number }) => number)).toEqual(
      Array.from({ length: review!.count }, (_, i) => i + 1),
    );
    expect(after.slice(0, before.length)).toEqual(before);
  }, 150_000);

  it('and its player is told once', async () => {
    const owed = async () => (await rows('SELECT FROM outbox')).length;
    await until('an empty outbox', async () => (await owed()) === 0, PATIENCE);
    expect(await rows(`SELECT FROM notifications WHERE type = 'REVIEW_READY'`)).toHaveLength(1);
  }, 70_000);
});
