/** Real: the service over HTTP, WebSocket and Postgres. Related objects, and live lists. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from 'graphql-ws';
import { fewestSentBy } from '../bench/round-trips.js';
import { createObject, mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { socketOf, subscribe } from '../support/live.js';
import type { Feed } from '../support/live.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { openSource } from '../support/source.js';
import { rowsOf, sendHint } from '../support/sql.js';
import { waitingStreams } from '../support/streams.js';
import { startMatch } from '../support/table.js';
import { until } from '../support/wait.js';

const waiting = waitingStreams();
const opened: Client[] = [];
let service: TestService;
let anna: TestClient;
let ben: TestClient;

beforeAll(async () => {
  service = await startService();
  anna = await service.player('anna-maria');
  ben = await service.player('Benjamin');
});
afterEach(async () => {
  for (const socket of opened.splice(0)) await socket.dispose();
});
afterAll(() => service.stop());

/** Subscribes; resolves when the service waits for changes. */
async function listening<T extends object>(
  client: TestClient,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Feed<T>> {
  const socket = socketOf(client);
  opened.push(socket);
  const before = waiting();
  const feed = subscribe<T>(socket, query, variables);
  await until('a subscription', () => waiting() > before);
  return feed;
}

interface NotificationJson {
  readonly id: string;
  readonly type: string;
  readonly matchId: string | null;
  readonly match: { readonly id: string; readonly viewerSeat: number | null } | null;
  readonly message: { readonly text: string; readonly match: { readonly id: string } } | null;
}
const NOTIFICATION = 'id type matchId match { id viewerSeat } message { text match { id } }';
const NOTIFICATIONS = `{ notifications(unreadOnly: true, first: 50) { nodes { ${NOTIFICATION} } } }`;
interface NotificationList {
  readonly notifications: {
    readonly nodes: readonly NotificationJson[];
  };
}

describe('related objects', () => {
  it('notifications show their match and message, read together for a complete page', async () => {
    const tables = await Promise.all([1, 2, 3].map(() => service.player()));
    for (const other of tables) await startMatch([other, anna]);
    const { matchId } = await startMatch([ben, anna]);
    await mustMutate(ben, 'sendMessage', { matchId, text: 'Servus!' });
    const found = await until('a message', async () => {
      const { notifications } = await anna.ask<NotificationList>(NOTIFICATIONS);
      return notifications.nodes.some(({ message }) => message) && notifications;
    });
    for (const notification of found.nodes)
      expect(notification.match?.id ?? null).toBe(notification.matchId);
    const withMessage = found.nodes.find(({ message }) => message)!;
    expect(withMessage).toMatchObject({ message: { text: 'Servus!', match: { id: matchId } } });
    expect(withMessage.match!.viewerSeat).toBe(1);
    const source = await openSource(service.database.url, 1);
    const isFinding = (name: string) => name.startsWith('match-find');
    const sent = await fewestSentBy(source, () => anna.ask(NOTIFICATIONS), isFinding);
    await source.destroy();
    // One for the notifications, and one for the match of the message.
    expect(sent).toBeLessThanOrEqual(2);
  });
});

describe('authorization', () => {
  const QUERY = '{ authorization { kind scopes expiresAt apiToken { name } app { name } } }';

  it('shows a token’s scopes, expiry and name, and the kind of a session', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const input = { name: 'my bot', scopes: ['match:play'], expiresAt };
    const { secret } = await mustMutate<{ secret: string }>(
      anna,
      'createApiToken',
      input,
      'secret',
    );
    const bot = Object.assign(service.client(), { accessToken: secret });
    expect(await bot.ask(QUERY)).toEqual({
      authorization: {
        kind: 'PERSONAL_TOKEN',
        scopes: ['match:play'],
        expiresAt,
        apiToken: { name: 'my bot' },
        app: null,
      },
    });
    const session = { kind: 'SESSION', apiToken: null, app: null };
    expect(await anna.ask(QUERY)).toMatchObject({ authorization: session });
    expect(await service.client().ask(QUERY)).toEqual({ authorization: null });
  });
});

