/**
 * Real: two api processes, a worker, sockets and Postgres. Events by query and by subscription are
 * the same, complete, in order and without repetition; each observer sees only what it may.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from 'graphql-ws';
import { seeded } from '../../src/engine/index.js';
import type { TestClient } from '../support/client.js';
import { cardsIn, knownCards, truthOf } from '../support/knowledge.js';
import { codesIn, socketOf, subscribe } from '../support/live.js';
import type { Feed } from '../support/live.js';
import { PAYLOAD } from '../support/payloads.js';
import { startApi, startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { untilOutboxEmpty } from '../support/sql.js';
import { asPlayerToAct, playOut, startMatch, stackDeal, step } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';

let first: TestService;
let second: TestService;
const opened: Client[] = [];

beforeAll(async () => {
  first = await startService();
  second = await startApi(first);
});
afterEach(async () => {
  for (const socket of opened.splice(0)) await socket.dispose();
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

interface EventJson {
  readonly __typename: 'MatchEvent' | 'NotificationEvent';
  readonly cursor: string;
  readonly at: string;
  readonly matchId: string;
  readonly version: number;
  readonly type: string;
  readonly seat: number | null;
  readonly token: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly match: { readonly version: number } | null;
  readonly notification?: { readonly id: string; readonly type: string };
}

const MATCH_EVENT = `__typename cursor at matchId version type seat token match { version } ${PAYLOAD}`;
const USER_EVENT = `__typename cursor at ... on MatchEvent { ${MATCH_EVENT} }
  ... on NotificationEvent { notification { id type matchId version } }`;

interface Page {
  readonly nodes: readonly EventJson[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}
const PAGE = `pageInfo { hasNextPage endCursor }`;
const OF_MATCH = `query ($id: ID!, $first: Int, $after: String) { match(id: $id) {
  events(first: $first, after: $after) { nodes { ${MATCH_EVENT} } ${PAGE} } } }`;
const OF_USER = `query ($first: Int, $after: String) {
  events(first: $first, after: $after) { nodes { ${USER_EVENT} } ${PAGE} } }`;

/** Every event from `after` on, page by page. */
async function pages(read: (after: string | null) => Promise<Page>, after: string | null = null) {
  const all: EventJson[] = [];
  for (let at = after, more = true; more;) {
    const { nodes, pageInfo } = await read(at);
    all.push(...nodes);
    at = pageInfo.endCursor ?? at;
    more = pageInfo.hasNextPage;
  }
  return all;
}

const ofMatch = (client: TestClient, id: string, size = 40, after: string | null = null) =>
  pages(async (at) => {
    const variables = { id, first: size, after: at };
    return (await client.ask<{ match: { events: Page } }>(OF_MATCH, variables)).match.events;
  }, after);

const ofUser = (client: TestClient, size = 40, after: string | null = null) =>
  pages(async (at) => {
    const variables = { first: size, after: at };
    return (await client.ask<{ events: Page }>(OF_USER, variables)).events;
  }, after);

type MatchAdded = { matchEventAdded: EventJson };
type UserAdded = { eventAdded: EventJson };
const MATCH_ADDED = `subscription ($id: ID!, $after: String) {
  matchEventAdded(matchId: $id, after: $after) { ${MATCH_EVENT} } }`;
const USER_ADDED = `subscription ($after: String) { eventAdded(after: $after) { ${USER_EVENT} } }`;

function socket(client: TestClient): Client {
  const opening = socketOf(client);
  opened.push(opening);
  return opening;
}

const streamed = <T>(feed: Feed<T>): EventJson[] =>
  feed.answers.map(({ data }) => Object.values(data as object)[0] as EventJson);

/** The same user at the other api process. */
function atSecondApi(client: TestClient): TestClient {
  const other = second.client();
  other.accessToken = client.accessToken;
  return other;
}

const versionsOf = (events: readonly EventJson[]) => events.map(({ version }) => version);
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/**
 * The parts of an event that stay the same when it is read again. Its cards may be masked by then.
 */
const stableParts = ({ cursor, version, type, seat, notification }: EventJson) =>
  JSON.stringify({ cursor, version, type, seat, notice: notification?.id });

async function players(count = 2): Promise<TestClient[]> {
  return Promise.all(Array.from({ length: count }, () => first.player()));
}

/** Plays `count` random actions. */
async function playSome(table: Table, count: number, seed = 5): Promise<number> {
  const random = seeded(seed);
  for (let i = 0; i < count; i++) {
    const match = await asPlayerToAct(table);
    if (match.status !== 'IN_PROGRESS') break;
    await step(table, match, random);
  }
  return (await asPlayerToAct(table)).version;
}

