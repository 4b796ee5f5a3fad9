/** Real: an api process, its sockets and Postgres; what one move costs when very many watch it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from 'graphql-ws';
import { DataSource } from 'typeorm';
import { roundTrips } from '../bench/round-trips.js';
import { MATCH } from '../support/client.js';
import type { MatchJson, TestClient } from '../support/client.js';
import { socketOf, subscribe } from '../support/live.js';
import type { Feed } from '../support/live.js';
import { startApiAlone } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { waitingStreams } from '../support/streams.js';
import { playCard, sitDown } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';

/** How many of each kind of viewer watch. */
const EACH = 100;

let service: TestService;
let source: DataSource;
let players: TestClient[];
let onlooker: TestClient;
const opened: Client[] = [];

beforeAll(async () => {
  service = await startApiAlone();
  source = new DataSource({ type: 'postgres', url: service.database.url });
  await source.initialize();
  players = [await service.player(), await service.player()];
  onlooker = await service.player();
});
afterEach(async () => {
  for (const socket of opened.splice(0)) await socket.dispose();
});
afterAll(async () => {
  await source.destroy();
  await service.stop();
});

/** A stream that listens may still have to look where the match stands: one that waits has. */
const waiting = waitingStreams();

/** Subscribes many times on one socket; resolves when all of them wait for the match's changes. */
async function watch<T extends object>(
  viewer: TestClient,
  query: string,
  table: Table,
  count = EACH,
): Promise<Feed<T>[]> {
  const before = waiting();
  const socket = socketOf(viewer);
  opened.push(socket);
  const feeds = Array.from({ length: count }, () =>
    subscribe<T>(socket, query, { id: table.matchId }),
  );
  await until('the service to wait', () => waiting() === before + count);
  return feeds;
}

const FIELDS = `${MATCH} plan { revision }`;
const UPDATED = `subscription ($id: ID!) { matchUpdated(matchId: $id) { ${FIELDS} } }`;
type Updated = { matchUpdated: MatchJson };

const ADDED =
  'subscription ($id: ID!) { matchEventAdded(matchId: $id) { version type payload { type } } }';
type Added = { matchEventAdded: { version: number; type: string; payload: object } };

/**
 * The move's own, what a client asks to make it, a few for each kind of viewer, and whose session still
 * holds: once for each group of streams that go on together and each event. One for each watcher alone
 * would be 300.
 */
const MOST_STATEMENTS = 120;

/** The statements of one move, until all have been told of it; the subscriptions have settled before. */
async function statementsOf<T extends object>(
  table: Table,
  feeds: readonly Feed<T>[],
  versionIn: (data: T) => number,
): Promise<string[]> {
  const playBefore = async () => {
    const { version } = await playCard(table);
    await Promise.all(feeds.map((feed) => feed.next((data) => versionIn(data) === version)));
  };
  await playBefore();
  return roundTrips(source, playBefore);
}

const count = (names: readonly string[], name: string) =>
  names.filter((asked) => asked === name).length;

describe('one move before 300 watchers of three kinds', () => {
  it('is read once, told to all, and shows nobody another hand', async () => {
    const table = await sitDown(players);
    const kinds = [...players, onlooker];
    const feeds: Feed<Updated>[][] = [];
    for (const viewer of kinds) feeds.push(await watch<Updated>(viewer, UPDATED, table));
    const asked = await statementsOf(table, feeds.flat(), (data) => data.matchUpdated.version);
    expect(asked.length).toBeLessThan(MOST_STATEMENTS);
    expect(count(asked, 'plans-of-user')).toBeLessThanOrEqual(2);
    for (const [kind, viewer] of kinds.entries()) {
      const seen = await viewer.match(table.matchId, FIELDS);
      for (const { answers } of feeds[kind]!) {
        expect(answers).toHaveLength(2);
        expect(answers[1]!.data!.matchUpdated).toEqual(seen);
      }
    }
    const hands = feeds.map(([feed]) => feed!.answers[1]!.data!.matchUpdated.deal.hands);
    const shown = hands.map((of) => of.map(({ cards }) => cards !== null));
    expect(shown).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('is read once for streams of events as well', async () => {
    const table = await sitDown(players);
    const feeds: Feed<Added>[][] = [];
    for (const viewer of [...players, onlooker]) {
      feeds.push(await watch<Added>(viewer, ADDED, table));
    }
    const versionIn = ({ matchEventAdded }: Added) => matchEventAdded.version;
    const asked = await statementsOf(table, feeds.flat(), versionIn);
    expect(asked.length).toBeLessThan(MOST_STATEMENTS);
    for (const kind of feeds) {
      const [told] = kind;
      for (const feed of kind) expect(feed.answers).toEqual(told!.answers);
    }
  });

  it('ends for those whose session has ended, and for no others', async () => {
    const table = await sitDown(players);
    const leaver = await service.player();
    const [left, stays] = [
      await watch<Updated>(leaver, UPDATED, table, 20),
      await watch<Updated>(onlooker, UPDATED, table, 20),
    ];
    const logout = `mutation ($input: LogoutInput!) { logout(input: $input) { userErrors { code } } }`;
    await leaver.ask(logout, { input: { refreshToken: leaver.refreshToken } });
    const { version } = await playCard(table);
    for (const feed of left) expect(await feed.failed()).toEqual(['UNAUTHENTICATED']);
    for (const feed of stays) await feed.next((data) => data.matchUpdated.version === version);
    expect(left.flatMap(({ answers }) => answers)).toEqual([]);
  });
});