describe('users by the beginning of their names', () => {
  const QUERY = `query ($prefix: String!, $houseBots: Boolean, $first: Int, $after: String) {
    users(prefix: $prefix, houseBots: $houseBots, first: $first, after: $after) {
      nodes { username } pageInfo { endCursor hasNextPage } } }`;
  interface Found {
    readonly users: {
      readonly nodes: readonly { readonly username: string }[];
      readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
    };
  }
  const search = async (variables: object) => (await anna.ask<Found>(QUERY, variables)).users;

  it('are found in upper and lower case, in order, by pages', async () => {
    for (const name of ['Zo-e', 'zo_f', 'ZOa', 'zoz', 'zp-x']) await service.player(name);
    const all = await search({ prefix: 'zO' });
    expect(all.nodes.map(({ username }) => username)).toEqual(['Zo-e', 'zo_f', 'ZOa', 'zoz']);
    const page = await search({ prefix: 'zo', first: 3 });
    const { endCursor: after } = page.pageInfo;
    const rest = await search({ prefix: 'zo', first: 3, after });
    expect([...page.nodes, ...rest.nodes]).toEqual(all.nodes);
    expect([page.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
  });

  it('include house bots only on request', async () => {
    expect((await search({ prefix: 'bot-' })).nodes).toEqual([]);
    const found = await search({ prefix: 'BOT-', houseBots: true });
    expect(found.nodes.map(({ username }) => username)).toContain('bot-easy');
  });

  it('an invalid page size does not lower the cost of a query', async () => {
    const many = Array.from(
      { length: 30 },
      (_, i) => `a${i}: matches(first: 100) { nodes { id } }`,
    );
    const query = `{ users(prefix: "zo", first: -100000) { nodes { id } } ${many.join(' ')} }`;
    const { errors } = await anna.raw(query);
    expect(errors![0]!.extensions.code).toBe('QUERY_TOO_COMPLEX');
  });

  it.each(['', 'z', 'z%', 'zo_\0', 'x'.repeat(21)])('are not searched by %j', async (prefix) => {
    const { errors } = await anna.raw(QUERY, { prefix });
    expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('subscriptions that begin with a backlog', () => {
  it('notificationAdded sends unread notifications first, then each new one once', async () => {
    const cora = await service.player();
    const { matchId } = await startMatch([ben, cora]);
    await mustMutate(ben, 'sendMessage', { matchId, text: 'first' });
    await until('a notification', async () => {
      const { notifications } = await cora.ask<NotificationList>(NOTIFICATIONS);
      return notifications.nodes.some(({ message }) => message);
    });
    const query = `subscription { notificationAdded(initial: true) { ${NOTIFICATION} } }`;
    const feed = await listening<{ notificationAdded: NotificationJson }>(cora, query);
    await feed.next(({ notificationAdded }) => notificationAdded.message?.text === 'first');
    await ben.resign(matchId);
    await feed.next(({ notificationAdded }) => notificationAdded.type === 'MATCH_OVER');
    const ids = feed.answers.map(({ data }) => data!.notificationAdded.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('messageAdded sends the messages of a match first', async () => {
    const { matchId } = await startMatch([anna, await service.player()]);
    await mustMutate(anna, 'sendMessage', { matchId, text: 'one' });
    await mustMutate(anna, 'sendMessage', { matchId, phrase: 'HELLO' });
    const query = `subscription ($id: ID!) {
      messageAdded(matchId: $id, initial: true) { text phrase } }`;
    const feed = await listening<{ messageAdded: object }>(anna, query, { id: matchId });
    await feed.next(({ messageAdded }) => 'phrase' in messageAdded);
    await mustMutate(anna, 'sendMessage', { matchId, text: 'three' });
    await until('three messages', () => feed.answers.length === 3);
    expect(feed.answers.map(({ data }) => data!.messageAdded)).toEqual([
      { text: 'one', phrase: null },
      { text: null, phrase: 'HELLO' },
      { text: 'three', phrase: null },
    ]);
  });
});

describe('the lobby', () => {
  interface Added {
    readonly challengeAdded: { readonly id: string; readonly creator: { username: string } };
  }
  interface Removed {
    readonly challengeRemoved: {
      readonly challengeId: string;
      readonly reason: string;
      readonly match: { readonly id: string } | null;
    };
  }
  const ADDED = `subscription ($filter: LobbyFilter, $initial: Boolean) {
    challengeAdded(filter: $filter, initial: $initial) { id creator { username } } }`;
  const REMOVED = `subscription ($filter: LobbyFilter) {
    challengeRemoved(filter: $filter) { challengeId reason match { id } } }`;
  const open = (client: TestClient, more: object = {}) =>
    createObject(client, 'createChallenge', { variant: 'zweier', ...more }, 'challenge');
  const added = (feed: Feed<Added>) => feed.answers.map(({ data }) => data!.challengeAdded.id);

  it('begins with open challenges, and reports new ones that match the filter', async () => {
    const creator = await service.player();
    const existing = [await open(creator), await open(creator, { preset: 'scharf' })];
    await open(creator, { variant: 'dritt' });
    const filter = { variant: 'zweier', creator: creator.username };
    const feed = await listening<Added>(service.client(), ADDED, { filter, initial: true });
    await until('both', () => feed.answers.length === 2);
    expect(added(feed)).toEqual(existing);
    // These are of another variant, for one user, and by invitation: none is in this lobby.
    await open(creator, { variant: 'dritt' });
    await open(creator, { opponents: [{ username: ben.username }] });
    await open(creator, { byInvitation: true });
    const next = await open(creator);
    await until('the next', () => feed.answers.length > 2);
    expect(added(feed)).toEqual([...existing, next]);
    expect(feed.answers[2]!.data!.challengeAdded.creator.username).toBe(creator.username);
  });

  it('reports accepted and cancelled challenges, if they were in it', async () => {
    const creator = await service.player();
    const filter = { creator: creator.username };
    const feed = await listening<Removed>(service.client(), REMOVED, { filter });
    const [taken, cancelled] = [await open(creator), await open(creator)];
    const named = await open(creator, { opponents: [{ username: ben.username }] });
    await mustMutate(creator, 'cancelChallenge', { challengeId: named });
    const { match } = await ben.accept({ challengeId: taken });
    await mustMutate(creator, 'cancelChallenge', { challengeId: cancelled });
    await until('both', () => feed.answers.length === 2);
    expect(feed.answers.map(({ data }) => data!.challengeRemoved)).toEqual([
      { challengeId: taken, reason: 'TAKEN', match: { id: match!.id } },
      { challengeId: cancelled, reason: 'CANCELLED', match: null },
    ]);
  });

  it('shows no users whom the viewer has blocked, and no bots if the filter says so', async () => {
    const [viewer, nuisance, creator] = await Promise.all([
      service.player(),
      service.player(),
      service.player(),
    ]);
    await mustMutate(viewer, 'blockUser', { username: nuisance.username });
    const filter = { variant: 'dritt', bots: 'WITHOUT' };
    const feed = await listening<Added>(viewer, ADDED, { filter });
    await open(nuisance, { variant: 'dritt' });
    await open(creator, { variant: 'dritt', opponents: [{ bot: 'easy' }], rated: false });
    const wanted = await open(creator, { variant: 'dritt' });
    await until('the last', () => feed.answers.length > 0);
    expect(added(feed)).toEqual([wanted]);
    const list = `query ($filter: ChallengeFilter) { challenges(filter: $filter) {
      nodes { creator { username } } } }`;
    type Listed = { challenges: { nodes: { creator: { username: string } }[] } };
    const seen = await viewer.ask<Listed>(list, { filter: { variant: 'dritt' } });
    expect(seen.challenges.nodes.map((it) => it.creator.username)).not.toContain(nuisance.username);
    const others = await creator.ask<Listed>(list, { filter: { variant: 'dritt' } });
    expect(others.challenges.nodes.map((it) => it.creator.username)).toContain(nuisance.username);
  });

  it('reports an accepted challenge as taken, even if a blocked user has accepted it', async () => {
    const [viewer, nuisance, creator] = await Promise.all([
      service.player(),
      service.player(),
      service.player(),
    ]);
    await mustMutate(viewer, 'blockUser', { username: nuisance.username });
    const filter = { creator: creator.username };
    const feed = await listening<Removed>(viewer, REMOVED, { filter });
    const taken = await open(creator);
    await nuisance.accept({ challengeId: taken });
    await until('the removal', () => feed.answers.length > 0);
    const { challengeId, reason } = feed.answers[0]!.data!.challengeRemoved;
    expect({ challengeId, reason }).toEqual({ challengeId: taken, reason: 'TAKEN' });
  });

  it('reports a challenge once, even if its hint comes twice', async () => {
    const creator = await service.player();
    const filter = { creator: creator.username };
    const feed = await listening<Added>(service.client(), ADDED, { filter });
    const first = await open(creator);
    await until('it', () => feed.answers.length === 1);
    for (const { id } of await rowsOf<{ id: string }>(service, 'SELECT id FROM challenges'))
      await sendHint(service, { topic: 'lobby.opened', ref: id });
    const second = await open(creator);
    await until('the next', () => feed.answers.length > 1);
    expect(added(feed)).toEqual([first, second]);
  });
});