/** Resolves when the user's sequence has all versions of a match. */
const sequenced = (client: TestClient, matchId: string, version: number) =>
  until(`version ${version}`, async () => {
    const own = (await ofUser(client)).filter((event) => event.matchId === matchId);
    return own.length >= version;
  });

describe('the events of a match', () => {
  it('are one for each version for every reader, with any page size', async () => {
    const people = await players();
    const table = await startMatch(people);
    const version = await playSome(table, 9);
    const others = [await first.player(), first.client(), atSecondApi(people[1]!)];
    for (const client of [...people, ...others]) {
      const complete = await ofMatch(client, table.matchId);
      expect(versionsOf(complete)).toEqual(upTo(version));
      expect(await ofMatch(client, table.matchId, 4)).toEqual(complete);
      expect(await ofMatch(client, table.matchId, 4, complete[4]!.cursor)).toEqual(
        complete.slice(5),
      );
    }
    const [started] = await ofMatch(people[0]!, table.matchId, 1);
    const ids = await Promise.all(
      people.map(async (c) => (await c.ask<{ me: { id: string } }>('{ me { id } }')).me.id),
    );
    expect(started).toMatchObject({
      type: 'MATCH_STARTED',
      payload: { type: 'MATCH_STARTED', players: ids.map((id) => ({ id })) },
    });
  });

  it('name no card that the reader may not know, in any state', async () => {
    for (const [seats, input] of GAMES) {
      const people = await players(seats);
      const table = await startMatch(people, { rated: false, target: 1, ...input });
      const spectator = await first.player();
      let looked = 0;
      await playOut(first, table, seeded(seats), async (match) => {
        if (looked++ % 5 !== 0) return;
        const truth = await truthOf(first, table.matchId);
        for (const [seat, client] of [...people, spectator].entries()) {
          const all = await ofMatch(client, table.matchId);
          expect(versionsOf(all)).toEqual(upTo(match.version));
          if (!truth) continue;
          const start = all.findLastIndex(({ type }) => type === 'DEAL_STARTED');
          const known = knownCards(truth, seat < seats ? seat : null);
          const named = cardsIn(all.slice(start));
          expect(named.filter((card) => !known.has(card))).toEqual([]);
        }
      });
    }
  });

  it('hide cards that lie face down again in the view, and show all after the deal', async () => {
    const hidden = { showLastTrick: false, showOwnTricks: false, showFirstTricks: false };
    const people = await players();
    const table = await startMatch(people, { rated: false, rules: hidden });
    await stackDeal(first, table, STACK);
    const forehand = (await asPlayerToAct(table)).toAct!;
    const [leader, replier] = [people[forehand]!, people[1 - forehand]!];
    const played = async (client: TestClient) =>
      (await ofMatch(client, table.matchId))
        .filter(({ type }) => type === 'CARD_PLAYED')
        .map(({ token, payload }) => [token, payload['card']]);
    await leader.act(table.matchId, ['SA']);
    await replier.act(table.matchId, ['SJ']);
    // The leader still sees the answer to this card until the leader acts again.
    expect(await played(leader)).toEqual([
      ['SA', 'SA'],
      ['SJ', 'SJ'],
    ]);
    await leader.act(table.matchId, ['ST']);
    expect(await played(leader)).toEqual([
      [null, null],
      [null, null],
      ['ST', 'ST'],
    ]);
    expect(await played(replier)).toEqual([
      [null, null],
      ['SJ', 'SJ'],
      ['ST', 'ST'],
    ]);
    const stranger = await first.player();
    expect(await played(stranger)).toEqual([
      [null, null],
      [null, null],
      ['ST', 'ST'],
    ]);
    await replier.resign(table.matchId);
    for (const client of [leader, replier, stranger]) {
      expect(await played(client)).toEqual([
        ['SA', 'SA'],
        ['SJ', 'SJ'],
        ['ST', 'ST'],
      ]);
    }
  });

  it('need the right to see the match, and their cursors fit no other list', async () => {
    const people = await players();
    const table = await startMatch(people, { onlookers: false });
    const stranger = await first.player();
    const variables = { id: table.matchId };
    expect(await stranger.ask(OF_MATCH, variables)).toEqual({ match: null });
    const refused = subscribe(socket(stranger), MATCH_ADDED, variables);
    expect(await refused.failed()).toEqual(['BAD_USER_INPUT']);
    const [event] = await ofMatch(people[0]!, table.matchId);
    const other = await startMatch(people);
    await sequenced(people[0]!, table.matchId, 1);
    const [own] = await ofUser(people[0]!);
    const wrong: [string, object][] = [
      [OF_MATCH, { id: other.matchId, after: event!.cursor }],
      [OF_MATCH, { id: table.matchId, after: own!.cursor }],
      [OF_MATCH, { id: table.matchId, after: 'nonsense' }],
      [OF_USER, { after: event!.cursor }],
      [OF_USER, { first: 101 }],
    ];
    for (const [query, args] of wrong) {
      expect(codesIn((await people[0]!.raw(query, args)).errors)).toEqual(['BAD_USER_INPUT']);
    }
    const foreign = await people[1]!.raw(OF_USER, { after: own!.cursor });
    expect(codesIn(foreign.errors)).toEqual(['BAD_USER_INPUT']);
    expect(codesIn((await first.client().raw(OF_USER)).errors)).toEqual(['UNAUTHENTICATED']);
    const nobody = subscribe(socket(first.client()), USER_ADDED);
    expect(await nobody.failed()).toEqual(['UNAUTHENTICATED']);
    const late = subscribe(socket(people[0]!), USER_ADDED, { after: 'nonsense' });
    expect(await late.failed()).toEqual(['BAD_USER_INPUT']);
  });
});

