/**
 * Real: two built api processes that are restarted one after the other by SIGTERM, a balancer that follows
 * `/health/ready`, Postgres, and players and watchers that go through the balancer all the time.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { seeded } from '../../src/engine/index.js';
import { killAll, prepareService, service } from '../integration/start/service.js';
import type { Service } from '../integration/start/service.js';
import { Balancer } from '../support/balancer.js';
import type { TestClient } from '../support/client.js';
import { KeptAliveClient } from '../support/kept-alive.js';
import { freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { asAsked, sitDown, step } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';
import { Watcher } from './watcher.js';

/** How often the balancer's view is refreshed before an api stops serving: sixty times. */
const DRAIN_SECONDS = '3';
const TABLES = 2;
/** Moves that are made between two restarts, at least. */
const MOVES_BETWEEN = 20;
const SERVICE_RESTART = 1012;

let database: TestDatabase;
let balancer: Balancer;
let base: string;
let moves = 0;
let isOver = false;

async function startApi(): Promise<Service & { base: string }> {
  const env = {
    DATABASE_URL: database.url,
    JWT_SECRET: 'a secret that outlives every process',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS,
    FINISH_SECONDS: '60',
  };
  const api = service({ env, program: ['dist/api.main.js'] });
  return { ...api, base: await api.ready() };
}

/** Plays match after match, a move at a time, until the restarts are over. */
async function play(players: readonly TestClient[], seed: number): Promise<void> {
  const random = seeded(seed);
  let table: Table | null = null;
  while (!isOver) {
    table ??= await sitDown(players);
    const match = await asAsked(table);
    if (match.status === 'IN_PROGRESS') {
      await step(table, match, random);
      moves += 1;
    } else table = null;
  }
}

async function someMoves(): Promise<void> {
  const wanted = moves + MOVES_BETWEEN;
  await until('some more moves', () => moves >= wanted, 120_000);
}

async function restart(api: Service & { base: string }): Promise<Service & { base: string }> {
  await someMoves();
  api.child.kill('SIGTERM');
  expect(await api.ended).toMatchObject({ status: 0, err: '' });
  balancer.remove(api.base);
  const next = await startApi();
  await balancer.add(next.base);
  return next;
}

async function seated(number: number): Promise<TestClient[]> {
  const names = [0, 1].map((seat) => `table${number}seat${seat}`);
  return Promise.all(names.map((name) => new KeptAliveClient(base).register(name)));
}

beforeAll(async () => {
  prepareService();
  database = await freshDatabase();
  balancer = new Balancer();
  base = await balancer.listen();
}, 120_000);
afterAll(async () => {
  isOver = true;
  await balancer?.close();
  killAll();
  await database?.drop();
});

it('a rolling restart fails no request, and no watcher misses anything', async () => {
  const apis = await Promise.all([startApi(), startApi()]);
  for (const api of apis) await balancer.add(api.base);
  const tables = await Promise.all(Array.from({ length: TABLES }, (_, n) => seated(n)));
  const playing = Promise.all(tables.map((table, n) => play(table, n)));
  const restarting = (async () => {
    const watchers = await Promise.all(tables.flat().map((player) => Watcher.of(player)));
    for (const api of apis) await restart(api);
    await someMoves();
    isOver = true;
    return watchers;
  })();
  await Promise.race([playing, restarting]); // a failed request fails the test at once
  const watchers = await restarting;
  await playing;

  expect(balancer.failed).toBe(0);
  expect([...balancer.answered.values()].filter((count) => count > 0)).toHaveLength(4);
  for (const watcher of watchers) {
    expect(watcher.heard).toEqual(await watcher.hasHeardAll());
    expect(new Set(watcher.codes)).toEqual(new Set([SERVICE_RESTART]));
    await watcher.stop();
  }
}, 300_000);
