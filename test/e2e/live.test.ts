/** Real: two api processes, a worker and their sockets. What subscriptions send, and to whom. */
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { EventEmitter } from 'node:events';
import type { Client } from 'graphql-ws';
import { fromGlobalId } from '../../src/platform/api/ids.js';
import { LiveBus } from '../../src/platform/live/live-bus.js';
import { MATCH } from '../support/client.js';
import type { MatchJson, TestClient } from '../support/client.js';
import { askOver, codesIn, socketOf, subscribe } from '../support/live.js';
import type { Feed } from '../support/live.js';
import { startApi, startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { untilOutboxEmpty, rowId, rowsOf } from '../support/sql.js';
import { waitingStreams } from '../support/streams.js';
import {
  asPlayerToAct,
  playerToAct,
  waitingPlayer,
  playCard,
  startMatch,
  stackDeal,
} from '../support/table.js';
import { until } from '../support/wait.js';

let first: TestService;
let second: TestService;
let people: TestClient[];
let stranger: TestClient;
const opened: Client[] = [];

/** The number of streams that wait for changes. A stream that has just been subscribed may still read. */
const waiting = waitingStreams();
/** Records every bus of this process, as the first listener of a bus calls `changes`. */
const buses = jest.spyOn(LiveBus.prototype, 'changes');

beforeAll(async () => {
  first = await startService();
  second = await startApi(first);
  people = await Promise.all([first.player(), first.player()]);
  stranger = await first.player();
});
afterEach(async () => {
  for (const socket of opened.splice(0)) await socket.dispose();
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

/** The number of listeners of a topic in both processes. */
function listeners(topic: string): number {
  const emitters = [...new Set(buses.mock.contexts)].map(
    (bus) => Reflect.get(bus as LiveBus, 'emitter') as unknown as EventEmitter,
  );
  return emitters.reduce((sum, emitter) => sum + emitter.listenerCount(topic), 0);
}

const matchTopic = (matchId: string) => `match.${rowId(matchId)}`;

function socket(client: TestClient): Client {
  const opening = socketOf(client);
  opened.push(opening);
  return opening;
}

type Updated = { matchUpdated: MatchJson };
const UPDATED = `subscription ($id: ID!) { matchUpdated(matchId: $id) { ${MATCH} } }`;

/** Watches a match; resolves when the service waits for its changes. */
async function watch<T extends object = Updated>(
  client: TestClient,
  id: string,
  query = UPDATED,
): Promise<Feed<T>> {
  const before = waiting();
  const feed = subscribe<T>(socket(client), query, { id });
  await until('the service to wait', () => waiting() > before);
  return feed;
}

/** The same user at the other api process. */
function atSecondApi(client: TestClient): TestClient {
  const other = second.client();
  other.accessToken = client.accessToken;
  return other;
}

const nextAt = (feed: Feed<Updated>, version: number) =>
  feed.next(({ matchUpdated }) => matchUpdated.version === version);

describe('matchUpdated', () => {
  it('shows each viewer the same view as a query', async () => {
    const table = await startMatch(people);
    const watchers = [...people, stranger, first.client(), atSecondApi(people[0]!)];
    const feeds: Feed<Updated>[] = [];
    for (const watcher of watchers) feeds.push(await watch(watcher, table.matchId));
    for (let i = 0; i < 3; i++) {
      const { version } = await playCard(table);
      for (const [w, feed] of feeds.entries()) {
        const { matchUpdated } = await nextAt(feed, version);
        expect(matchUpdated).toEqual(await watchers[w]!.match(table.matchId));
      }
    }
    expect(feeds[2]!.answers.length).toBe(3);
  });

  it('reports moves made in either process to the other', async () => {
    const table = await startMatch(people);
    const here = await watch(people[0]!, table.matchId);
    const there = await watch(atSecondApi(stranger), table.matchId);
    const one = await playCard(table);
    await nextAt(there, one.version);
    const two = await playCard({ ...table, players: people.map(atSecondApi) });
    await nextAt(here, two.version);
    await nextAt(there, two.version);
    expect(there.answers.flatMap((answer) => answer.errors ?? [])).toEqual([]);
  });

  it('reads deals, seeds and the record again each time', async () => {
    type Deep = {
      matchUpdated: {
        version: number;
        deals: { number: number; fairness: { seed: string | null } }[];
        record: { deals: object[] };
      };
    };
    const query = `subscription ($id: ID!) { matchUpdated(matchId: $id) {
      version deals { number fairness { seed } } record deal { fairness { seed } } } }`;
    const table = await startMatch(people, { preset: 'scharf' });
    const feed = await watch<Deep>(stranger, table.matchId, query);
    const { version } = await playCard(table);
    const begun = await feed.next(({ matchUpdated }) => matchUpdated.version === version);
    expect(begun.matchUpdated.deals).toHaveLength(1);
    await playCard(table);
    await playerToAct(table, await asPlayerToAct(table)).act(table.matchId, ['66']);
    const later = await feed.next(({ matchUpdated }) => matchUpdated.deals.length === 2);
    expect(later.matchUpdated.deals.map((deal) => deal.fairness.seed !== null)).toEqual([
      true,
      false,
    ]);
    expect(later.matchUpdated.record.deals).toHaveLength(1);
    expect(feed.answers.flatMap((answer) => answer.errors ?? [])).toEqual([]);
  });

  it('begins with the current match on request, and completes when the match ends', async () => {
    const initial = UPDATED.replace('matchId: $id', 'matchId: $id, initial: true');
    const table = await startMatch(people);
    const feed = await watch(stranger, table.matchId, initial);
    const { version } = await playCard(table);
    await nextAt(feed, version);
    const { match } = await people[1]!.resign(table.matchId);
    expect(await feed.ended).toBe(null);
    const received = feed.answers.map(({ data }) => data!.matchUpdated);
    expect(received.map((match) => match.version)).toEqual([
      expect.any(Number),
      version,
      match!.version,
    ]);
    expect(received.at(-1)).toEqual(await stranger.match(table.matchId));
    for (const [query, count] of [[initial, 1] as const, [UPDATED, 0] as const]) {
      const late = subscribe<Updated>(socket(stranger), query, { id: table.matchId });
      expect(await late.ended).toBe(null);
      expect(late.answers).toHaveLength(count);
    }
  });

  it('reaches fifty sockets at once', async () => {
    const table = await startMatch(people);
    const before = waiting();
    const feeds = Array.from({ length: 50 }, (_, i) =>
      subscribe<Updated>(socket((i % 2 ? first : second).client()), UPDATED, {
        id: table.matchId,
      }),
    );
    await until('fifty streams', () => waiting() === before + 50);
    const { version } = await playCard(table);
    await Promise.all(feeds.map((feed) => nextAt(feed, version)));
    expect(feeds.map((feed) => feed.answers.length)).toEqual(Array<number>(50).fill(1));
  });

  it('leaves no listener behind when it is unsubscribed or its socket closes', async () => {
    const table = await startMatch(people);
    const topic = matchTopic(table.matchId);
    await until('the end of earlier streams', () => listeners('resync') === 0);
    const feed = await watch(stranger, table.matchId);
    feed.stop();
    await until('the end of listening', () => listeners(topic) === 0);
    const closing = socketOf(stranger);
    subscribe(closing, UPDATED, { id: table.matchId });
    await until('the service to listen', () => listeners(topic) === 1);
    closing.terminate();
    await until('the end of listening', () => listeners(topic) === 0);
    expect(listeners('resync')).toBe(0);
  });

  it('is refused for an unknown match', async () => {
    const unknown = Buffer.from('Match:00000000-0000-4000-8000-000000000000').toString('base64url');
    for (const id of [unknown, 'nonsense', '']) {
      const refused = subscribe(socket(stranger), UPDATED, { id });
      expect(await refused.failed()).toEqual(['BAD_USER_INPUT']);
      const topic = fromGlobalId(id);
      expect(topic ? listeners(`match.${topic.id}`) : 0).toBe(0);
    }
  });

  it('ends with its session', async () => {
    const leaver = await first.player();
    const table = await startMatch(people);
    const feed = await watch(leaver, table.matchId);
    const { version } = await playCard(table);
    await nextAt(feed, version);
    const logout = `mutation ($input: LogoutInput!) { logout(input: $input) { userErrors { code } } }`;
    await leaver.ask(logout, { input: { refreshToken: leaver.refreshToken } });
    await playCard(table);
    expect(await feed.failed()).toEqual(['UNAUTHENTICATED']);
    expect(feed.answers).toHaveLength(1);
    await until('the end of listening', () => listeners(matchTopic(table.matchId)) === 0);
  });

  it('a socket is not opened with a wrong token', async () => {
    const forger = first.client();
    forger.accessToken = 'nonsense';
    const answer = askOver(socket(forger), '{ me { username } }');
    await expect(answer).rejects.toMatchObject({ code: 4403 });
  });
});

describe('turnAdded', () => {
  type Turned = { turnAdded: MatchJson };
  const turned = (initial: boolean) =>
    `subscription { turnAdded(initial: ${initial}) { ${MATCH} } }`;

  it('sends each turn of every match to the player to act, with the legal actions', async () => {
    const pair = await Promise.all([first.player(), first.player()]);
    const tables = [await startMatch(pair), await startMatch(pair)];
    const openings = await Promise.all(tables.map(asPlayerToAct));
    const here = pair.map((player) => subscribe<Turned>(socket(player), turned(true)));
    const find = (match: MatchJson) =>
      here[match.toAct!]!.next(
        ({ turnAdded: { id, version } }) => id === match.id && version === match.version,
      );
    for (const opening of openings) expect((await find(opening)).turnAdded).toEqual(opening);
    for (const table of [...tables, ...tables]) {
      const nextTurn = await asPlayerToAct({ ...table, matchId: (await playCard(table)).id });
      const { turnAdded } = await find(nextTurn);
      expect(turnAdded).toEqual(nextTurn);
      expect(turnAdded.deal.legal).not.toEqual([]);
    }
    const received = here.flatMap((feed) => feed.answers.map(({ data }) => data!.turnAdded));
    expect(received.every(({ viewerSeat, toAct }) => viewerSeat === toAct)).toBe(true);
  });

  it('reports a turn once, and begins with the next turn by default', async () => {
    const pair = await Promise.all([first.player(), first.player()]);
    const table = await startMatch(pair);
    await stackDeal(first, table, RICH);
    const before = waiting();
    const feeds = pair.map((player) => subscribe<Turned>(socket(player), turned(false)));
    await until('the service to wait', () => waiting() >= before + 2);
    const opening = await asPlayerToAct(table);
    const { match } = await pair[opening.toAct!]!.act(table.matchId, ['x']);
    // The beginning of the match may be reported late.
    const isNew = ({ turnAdded: { version } }: Turned) => version >= match!.version;
    expect((await feeds[opening.toAct!]!.next(isNew)).turnAdded).toEqual(match);
    const next = await playCard(table);
    await feeds[1 - opening.toAct!]!.next(({ turnAdded: { version } }) => version === next.version);
    const received = feeds.map(({ answers }) => answers.filter(({ data }) => isNew(data!)));
    expect(received.map(({ length }) => length)).toEqual([1, 1]);
  });
});

interface Note {
  readonly id: string;
  readonly type: string;
  readonly matchId: string | null;
  readonly challengeId: string | null;
  readonly version: number | null;
  readonly readAt: string | null;
}
const NOTE = 'id type matchId challengeId version readAt';
const ADDED = `subscription { notificationAdded { ${NOTE} } }`;
type Added = { notificationAdded: Note };

interface NotePage {
  readonly nodes: readonly Note[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}
const NOTES = `query ($unreadOnly: Boolean, $first: Int, $after: String) {
  notifications(unreadOnly: $unreadOnly, first: $first, after: $after) {
    nodes { ${NOTE} } pageInfo { hasNextPage endCursor } } }`;
const notesOf = async (client: TestClient, variables: object = { first: 100 }) =>
  (await client.ask<{ notifications: NotePage }>(NOTES, variables)).notifications;

const MARK = `mutation ($input: MarkNotificationsReadInput!) {
  markNotificationsRead(input: $input) { marked userErrors { code } } }`;
const mark = async (client: TestClient, ids?: string[]) => {
  type Marked = { markNotificationsRead: { marked: number } };
  const input = ids ? { notificationIds: ids } : {};
  return (await client.ask<Marked>(MARK, { input })).markNotificationsRead.marked;
};

/** Resolves when a user has this many notifications of a type about a match. */
const notified = (client: TestClient, type: string, matchId: string, count: number) =>
  until(`${count} × ${type}`, async () => {
    const { nodes } = await notesOf(client);
    const notes = nodes.filter((note) => note.type === type && note.matchId === matchId);
    return notes.length >= count && notes;
  });

const RICH = {
  forehand: ['HJ', 'HK', 'HQ', 'CK', 'CQ'],
  dealer: ['SA', 'ST', 'SK', 'SQ', 'SJ'],
  talon: ['DA', 'DT', 'DK', 'DQ', 'DJ', 'CA', 'CT', 'CJ', 'HT', 'HA'],
};

describe('notificationAdded', () => {
  it('reports a challenge, turns and the end to the right user only', async () => {
    const [anna, ben] = [await first.player(), await first.player()];
    const everybody = [anna, ben, stranger];
    const feeds = everybody.map((client) => subscribe<Added>(socket(client), ADDED));
    for (const client of everybody) {
      const { me } = await client.ask<{ me: { id: string } }>('{ me { id } }');
      await until('the service to listen', () => listeners(`user.${rowId(me.id)}`) === 1);
    }
    const opponents = [{ username: ben.username }];
    const { challenge } = await anna.challenge({ variant: 'zweier', opponents });
    const { notificationAdded: invited } = await feeds[1]!.next(() => true);
    expect(invited).toMatchObject({ type: 'CHALLENGE', challengeId: challenge!.id, matchId: null });
    await ben.accept({ challengeId: challenge!.id });
    const table = { matchId: challenge!.matchId, players: [anna, ben] };
    const match = await asPlayerToAct(table);
    const seat = match.toAct!;
    const isTurn = ({ notificationAdded }: Added) => notificationAdded.type === 'YOUR_TURN';
    const turn = await feeds[seat]!.next(isTurn);
    expect(turn.notificationAdded).toMatchObject({ matchId: match.id, version: match.version });
    await playCard(table);
    await feeds[1 - seat]!.next(isTurn);
    await anna.resign(table.matchId);
    for (const feed of feeds.slice(0, 2)) {
      await feed.next(({ notificationAdded }) => notificationAdded.type === 'MATCH_OVER');
    }
    expect(feeds[2]!.answers).toEqual([]);
    const types = feeds.map((feed) => feed.answers.map(({ data }) => data!.notificationAdded.type));
    expect(types[0]!.sort()).toEqual(['MATCH_OVER', 'YOUR_TURN']);
    expect(types[1]!.sort()).toEqual(['CHALLENGE', 'MATCH_OVER', 'YOUR_TURN']);
  });

  it('needs a session', async () => {
    const refused = subscribe<Added>(socket(first.client()), ADDED);
    expect(await refused.failed()).toEqual(['UNAUTHENTICATED']);
  });
});

describe('notifications', () => {
  it('are one for a turn, however many actions it takes', async () => {
    const players = [await first.player(), await first.player()];
    const table = await startMatch(players);
    await stackDeal(first, table, RICH);
    const match = await asPlayerToAct(table);
    const [forehand, dealer] = [playerToAct(table, match), waitingPlayer(table, match)];
    // Wait before the move: after it the notification of this turn is not made any more.
    await notified(forehand, 'YOUR_TURN', table.matchId, 1);
    for (const token of ['x', 'mH', 'HK']) await forehand.act(table.matchId, [token]);
    await notified(dealer, 'YOUR_TURN', table.matchId, 1);
    await dealer.act(table.matchId, ['SJ']);
    await notified(forehand, 'YOUR_TURN', table.matchId, 2);
    await untilOutboxEmpty(first);
    expect(await notified(dealer, 'YOUR_TURN', table.matchId, 1)).toHaveLength(1);
    expect(await notified(forehand, 'YOUR_TURN', table.matchId, 2)).toHaveLength(2);
  });

  it('are none for a version that has passed, and never two for one version', async () => {
    const table = await startMatch([await first.player(), await first.player()]);
    const match = await asPlayerToAct(table);
    const player = playerToAct(table, match);
    await notified(player, 'YOUR_TURN', table.matchId, 1);
    const insertTurns = `INSERT INTO outbox (subject, events)
      SELECT id, jsonb_build_array(jsonb_build_object('type', 'TURN_BEGAN', 'matchId', id,
        'userId', awaiting_id, 'version', v)) FROM matches, unnest($2::integer[]) AS v WHERE id = $1`;
    const versions = [match.version, match.version, match.version - 1, match.version + 1];
    await rowsOf(first, insertTurns, [rowId(table.matchId), versions]);
    await untilOutboxEmpty(first);
    expect(await notified(player, 'YOUR_TURN', table.matchId, 1)).toHaveLength(1);
  });

  it('are marked as read by their own user only', async () => {
    const [anna, ben] = [await first.player(), await first.player()];
    const table = await startMatch([anna, ben]);
    await anna.resign(table.matchId);
    await notified(anna, 'MATCH_OVER', table.matchId, 1);
    await notified(ben, 'MATCH_OVER', table.matchId, 1);
    await untilOutboxEmpty(first);
    const { nodes } = await notesOf(ben);
    const over = nodes.find((note) => note.type === 'MATCH_OVER')!;
    expect(await mark(anna, [over.id])).toBe(0);
    expect(await mark(ben, [over.id, over.id])).toBe(1);
    expect(await mark(ben, [over.id])).toBe(0);
    const unread = (await notesOf(ben, { unreadOnly: true })).nodes;
    expect(unread.map((note) => note.id)).toEqual(
      // The notification of a turn became read when the match ended.
      nodes.filter((note) => note.readAt === null && note.id !== over.id).map((note) => note.id),
    );
    expect((await notesOf(ben)).nodes.find((note) => note.id === over.id)!.readAt).not.toBeNull();
    expect(await mark(ben)).toBe(unread.length);
    expect((await notesOf(ben, { unreadOnly: true })).nodes).toEqual([]);
    expect((await notesOf(anna, { unreadOnly: true })).nodes).not.toEqual([]);
  });

  it('do not change on their pages while more are added', async () => {
    const ben = await first.player();
    const call = async () => {
      const opponents = [{ username: ben.username }];
      await (await first.player()).challenge({ variant: 'zweier', opponents });
    };
    for (let i = 1; i <= 4; i++) {
      await call();
      await until('the notification', async () => (await notesOf(ben)).nodes.length === i);
    }
    const wanted = (await notesOf(ben)).nodes.map((note) => note.id);
    const one = await notesOf(ben, { first: 2 });
    await call();
    await until('the notification', async () => (await notesOf(ben)).nodes.length === 5);
    const two = await notesOf(ben, { first: 2, after: one.pageInfo.endCursor });
    expect([...one.nodes, ...two.nodes].map((note) => note.id)).toEqual(wanted);
    expect([one, two].map((page) => page.pageInfo.hasNextPage)).toEqual([true, false]);
    for (const page of [{ first: 0 }, { first: 101 }, { after: 'nonsense' }]) {
      const { errors } = await ben.raw(NOTES, page);
      expect(codesIn(errors)).toEqual(['BAD_USER_INPUT']);
    }
  });

  it('are visible to their own user only, by list and by id', async () => {
    const [anna, ben] = [await first.player(), await first.player()];
    const table = await startMatch([anna, ben]);
    await anna.resign(table.matchId);
    const [over] = await notified(anna, 'MATCH_OVER', table.matchId, 1);
    const query = 'query ($id: ID!) { node(id: $id) { id } }';
    expect(await anna.ask(query, { id: over!.id })).toEqual({ node: { id: over!.id } });
    for (const client of [ben, stranger, first.client()]) {
      expect(await client.ask(query, { id: over!.id })).toEqual({ node: null });
    }
    const { errors } = await first.client().raw(NOTES);
    expect(codesIn(errors)).toEqual(['UNAUTHENTICATED']);
  });
});