describe('the events of a user', () => {
  it('are all events of their matches, in order, and their notifications', async () => {
    const [anna, ben] = await players();
    const tables = [
      await startMatch([anna!, ben!]),
      await startMatch([anna!, await first.player()]),
    ];
    const versions = [await playSome(tables[0]!, 5), await playSome(tables[1]!, 4)];
    await anna!.resign(tables[0]!.matchId);
    const last = (await anna!.match(tables[0]!.matchId)).version;
    await until('the notification', async () =>
      (await ofUser(anna!)).some(({ notification }) => notification?.type === 'MATCH_OVER'),
    );
    await sequenced(anna!, tables[1]!.matchId, versions[1]!);
    await untilOutboxEmpty(first);
    const all = await ofUser(anna!);
    const ofTable = (n: number) => all.filter(({ matchId }) => matchId === tables[n]!.matchId);
    expect(versionsOf(ofTable(0))).toEqual(upTo(last));
    expect(versionsOf(ofTable(1))).toEqual(upTo(versions[1]!));
    const complete = await ofMatch(anna!, tables[1]!.matchId);
    const uncursored = (event: EventJson) => ({ ...event, cursor: null });
    expect(ofTable(1).map(uncursored)).toEqual(complete.map(uncursored));
    expect(await ofUser(anna!, 3)).toEqual(all);
    expect((await ofUser(ben!)).every(({ matchId }) => matchId !== tables[1]!.matchId)).toBe(true);
    const notes = all.flatMap(({ notification }) => notification ?? []);
    const { notifications } = await anna!.ask<{ notifications: { nodes: { id: string }[] } }>(
      '{ notifications(first: 100) { nodes { id } } }',
    );
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
    expect(ids(notes)).toEqual(ids(notifications.nodes));
  });
});

