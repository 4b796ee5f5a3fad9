/** Real: an api process, its sockets and Postgres. Counts the statements of one move that very many users watch. */
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
import { playCard, startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';

/** Number of watchers of each kind. */
const EACH = 100;

let service: TestService;
let source: DataSource;
let players: TestClient[];
let spectator: TestClient;
const opened: Client[] = [];

beforeAll(async () => {
  service = await startApiAlone();
  source = new DataSource({ type: 'postgres', url: service.database.url });
  await source.initialize();
  players = [await service.player(), await service.player()];
  spectator = await service.player();
});
afterEach(async () => {
  for (const socket of opened.splice(0)) await socket.dispose();
});
afterAll(async () => {
  await source.destroy();
  await service.stop();
});

/** The number of streams that have read the match's state and wait for changes. */
const waiting = waitingStreams();

/** Subscribes many times on one socket; resolves when all streams wait for the match's changes. */
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
 * Enough for the move, for the client's queries before it, for a few statements for each kind of viewer, and for one
 * check of the sessions for each event and each group of streams that continue together. One statement for each
 * watcher would be 300.
 */
const MOST_STATEMENTS = 120;

/** The statements of one move until all streams have it. A move before it lets the subscriptions settle. */
async function statementsOf<T extends object>(
  table: Table,
  feeds: readonly Feed<T>[],
  versionIn: (data: T) => number,
): Promise<string[]> {
  const playSeenByAll = async () => {
    const { version } = await playCard(table);
    await Promise.all(feeds.map((feed) => feed.next((data) => versionIn(data) === version)));
  };
  await playSeenByAll();
  return roundTrips(source, playSeenByAll);
}

const count = (names: readonly string[], name: string) =>
  names.filter((statements) => statements === name).length;

describe('one move before 300 watchers of three kinds', () => {
  it('is read once, reaches all of them, and shows nobody another hand', async () => {
    const table = await startMatch(players);
    const kinds = [...players, spectator];
    const feeds: Feed<Updated>[][] = [];
    for (const viewer of kinds) feeds.push(await watch<Updated>(viewer, UPDATED, table));
    const statements = await statementsOf(table, feeds.flat(), (data) => data.matchUpdated.version);
    expect(statements.length).toBeLessThan(MOST_STATEMENTS);
    expect(count(statements, 'plans-of-user')).toBeLessThanOrEqual(2);
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

  it('is read once for 300 streams of events', async () => {
    const table = await startMatch(players);
    const feeds: Feed<Added>[][] = [];
    for (const viewer of [...players, spectator]) {
      feeds.push(await watch<Added>(viewer, ADDED, table));
    }
    const versionIn = ({ matchEventAdded }: Added) => matchEventAdded.version;
    const statements = await statementsOf(table, feeds.flat(), versionIn);
    expect(statements.length).toBeLessThan(MOST_STATEMENTS);
    for (const kind of feeds) {
      const [firstFeed] = kind;
      for (const feed of kind) expect(feed.answers).toEqual(firstFeed!.answers);
    }
  });

  it('streams of an ended session end with the next move, and other streams continue', async () => {
    const table = await startMatch(players);
    const leaver = await service.player();
    const [ofEndedSession, ofOtherSession] = [
      await watch<Updated>(leaver, UPDATED, table, 20),
      await watch<Updated>(spectator, UPDATED, table, 20),
    ];
    const logout = `mutation ($input: LogoutInput!) { logout(input: $input) { userErrors { code } } }`;
    await leaver.ask(logout, { input: { refreshToken: leaver.refreshToken } });
    const { version } = await playCard(table);
    for (const feed of ofEndedSession) expect(await feed.failed()).toEqual(['UNAUTHENTICATED']);
    for (const feed of ofOtherSession)
      await feed.next((data) => data.matchUpdated.version === version);
    expect(ofEndedSession.flatMap(({ answers }) => answers)).toEqual([]);
  });
});
