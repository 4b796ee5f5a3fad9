/**
 * Real: a built api process that is restarted, Postgres, a worker; graphql-ws, graphql-sse, urql and Apollo Client, as the
 * example of `@bummerl/client` uses them, through a proxy that loses connections.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-sse';
import WebSocket from 'ws';
import {
  byApollo,
  byGraphqlSse,
  byGraphqlWs,
  byUrql,
} from '../../clients/typescript/examples/streams.js';
import type { Options } from '../../clients/typescript/examples/streams.js';
import { seeded } from '../../src/engine/index.js';
import { killAll, prepareService, service, SLOW_MACHINE } from '../integration/start/service.js';
import type { Service } from '../integration/start/service.js';
import { mustMutate, TestClient } from '../support/client.js';
import { freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { startWorkerOn } from '../support/service.js';
import type { Worker } from '../support/service.js';
import { asPlayerToAct, startMatch, step } from '../support/table.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { until } from '../support/wait.js';
import { eventsAfter } from './watcher.js';

const LIBRARIES = [
  ['graphql-ws', byGraphqlWs],
  ['graphql-sse', byGraphqlSse],
  ['urql', byUrql],
  ['Apollo Client', byApollo],
] as const;
type Library = (typeof LIBRARIES)[number][1];

const JWT_SECRET = 'a secret that outlives every process';
const QUICK = { firstPauseMillis: 20 };

/** Where the api listens; a restart changes the port. */
const target = { host: '127.0.0.1', port: 0 };
let database: TestDatabase;
let worker: Worker;
let api: Service;
/** The way of the streams, which is interrupted. */
let proxy: TcpProxy;
/** The way of the players, which is not. */
let open: TcpProxy;
let players: TestClient[];

async function startApi(): Promise<void> {
  const env = { DATABASE_URL: database.url, JWT_SECRET, LOG_LEVEL: 'error', ...SLOW_MACHINE };
  api = service({ env, program: ['dist/api.main.js'] });
  target.port = Number(new URL(await api.ready()).port);
}

const addressOf = (way: TcpProxy) => way.through('http://127.0.0.1').replace(/\/$/, '');

/** Node has one of its own from version 22 on. */
const { WebSocket: ownSocket } = globalThis as { readonly WebSocket?: unknown };

beforeAll(async () => {
  Object.assign(globalThis, { WebSocket: ownSocket ?? WebSocket });
  prepareService();
  database = await freshDatabase();
  worker = await startWorkerOn(database.url, { JWT_SECRET });
  await startApi();
  [proxy, open] = await Promise.all([TcpProxy.to(target), TcpProxy.to(target)]);
  const names = ['watched', 'other'];
  players = await Promise.all(names.map((name) => new TestClient(addressOf(open)).register(name)));
}, 120_000);
afterAll(async () => {
  Object.assign(globalThis, { WebSocket: ownSocket });
  await Promise.all([proxy, open].map((way) => way?.cut()));
  killAll();
  await worker?.close();
  await database?.drop();
});

/** Plays some moves of a new match. */
async function playSome(seed: number): Promise<void> {
  const random = seeded(seed);
  const table = await startMatch(players);
  for (let move = 0; move < 6; move++) {
    const match = await asPlayerToAct(table);
    if (match.status !== 'IN_PROGRESS') return;
    await step(table, match, random);
  }
}

const cursorNow = async (player = players[0]!) =>
  (await player.ask<{ eventCursor: string }>('{ eventCursor }')).eventCursor;

/** A stream of the first player, whose cursors are kept. */
function followed(by: Library, options: Options, token = () => players[0]!.accessToken!) {
  const leaving = new AbortController();
  const cursors: string[] = [];
  const retries: unknown[] = [];
  const stream = by(
    { url: addressOf(proxy), token },
    {
      patience: QUICK,
      signal: leaving.signal,
      onRetry: (error) => retries.push(error),
      ...options,
    },
  );
  const ended = (async () => {
    for await (const { eventAdded } of stream) cursors.push(eventAdded.cursor);
  })();
  return { cursors, retries, ended, leave: () => leaving.abort() };
}