describe('a stream of events', () => {
  it('continues from an old cursor during play: complete, in order and once', async () => {
    const people = await players();
    const table = await startMatch(people, { target: 1, rated: false });
    await playSome(table, 4);
    await sequenced(people[0]!, table.matchId, 3);
    const [firstEvent] = await ofMatch(people[0]!, table.matchId);
    const [firstOwnEvent] = await ofUser(people[0]!);
    const watchers = [people[0]!, atSecondApi(people[0]!), people[1]!, second.client()];
    const feeds = watchers.map((client) =>
      subscribe<MatchAdded>(socket(client), MATCH_ADDED, {
        id: table.matchId,
        after: firstEvent!.cursor,
      }),
    );
    const own = subscribe<UserAdded>(socket(atSecondApi(people[0]!)), USER_ADDED, {
      after: firstOwnEvent!.cursor,
    });
    const version = await playSome(table, 30);
    for (const feed of feeds) {
      await feed.next(({ matchEventAdded }) => matchEventAdded.version === version);
      expect(versionsOf(streamed(feed))).toEqual(upTo(version).slice(1));
    }
    await own.next(({ eventAdded }) => eventAdded.version === version);
    await untilOutboxEmpty(first);
    const all = (await ofUser(people[0]!)).slice(1).map(stableParts);
    await until('all events', () => streamed(own).length >= all.length);
    expect(streamed(own).map(stableParts)).toEqual(all);
  });

  it('without a cursor begins with the next event, and equals the query', async () => {
    const people = await players();
    const table = await startMatch(people);
    const before = (await asPlayerToAct(table)).version;
    const feed = subscribe<MatchAdded>(socket(people[0]!), MATCH_ADDED, { id: table.matchId });
    const { match } = await people[0]!.ask<{ match: { eventCursor: string } }>(
      'query ($id: ID!) { match(id: $id) { eventCursor } }',
      { id: table.matchId },
    );
    const exact = subscribe<MatchAdded>(socket(people[0]!), MATCH_ADDED, {
      id: table.matchId,
      after: match.eventCursor,
    });
    await until('the stream to listen', async () => {
      await playSome(table, 1);
      return feed.answers.length > 0;
    });
    const { version } = await asPlayerToAct(table);
    for (const stream of [feed, exact]) {
      await stream.next(({ matchEventAdded }) => matchEventAdded.version === version);
    }
    expect(versionsOf(streamed(exact))).toEqual(upTo(version).slice(before));
    const versions = versionsOf(streamed(feed));
    expect(versions).toEqual(upTo(version).slice(versions[0]! - 1));
    expect(versions[0]).toBeGreaterThan(before);
    const complete = await ofMatch(people[0]!, table.matchId);
    expect(streamed(exact).at(-1)).toEqual(complete.at(-1));
    expect(complete.map((event) => event.match?.version ?? null)).toEqual([
      ...Array<null>(version - 1).fill(null),
      version,
    ]);
    const { match: ended } = await people[0]!.resign(table.matchId);
    expect(await exact.ended).toBe(null);
    expect(streamed(exact).at(-1)).toMatchObject({ version: ended!.version, type: 'MATCH_ENDED' });
  });

  it('continues where it was after an outage of the api', async () => {
    const people = await players();
    const table = await startMatch(people);
    const thirdApi = await startApi(first);
    const there = thirdApi.client();
    there.accessToken = people[0]!.accessToken;
    const cursor = await people[0]!.ask<{ eventCursor: string }>('{ eventCursor }');
    const before = subscribe<UserAdded>(socketOf(there), USER_ADDED, {
      after: cursor.eventCursor,
    });
    const one = await playSome(table, 2);
    await before.next(({ eventAdded }) => eventAdded.version === one);
    await thirdApi.stop();
    await before.ended;
    const two = await playSome(table, 3, 6);
    const after = subscribe<UserAdded>(socket(people[0]!), USER_ADDED, {
      after: streamed(before).at(-1)!.cursor,
    });
    await after.next(({ eventAdded }) => eventAdded.version === two);
    const received = [...streamed(before), ...streamed(after)];
    const missed = await ofUser(people[0]!, 40, cursor.eventCursor);
    expect(received.map(stableParts)).toEqual(missed.map(stableParts).slice(0, received.length));
    expect(received.filter(({ matchId }) => matchId).length).toBeGreaterThanOrEqual(two - one);
  });

  it('shares one socket with dozens of others', async () => {
    const people = await players();
    const tables = [await startMatch(people), await startMatch(people)];
    const one = socket(people[0]!);
    const [start] = await ofMatch(people[0]!, tables[0]!.matchId);
    const feeds = Array.from({ length: 40 }, (_, i) =>
      i % 2
        ? subscribe<UserAdded>(one, USER_ADDED, { after: null })
        : subscribe<MatchAdded>(one, MATCH_ADDED, {
            id: tables[0]!.matchId,
            after: i % 4 ? null : start!.cursor,
          }),
    );
    await until('all streams to listen', async () => {
      await playSome(tables[0]!, 1);
      return feeds.every(({ answers }) => answers.length > 0);
    });
    const version = await playSome(tables[0]!, 2);
    for (const feed of feeds) {
      await until('the last', () =>
        streamed(feed as Feed<object>).some((e) => e.version === version),
      );
      const versions = versionsOf(
        streamed(feed as Feed<object>).filter((e) => e.matchId === tables[0]!.matchId),
      );
      expect(versions).toEqual(upTo(version).slice(versions[0]! - 1));
    }
  });
});

const GAMES: [number, object][] = [
  [2, { variant: 'zweier', preset: 'scharf' }],
  [3, { variant: 'dreier', rules: { cutting: 'asked' } }],
];

const STACK = {
  forehand: ['SA', 'ST', 'SK', 'HJ', 'CJ'],
  dealer: ['SJ', 'SQ', 'DA', 'DT', 'DK'],
  talon: ['DQ', 'DJ', 'CA', 'CT', 'CK', 'CQ', 'HT', 'HK', 'HQ', 'HA'],
};
