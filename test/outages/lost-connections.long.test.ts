/**
 * Real: the built service as an api and a worker on a Postgres of its own. Its connections are ended and its
 * postmaster is killed with `kill -9` while clients play. The long form is `test:chaos`.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Player } from '../integration/crash/player.js';
import { killAll, prepareService, service } from '../integration/start/service.js';
import type { Ending, Service } from '../integration/start/service.js';
import { Cluster } from '../support/cluster.js';
import type { TestDatabase } from '../support/postgres.js';
import { storedEvents } from '../support/stored.js';
import { untilOutboxEmpty, rowId } from '../support/sql.js';
import { until } from '../support/wait.js';

const PLAYERS = 2;
const ROUNDS = 2;
/** Moves between two failures: so many that bots have answered, which needs the worker. */
const MOVES = 8;

let folder: string;
let cluster: Cluster;
let stored: { readonly database: TestDatabase };
let processes: Service[];
let players: Player[];
const endings: Ending[] = [];
let over = false;

const acknowledged = () => players.flatMap((player) => player.acknowledged);

/** Waits until players and bots have moved, which needs the api and the worker. */
async function untilMovesAreMade(): Promise<void> {
  const wanted = acknowledged().length + MOVES;
  await until('some more moves', () => {
    const [ending] = endings;
    if (ending) throw new Error(`a process ended: ${ending.err}${ending.out}`);
    return acknowledged().length >= wanted;
  });
}

async function harm(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await cluster.terminateBackends();
    await untilMovesAreMade();
    await cluster.kill();
    await cluster.start();
    await untilMovesAreMade();
  }
}

beforeAll(async () => {
  prepareService();
  folder = await mkdtemp(join(tmpdir(), 'bummerl-cluster-'));
  cluster = await Cluster.prepare(folder);
  await cluster.open();
  stored = { database: { url: cluster.url, drop: () => Promise.resolve() } };
  const env = {
    DATABASE_URL: cluster.url,
    JWT_SECRET: 'a secret that outlives every connection',
    LOG_LEVEL: 'warn',
  };
  processes = ['dist/api.main.js', 'dist/worker.main.js'].map((main) =>
    service({ env, program: [main] }),
  );
  for (const { ended } of processes) void ended.then((ending) => endings.push(ending));
  const address = await processes[0]!.ready();
  await until('the worker', () => /worker plays/.test(processes[1]!.out()));
  players = Array.from({ length: PLAYERS }, (_, i) => new Player(() => address, i + 1));
  await Promise.all(players.map((player, i) => player.register(`player${i}`)));
}, 120_000);

afterAll(async () => {
  killAll();
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

describe('a service whose connections are ended, and whose Postgres is killed', () => {
  it('play continues after ended connections and a killed Postgres, and no process ends', async () => {
    const matches = players.map((player) =>
      player.playUntil(() => over, { rated: false, target: 2 }),
    );
    await Promise.all([harm().finally(() => (over = true)), ...matches]);
    expect(endings).toEqual([]);
  }, 170_000);

  it('every acknowledged move is stored once after ended connections and a killed Postgres', async () => {
    expect(acknowledged().length).toBeGreaterThanOrEqual(2 * ROUNDS * MOVES);
    for (const { matchId, version, seat, token } of acknowledged()) {
      const events = await storedEvents(stored, rowId(matchId));
      expect(events[version - 1]).toMatchObject({ version, seat, token });
    }
  });

  it('all tasks are done in the end after ended connections and a killed Postgres', async () => {
    await untilOutboxEmpty(stored);
    expect(endings).toEqual([]);
  });
});
