/** Real: an api with few connections, its Postgres behind a connection that falls silent, and held locks. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { codesIn } from '../support/live.js';
import type { Answer, TestClient } from '../support/client.js';
import { proxyToPostgres } from '../support/tcp-proxy.js';
import type { TcpProxy } from '../support/tcp-proxy.js';
import { freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { startApiOn } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { asPlayerToAct, startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';

const CONNECTIONS = 4;
const WAITING = 4;
const ME = '{ me { username } }';
const NOTHING = '{ __typename }';

let database: TestDatabase;
let proxy: TcpProxy;
let service: TestService;
let table: Table;
let player: TestClient;
let holder: Client;
beforeAll(async () => {
  database = await freshDatabase();
  holder = new Client({ connectionString: database.url });
  await holder.connect();
  proxy = await proxyToPostgres(database.url);
  service = await startApiOn(proxy.through(database.url), {
    LOG_LEVEL: 'silent',
    DATABASE_POOL: String(CONNECTIONS),
    DATABASE_WAITING: String(WAITING),
    DATABASE_WAIT_MILLIS: '2000',
    DATABASE_STATEMENT_MILLIS: '3000',
    DATABASE_LOCK_MILLIS: '1000',
  });
  table = await until('a table', () =>
    Promise.all([service.player(), service.player()])
      .then(startMatch)
      .catch(() => undefined),
  );
  player = table.players[0]!;
});
afterEach(async () => {
  await proxy.mend();
  await holder.query('ROLLBACK');
  await until('an answer', async () => (await player.raw(ME)).data);
});
afterAll(async () => {
  await service.stop();
  await proxy.cut();
  await holder.end();
  await database.drop();
});

const codes = ({ errors = [] }: Answer<unknown>) => codesIn(errors);

describe('a database that does not answer', () => {
  it('makes requests UNAVAILABLE after a limited wait', async () => {
    proxy.hold();
    const answers = await Promise.all(Array.from({ length: 8 }, () => player.raw(ME)));
    for (const answer of answers) expect(codes(answer)).toEqual(['UNAVAILABLE']);
  });
});

describe('a match that somebody else has locked', () => {
  it('a move in a locked match is UNAVAILABLE, and the match stays as it was', async () => {
    const { version, deal, toAct } = await asPlayerToAct(table);
    await holder.query('BEGIN');
    await holder.query('SELECT FROM matches FOR UPDATE');
    const playerOnTurn = table.players[toAct!]!;
    await expect(playerOnTurn.act(table.matchId, [deal.legal[0]!])).rejects.toThrow('UNAVAILABLE');
    await holder.query('ROLLBACK');
    expect((await player.match(table.matchId)).version).toBe(version);
  });
});

describe('a pool that is full', () => {
  it('refuses every request, even one that needs no database', async () => {
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE');
    let isFull = true;
    const flooding = (async () => {
      while (isFull) await flood();
    })();
    const stranger = service.client();
    await until('a refusal', async () =>
      codes(await stranger.raw(NOTHING)).includes('UNAVAILABLE'),
    );
    isFull = false;
    await holder.query('ROLLBACK');
    await flooding;
  });
});

/** Sends more requests than there are connections and places to wait; each must be answered or refused. */
async function flood(): Promise<void> {
  const requests = Array.from({ length: CONNECTIONS + WAITING + 20 }, () => player.raw(ME));
  for (const answer of await Promise.all(requests)) {
    expect(['', 'UNAVAILABLE']).toContain(codes(answer).join());
  }
}
