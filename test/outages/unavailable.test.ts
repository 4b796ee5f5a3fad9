/** Real: the service with its worker, its Postgres behind a wire that is cut and held. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { codesIn, socketOf, subscribe } from '../support/live.js';
import type { TestClient } from '../support/client.js';
import { lineToPostgres } from '../support/line.js';
import type { Line } from '../support/line.js';
import { freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { startServiceOn } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { waitingStreams } from '../support/streams.js';
import { playCard, sitDown } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';
import { RawSocket } from '../hostile/support/raw-socket.js';

const ME = '{ me { username } }';

let database: TestDatabase;
let line: Line;
let service: TestService;
let table: Table;
let player: TestClient;
beforeAll(async () => {
  database = await freshDatabase();
  line = await lineToPostgres(database.url);
  service = await startServiceOn(line.through(database.url), { LOG_LEVEL: 'silent' });
  table = await sitDown([await service.player(), await service.player()]);
  player = table.players[0]!;
});
beforeEach(() => works(player));
afterAll(async () => {
  await line.mend();
  await service.stop();
  await line.cut();
  await database.drop();
});

/** Waits until the service answers, as a client does: with the token that it has. */
const works = async (client: TestClient) => {
  await line.mend();
  return until('an answer', async () => (await client.raw(ME)).data?.['me' as never] !== undefined);
};

/** The whole of an HTTP answer. */
async function post(query: string, token: string | null, variables: object = {}) {
  const response = await fetch(`${service.base}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as {
    errors: { message: string; extensions: Record<string, unknown> }[];
  };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), errors };
}

const OUTAGE = {
  status: 503,
  retryAfter: '2',
  errors: [
    {
      message: 'The service cannot answer right now. Try again.',
      extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 2 },
    },
  ],
};

describe('while the database is away', () => {
  beforeEach(() => line.cut());

  it('queries and mutations are told to try again, over HTTP with 503', async () => {
    expect(await post(ME, player.accessToken)).toMatchObject(OUTAGE);
    const query = `mutation ($input: ActInput!) { act(input: $input) { match { id } } }`;
    const input = { matchId: table.matchId, actions: ['HA'], idempotencyKey: randomUUID() };
    expect(await post(query, player.accessToken, { input })).toMatchObject(OUTAGE);
  });

  it('a token that is none is refused as one: nobody has to be asked', async () => {
    const { errors } = await post(ME, `${player.accessToken}x`);
    expect(codesIn(errors)).toEqual(['UNAUTHENTICATED']);
  });

  it('a socket is not opened, with a code after which clients try again', async () => {
    const socket = await RawSocket.open(service.base, '203.0.113.1');
    const payload = { authorization: `Bearer ${player.accessToken}` };
    socket.send({ type: 'connection_init', payload });
    expect(await socket.closed).toBe(1013);
  });

  it('a page is told to be asked for later', async () => {
    const response = await fetch(`${service.base}/verify?token=abc`, { method: 'POST' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
  });

  it('the figures can be read nevertheless', async () => {
    const response = await fetch(`${service.base}/metrics`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('nodejs_heap_size_used_bytes');
  });
});

describe('when the database is back', () => {
  it('tokens, moves and subscriptions that stood before go on', async () => {
    const waiting = waitingStreams();
    const socket = socketOf(player, 10);
    const query = `subscription ($id: ID!) { matchUpdated(matchId: $id) { version } }`;
    const feed = subscribe(socket, query, { id: table.matchId });
    await until('the subscription', () => waiting() > 0);
    await line.cut();
    expect(await post(ME, player.accessToken)).toMatchObject(OUTAGE);
    await works(player);
    // A socket that was closed is opened again, and hears what comes after that.
    const isTold = () => feed.answers.length > 0;
    await until('news of a move', async () => {
      await playCard(table);
      return until('it', isTold, 2_000).catch(() => false);
    });
    await socket.dispose();
  });
});
