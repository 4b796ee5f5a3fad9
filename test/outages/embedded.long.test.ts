/** Real: the built service as `npm start` runs it. Its own Postgres is killed with `kill -9` while clients play. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../tools/embedded/embedded.js';
import { Player } from '../integration/crash/player.js';
import { killAll, prepareService, service } from '../integration/start/service.js';
import type { Ending, Service } from '../integration/start/service.js';
import { TestClient } from '../support/client.js';
import { storedEvents } from '../support/stored.js';
import { codesIn } from '../support/live.js';
import { postmasterOf, processesOf } from '../support/postgres-processes.js';
import { rowId } from '../support/sql.js';
import { until } from '../support/wait.js';

const KILLS = 2;
/** Moves between two kills: so many that bots have answered, which needs the worker. */
const MOVES = 8;

let folder: string;
let data: string;
let running: Service;
let player: Player;
let friend: TestClient;
let ending: Ending | undefined;
/** The answers to a client that asks all the time: its name, or error codes. */
const answers = new Set<string>();
let over = false;

beforeAll(async () => {
  prepareService();
  folder = await mkdtemp(join(tmpdir(), 'bummerl-outage-'));
  await chmod(folder, 0o755);
  data = join(folder, 'data');
  // Bots answer at once, so that players do not poll while bots wait.
  running = service({ env: { DATA_DIR: data, LOG_LEVEL: 'warn', BOT_PACE_MILLIS: '0' } });
  void running.ended.then((ended) => (ending = ended));
  const address = await running.ready();
  player = new Player(() => address, 1);
  await player.register('player');
  friend = await new TestClient(address).register('friend');
}, 240_000);

afterAll(async () => {
  killAll();
  for (const { pid } of await processesOf(folder)) process.kill(pid, 'SIGKILL');
  await until('no process', async () => (await processesOf(folder)).length === 0);
  await rm(folder, { recursive: true, force: true });
});

async function untilMovesAreMade(): Promise<void> {
  const wanted = player.acknowledged.length + MOVES;
  await until('some more moves', () => {
    if (ending) throw new Error(`the service ended: ${ending.err}${ending.out}`);
    return player.acknowledged.length >= wanted;
  });
}

async function killAgainAndAgain(): Promise<void> {
  for (let kill = 0; kill < KILLS; kill++) {
    await untilMovesAreMade();
    const { pid } = await postmasterOf(data);
    process.kill(pid, 'SIGKILL');
  }
  await untilMovesAreMade();
}

async function askAllTheTime(): Promise<void> {
  while (!over) {
    const { data, errors } = await friend.raw<{ me: { username: string } }>('{ me { username } }');
    answers.add(data ? data.me.username : codesIn(errors).join());
  }
}

describe('a service whose embedded Postgres is killed', () => {
  it('continues, and answers only UNAVAILABLE meanwhile', async () => {
    const playing = player.playUntil(() => over, { rated: false, target: 2 });
    await Promise.all([killAgainAndAgain().finally(() => (over = true)), playing, askAllTheTime()]);
    answers.delete('UNAVAILABLE');
    expect([...answers]).toEqual(['friend']);
    expect(ending).toBeUndefined();
  }, 240_000);

  it('every acknowledged move is stored once after kills of the embedded Postgres', async () => {
    const { databaseUrl, stop } = await startEmbedded(data, () => undefined);
    const stored = { database: { url: databaseUrl, drop: () => Promise.resolve() } };
    for (const { matchId, version, seat, token } of player.acknowledged) {
      const events = await storedEvents(stored, rowId(matchId));
      expect(events[version - 1]).toMatchObject({ version, seat, token });
    }
    await stop();
  });
});
