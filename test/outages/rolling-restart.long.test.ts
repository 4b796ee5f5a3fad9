/**
 * Real: two built api processes, which are replaced one after the other by SIGTERM; a balancer that follows
 * `/health/ready`; a worker; Postgres; players and watchers that use the balancer all the time.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { seeded } from '../../src/engine/index.js';
import { killAll, SLOW_MACHINE, prepareService, service } from '../integration/start/service.js';
import type { Service } from '../integration/start/service.js';
import { Balancer } from '../support/balancer.js';
import type { TestClient } from '../support/client.js';
import { Forwarder } from '../support/forwarder.js';
import { KeptAliveClient } from '../support/kept-alive.js';
import { freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { startWorkerOn } from '../support/service.js';
import type { Worker } from '../support/service.js';
import { asPlayerToAct, startMatch, step } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';
import { Watcher } from './watcher.js';

/** Far longer than the balancer takes to notice. */
const DRAIN_SECONDS = '4';
const JWT_SECRET = 'a secret that outlives every process';
const TABLES = 2;
/** Least number of moves between two restarts. */
const MOVES_BETWEEN = 10;
const SERVICE_RESTART = 1012;

/** The addresses of the apis that serve. */
const backends = new Set<string>();
const balancer = new Balancer(() => [...backends]);
const forwarder = new Forwarder(balancer);
let database: TestDatabase;
let worker: Worker;
let base: string;
let moves = 0;
let isOver = false;

interface Api extends Service {
  readonly base: string;
}

async function startApi(): Promise<Api> {
  const env = {
    DATABASE_URL: database.url,
    JWT_SECRET,
    LOG_LEVEL: 'error',
    ...SLOW_MACHINE,
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
    table ??= await startMatch(players);
    const match = await asPlayerToAct(table);
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

/** Like Kubernetes: the next api serves before the previous one gets SIGTERM. */
async function replace(previous: Api, next: Api): Promise<void> {
  await someMoves();
  backends.add(next.base);
  previous.child.kill('SIGTERM');
  expect(await previous.ended).toMatchObject({ status: 0, err: '' });
  backends.delete(previous.base);
}

async function seated(number: number): Promise<TestClient[]> {
  const names = [0, 1].map((seat) => `table${number}seat${seat}`);
  return Promise.all(names.map((name) => new KeptAliveClient(base).register(name)));
}

beforeAll(async () => {
  prepareService();
  database = await freshDatabase();
  worker = await startWorkerOn(database.url, { JWT_SECRET });
  base = await forwarder.listen();
  void balancer.watch();
}, 120_000);
afterAll(async () => {
  isOver = true;
  balancer.stop();
  await forwarder.close();
  killAll();
  await worker?.close();
  await database?.drop();
});

it('a rolling restart fails no request, and no watcher misses anything', async () => {
  // All start at the same time, also the later ones: one after the other takes long on a busy machine.
  const [first, second, ...next] = await Promise.all([1, 2, 3, 4].map(startApi));
  for (const { base } of [first!, second!]) backends.add(base);
  const tables = await Promise.all(Array.from({ length: TABLES }, (_, n) => seated(n)));
  const playing = Promise.all(tables.map((table, n) => play(table, n)));
  const restarting = (async () => {
    const watchers = await Promise.all(tables.flat().map((player) => Watcher.of(player)));
    await replace(first!, next[0]!);
    await replace(second!, next[1]!);
    await someMoves();
    isOver = true;
    return watchers;
  })();
  await Promise.race([playing, restarting]); // a failed request fails the test at once
  const watchers = await restarting;
  await playing;

  expect(forwarder.failed).toBe(0);
  expect([...forwarder.answered.values()].filter((count) => count > 0)).toHaveLength(4);
  for (const watcher of watchers) {
    expect(watcher.received).toEqual(await watcher.untilAllReceived());
    expect(new Set(watcher.codes)).toEqual(new Set([SERVICE_RESTART]));
    await watcher.stop();
  }
}, 300_000);
