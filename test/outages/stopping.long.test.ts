/** Real: built apis as processes that get SIGTERM, with Postgres, HTTP connections and sockets. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from 'graphql-ws';
import { RawConnection } from '../hostile/support/raw-connection.js';
import { killAll, SLOW_MACHINE, prepareService, service } from '../integration/start/service.js';
import type { Service } from '../integration/start/service.js';
import { MATCH, TestClient, USER_ERRORS } from '../support/client.js';
import type { MatchPayload } from '../support/client.js';
import { askOver, socketOf, subscribe } from '../support/live.js';
import { freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { lockMatch } from '../support/row-lock.js';
import { rowId } from '../support/sql.js';
import { asPlayerToAct, playerToAct, startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';

/** The close code that says that the server will be back. */
const SERVICE_RESTART = 1012;
const ACT = `mutation ($input: ActInput!) { act(input: $input) { match { ${MATCH} } ${USER_ERRORS} } }`;
const KEPT_ALIVE = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';

interface Api extends Service {
  readonly base: string;
}

let database: TestDatabase;
let withLongFinish: Api;
let withShortFinish: Api;
let withDrain: Api;
const opened: Client[] = [];

beforeAll(async () => {
  prepareService();
  database = await freshDatabase();
  // All start at the same time, as one after the other takes long on a busy machine.
  [withLongFinish, withShortFinish, withDrain] = await Promise.all([
    startApi({ FINISH_SECONDS: '120' }),
    startApi({ FINISH_SECONDS: '1' }),
    startApi({ DRAIN_SECONDS: '600' }),
  ]);
}, 120_000);
afterEach(async () => {
  for (const socket of opened.splice(0)) await socket.dispose();
});
afterAll(async () => {
  killAll();
  await database?.drop();
});

async function startApi(settings: Readonly<Record<string, string>>): Promise<Api> {
  const secret = 'a secret that outlives every process';
  const common = { DATABASE_URL: database.url, JWT_SECRET: secret, LOG_LEVEL: 'error' };
  const env = { ...common, ...SLOW_MACHINE, ...settings };
  const api = service({ env, program: ['dist/api.main.js'] });
  return { ...api, base: await api.ready() };
}

/** A table with two new players. */
async function newTable({ base }: Api): Promise<Table> {
  const names = [1, 2].map(() => `p-${Math.random().toString(36).slice(2)}`);
  const players = await Promise.all(names.map((name) => new TestClient(base).register(name)));
  return startMatch(players);
}

/** The player to act, and the input of a legal move. */
async function nextMove(table: Table): Promise<{ player: TestClient; input: object }> {
  const match = await asPlayerToAct(table);
  const token = match.deal.legal.find((action) => action.length === 2)!;
  return { player: playerToAct(table, match), input: { matchId: match.id, actions: [token] } };
}

function open(client: TestClient): Client {
  const socket = socketOf(client);
  opened.push(socket);
  return socket;
}

const isRefused = ({ base }: Api): Promise<boolean> =>
  RawConnection.to(base).then(
    (connection) => {
      connection.drop();
      return false;
    },
    () => true,
  );

/** A request that needs the database. */
const askAnything = ({ base }: Api) =>
  fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ user(username: "nobody") { id } }' }),
  });

describe('an api that gets SIGTERM', () => {
  it('answers moves that wait for a row, over HTTP and a socket, and then ends', async () => {
    const api = withLongFinish;
    const [first, second] = [await newTable(api), await newTable(api)];
    const [one, other] = [await nextMove(first), await nextMove(second)];
    const idle = (await RawConnection.to(api.base)).write(KEPT_ALIVE);
    await until('its answer', () => idle.answer.includes('"live"'));
    const watcher = open(new TestClient(api.base));
    const feed = subscribe<{ matchUpdated: { version: number } }>(
      watcher,
      'subscription ($id: ID!) { matchUpdated(matchId: $id) { version } }',
      { id: first.matchId },
    );

    const lock = await lockMatch(database, rowId(first.matchId));
    const secondLock = await lockMatch(database, rowId(second.matchId));
    const overHttp = one.player.ask<{ act: MatchPayload }>(ACT, { input: one.input });
    const overSocket = askOver(open(other.player), ACT, { input: other.input });
    await lock.isAwaited(2);
    api.child.kill('SIGTERM');
    await until('no new connection', () => isRefused(api));
    await idle.ended;
    idle.drop();
    await lock.release();
    await secondLock.release();

    expect((await overHttp).act).toMatchObject({ userErrors: [], match: { id: first.matchId } });
    expect(await overSocket).toMatchObject({ data: { act: { userErrors: [] } } });
    expect(await feed.ended).toMatchObject({ code: SERVICE_RESTART });
    expect(await api.ended).toMatchObject({ status: 0, err: '' });
  }, 120_000);

  it('cuts a request that takes longer than FINISH_SECONDS', async () => {
    const { matchId, ...table } = await newTable(withShortFinish);
    const { player, input } = await nextMove({ matchId, ...table });
    const lock = await lockMatch(database, rowId(matchId));
    const cut = expect(player.ask(ACT, { input })).rejects.toThrow(/side closed|ECONNRESET/);
    await lock.isAwaited();
    withShortFinish.child.kill('SIGTERM');
    await cut;
    await lock.release();
  }, 120_000);

  it('serves for DRAIN_SECONDS, is not ready, and closes answered connections', async () => {
    const { base, child } = withDrain;
    expect((await fetch(`${base}/health/ready`)).headers.get('connection')).toBe('keep-alive');
    child.kill('SIGTERM');
    await until('not ready', async () => (await fetch(`${base}/health/ready`)).status === 503);
    const { status, headers } = await askAnything(withDrain);
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    expect((await fetch(`${base}/health/live`)).status).toBe(200);
    await until('the report of what it waits for', () => {
      child.kill('SIGTERM');
      return withDrain.out().includes('Still waiting for load balancers to choose another process');
    });
  }, 120_000);
});