describe('no event is lost and none comes twice', () => {
  /** Follows with all libraries while `interrupt` does its work between two matches. */
  async function checkOver(interrupt: () => Promise<void>): Promise<void> {
    const after = await cursorNow();
    const streams = LIBRARIES.map(([, by]) => followed(by, { after }));
    await playSome(1);
    await until('the first events', () => streams.every(({ cursors }) => cursors.length > 5));
    await interrupt();
    await playSome(2);
    await until('as many events as there are', async () => {
      const { length } = await eventsAfter(players[0]!, after);
      return streams.every(({ cursors }) => cursors.length >= length);
    });
    const all = await eventsAfter(players[0]!, after);
    expect(all.length).toBeGreaterThan(20);
    for (const [n, { cursors, retries }] of streams.entries()) {
      expect([LIBRARIES[n]![0], cursors]).toEqual([LIBRARIES[n]![0], all]);
      expect(retries.length).toBeGreaterThan(0);
    }
    for (const { leave, ended } of streams) {
      leave();
      await ended;
    }
  }

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'over a restart of the service after %s',
    (signal) =>
      checkOver(async () => {
        api.child.kill(signal);
        await api.ended;
        await startApi();
      }),
    120_000,
  );

  it('over a network that is dead without an error', async () => {
    await checkOver(() => {
      proxy.abandon();
      return Promise.resolve();
    });
  }, 120_000);
});

describe('with a wrong token', () => {
  it.each(LIBRARIES)('%s asks once and no more', async (_, by) => {
    const after = await cursorNow();
    let asked = 0;
    const stream = followed(by, { after }, () => `wrong${++asked}`);
    await expect(stream.ended).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect([asked, stream.retries]).toEqual([1, []]);
  });

  it.each(LIBRARIES)('%s asks again after one refresh', async (_, by) => {
    const after = await cursorNow();
    let token = 'expired';
    const refresh = () => {
      token = players[0]!.accessToken!;
      return Promise.resolve();
    };
    const stream = followed(by, { after, refresh }, () => token);
    await playSome(3);
    await until('events', () => stream.cursors.length > 5);
    expect(stream.retries).toEqual([]);
    stream.leave();
    await stream.ended;
  });

  it('all end with their session, and do not ask again', async () => {
    const leaver = await new TestClient(addressOf(open)).register('leaver');
    const after = await cursorNow(leaver);
    const streams = LIBRARIES.map(([, by]) => followed(by, { after }, () => leaver.accessToken!));
    const { matchId } = await startMatch([leaver, players[1]!]);
    await until('events', () => streams.every(({ cursors }) => cursors.length > 2));
    const refused = streams.map(({ ended }) =>
      expect(ended).rejects.toMatchObject({ code: 'UNAUTHENTICATED' }),
    );
    await mustMutate(leaver, 'logout', { refreshToken: leaver.refreshToken! });
    await mustMutate(players[1]!, 'resign', { matchId });
    await Promise.all(refused);
    for (const { retries } of streams) expect(retries).toEqual([]);
  });
});

it('the retries of graphql-sse begin at the first cursor again, so that events come twice', async () => {
  const after = await cursorNow();
  const client = createClient({
    url: `${addressOf(proxy)}/graphql/stream`,
    headers: () => ({ authorization: `Bearer ${players[0]!.accessToken}` }),
    retryAttempts: 5,
    retry: () => Promise.resolve(),
  });
  const cursors: string[] = [];
  const query = 'subscription ($after: String) { eventAdded(after: $after) { cursor } }';
  const leave = client.subscribe<{ eventAdded: { cursor: string } }>(
    { query, variables: { after } },
    {
      next: ({ data }) => cursors.push(data!.eventAdded.cursor),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await playSome(4);
  await until('events', () => cursors.length > 5);
  proxy.reset();
  await until(
    'the first event again',
    () => cursors.filter((one) => one === cursors[0]).length > 1,
  );
  leave();
  client.dispose();
});
