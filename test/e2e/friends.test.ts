/** Real: two apis and a worker. Friends, their requests, and who sees who is online. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_FRIENDS, MAX_REQUESTS } from '../../src/modules/friends/domain/friendship.js';
import { mutate, mustMutate, TestClient } from '../support/client.js';
import type { UserErrorJson } from '../support/client.js';
import { FOR_GUESTS, guestOf } from '../support/guests.js';
import { socketOf, subscribe } from '../support/live.js';
import { startApi, startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowsOf, untilOutboxEmpty } from '../support/sql.js';
import { codesOf, startMatch } from '../support/table.js';
import { until } from '../support/wait.js';

let service: TestService;
let second: TestService;
let anna: TestClient;
let bert: TestClient;
let clara: TestClient;

beforeAll(async () => {
  service = await startService();
  second = await startApi(service, { JWT_SECRET: service.config.JWT_SECRET });
});
afterAll(async () => {
  await second.stop();
  await service.stop();
});

/** New people for each test. */
async function people(): Promise<void> {
  [anna, bert, clara] = (await Promise.all([1, 2, 3].map(() => service.player()))) as [
    TestClient,
    TestClient,
    TestClient,
  ];
}

type Change =
  | 'sendFriendRequest'
  | 'cancelFriendRequest'
  | 'acceptFriendRequest'
  | 'declineFriendRequest'
  | 'removeFriend'
  | 'blockUser'
  | 'unblockUser';

interface Payload {
  readonly user: { readonly friendship: string | null } | null;
  readonly userErrors: readonly UserErrorJson[];
}

/** The codes of a refusal, or the friendship after the change. */
async function change(client: TestClient, name: Change, { username }: { username: string }) {
  const { user, userErrors } = await mutate<Payload>(
    client,
    name,
    { username },
    'user { friendship }',
  );
  return userErrors.length > 0 ? codesOf({ userErrors }) : user!.friendship;
}

async function befriend(one: TestClient, other: TestClient): Promise<void> {
  expect(await change(one, 'sendFriendRequest', other)).toBe('REQUEST_SENT');
  expect(await change(other, 'acceptFriendRequest', one)).toBe('FRIENDS');
}

interface Seen {
  readonly friendship: string | null;
  readonly isOnline: boolean | null;
  readonly showsOnline: boolean | null;
}

async function see(client: TestClient, { username }: TestClient): Promise<Seen> {
  const query = `query ($username: String!) {
    user(username: $username) { friendship isOnline showsOnline } }`;
  return (await client.ask<{ user: Seen }>(query, { username })).user;
}

interface Page {
  readonly nodes: readonly { readonly username: string }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

async function friendsOf(client: TestClient, more: object = {}): Promise<Page> {
  const query = `query ($first: Int, $after: String) { friends(first: $first, after: $after) {
    nodes { username } pageInfo { endCursor hasNextPage } } }`;
  return (await client.ask<{ friends: Page }>(query, more)).friends;
}

const namesOf = ({ nodes }: Pick<Page, 'nodes'>) => nodes.map(({ username }) => username);

async function requestsOf(client: TestClient, sent = false): Promise<string[]> {
  const query = `query ($sent: Boolean) { friendRequests(sent: $sent, first: 100) {
    nodes { createdAt user { username } } } }`;
  type Answer = { friendRequests: { nodes: { user: { username: string } }[] } };
  const { friendRequests } = await client.ask<Answer>(query, { sent });
  return namesOf({ nodes: friendRequests.nodes.map(({ user }) => user) });
}

interface Notice {
  readonly type: string;
  readonly text: string;
  readonly friend: { readonly username: string } | null;
}

/** The notifications about friends, newest first. */
async function noticesOf(client: TestClient): Promise<Notice[]> {
  await untilOutboxEmpty(service);
  const query = '{ notifications(first: 50) { nodes { type text friend { username } } } }';
  type Answer = { notifications: { nodes: Notice[] } };
  const { notifications } = await client.ask<Answer>(query);
  return notifications.nodes.filter(({ friend }) => friend !== null);
}

describe('friends', () => {
  it('a request is listed on both sides until it is accepted; both are notified', async () => {
    await people();
    expect(await change(anna, 'sendFriendRequest', bert)).toBe('REQUEST_SENT');
    expect(await change(anna, 'sendFriendRequest', bert)).toBe('REQUEST_SENT');
    expect(await see(bert, anna)).toMatchObject({ friendship: 'REQUEST_RECEIVED' });
    expect(await requestsOf(anna, true)).toEqual([bert.username]);
    expect(await requestsOf(bert)).toEqual([anna.username]);
    expect([await requestsOf(anna), await requestsOf(bert, true)]).toEqual([[], []]);
    expect(await friendsOf(anna)).toMatchObject({ nodes: [] });
    expect(await noticesOf(bert)).toEqual([
      {
        type: 'FRIEND_REQUEST',
        text: `A friend request from ${anna.username}`,
        friend: { username: anna.username },
      },
    ]);
    expect(await change(bert, 'acceptFriendRequest', anna)).toBe('FRIENDS');
    expect(await change(bert, 'acceptFriendRequest', anna)).toBe('FRIENDS');
    expect(namesOf(await friendsOf(anna))).toEqual([bert.username]);
    expect(await friendsOf(bert)).toMatchObject({
      nodes: [{ username: anna.username }],
    });
    expect([await requestsOf(anna, true), await requestsOf(bert)]).toEqual([[], []]);
    expect(await noticesOf(anna)).toMatchObject([
      { type: 'FRIEND_ACCEPTED', friend: { username: bert.username } },
    ]);
  });

  it('are two who ask each other, also at the same moment', async () => {
    await people();
    await Promise.all([
      change(anna, 'sendFriendRequest', bert),
      change(bert, 'sendFriendRequest', anna),
    ]);
    expect(await see(anna, bert)).toMatchObject({ friendship: 'FRIENDS' });
    expect(await see(bert, anna)).toMatchObject({ friendship: 'FRIENDS' });
    expect([await requestsOf(anna), await requestsOf(bert)]).toEqual([[], []]);
  });

  it('a declined request looks open to its sender, and cannot be sent again', async () => {
    await people();
    await change(anna, 'sendFriendRequest', bert);
    // A request that is declined before its notification is written writes none.
    expect(await noticesOf(bert)).toHaveLength(1);
    expect(await change(bert, 'declineFriendRequest', anna)).toBe('NONE');
    expect(await requestsOf(bert)).toEqual([]);
    expect(await requestsOf(anna, true)).toEqual([bert.username]);
    expect(await change(anna, 'cancelFriendRequest', bert)).toBe('NONE');
    expect(await change(anna, 'sendFriendRequest', bert)).toBe('REQUEST_SENT');
    expect(await requestsOf(bert)).toEqual([]);
    expect(await noticesOf(bert)).toHaveLength(1);
    // Who has declined may change their mind.
    expect(await change(bert, 'sendFriendRequest', anna)).toBe('FRIENDS');
  });

  it('a cancelled request cannot be accepted; sent again, it notifies nobody twice', async () => {
    await people();
    await change(anna, 'sendFriendRequest', bert);
    await noticesOf(bert);
    expect(await change(anna, 'cancelFriendRequest', bert)).toBe('NONE');
    expect(await change(bert, 'acceptFriendRequest', anna)).toEqual(['FRIEND_REQUEST_NOT_FOUND']);
    expect(await requestsOf(bert)).toEqual([]);
    await change(anna, 'sendFriendRequest', bert);
    expect(await requestsOf(bert)).toEqual([anna.username]);
    expect(await noticesOf(bert)).toHaveLength(1);
  });

  it('who are removed are nobody’s friends', async () => {
    await people();
    await befriend(anna, bert);
    expect(await change(bert, 'removeFriend', anna)).toBe('NONE');
    expect(await change(bert, 'removeFriend', anna)).toBe('NONE');
    expect(await see(anna, bert)).toMatchObject({ friendship: 'NONE' });
    expect([namesOf(await friendsOf(anna)), namesOf(await friendsOf(bert))]).toEqual([[], []]);
  });

  it('are people only, and nobody is their own', async () => {
    await people();
    expect(await change(anna, 'sendFriendRequest', anna)).toEqual(['FRIEND_IS_YOU']);
    expect(await change(anna, 'sendFriendRequest', { username: 'bot-easy' })).toEqual([
      'FRIEND_IS_BOT',
    ]);
    for (const name of ['sendFriendRequest', 'acceptFriendRequest', 'removeFriend'] as const)
      expect(await change(anna, name, { username: 'no-such-user' })).toEqual(['UNKNOWN_USER']);
    expect(await see(anna, anna)).toMatchObject({ friendship: null });
    expect(await see(service.client(), anna)).toMatchObject({ friendship: null });
  });

  it('the list is in the order of names, on pages', async () => {
    await people();
    for (const other of [clara, bert]) await befriend(anna, other);
    const names = [bert, clara].map(({ username }) => username).sort();
    const first = await friendsOf(anna, { first: 1 });
    expect(namesOf(first)).toEqual(names.slice(0, 1));
    const after = first.pageInfo.endCursor;
    const next = await friendsOf(anna, { first: 1, after });
    expect([namesOf(next), next.pageInfo.hasNextPage]).toEqual([names.slice(1), false]);
    for (const place of [['\0', anna.username], [1], 'x']) {
      const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
      await expect(friendsOf(anna, { after: cursor })).rejects.toThrow('BAD_USER_INPUT');
    }
  });
});

/** Users in the database alone, as `n` friends or requests of a client would be. */
const others = (n: number) => `WITH made AS (
  INSERT INTO users (id, username, username_key, lookalike_key)
  SELECT gen_random_uuid(), name, name, name
  FROM (SELECT 'x' || substr(md5(random()::text), 1, 15) AS name FROM generate_series(1, ${n})) n
  RETURNING id)`;

const idOf = ({ username }: TestClient) => `(SELECT id FROM users WHERE username = '${username}')`;

describe('limits of friends', () => {
  it('a user has at most 500 friends, whoever asks', async () => {
    await people();
    const fill = `${others(MAX_FRIENDS)} INSERT INTO friendships (user_id, friend_id)
      SELECT ${idOf(anna)}, id FROM made`;
    await change(bert, 'sendFriendRequest', anna);
    await rowsOf(service, fill);
    expect(await change(anna, 'acceptFriendRequest', bert)).toEqual(['TOO_MANY_FRIENDS']);
    expect(await change(anna, 'sendFriendRequest', clara)).toEqual(['TOO_MANY_FRIENDS']);
    expect(await change(clara, 'sendFriendRequest', anna)).toEqual(['FRIEND_UNAVAILABLE']);
  });

  it('a user has at most 50 requests without an answer, declined ones included', async () => {
    await people();
    await rowsOf(
      service,
      `${others(MAX_REQUESTS)} INSERT INTO friend_requests (requester_id, requested_id, number, declined_at)
       SELECT ${idOf(anna)}, id, nextval('friend_request_number'), service_now() FROM made`,
    );
    expect(await change(anna, 'sendFriendRequest', bert)).toEqual(['TOO_MANY_FRIEND_REQUESTS']);
    expect(await change(bert, 'sendFriendRequest', anna)).toBe('REQUEST_SENT');
    expect(await change(anna, 'acceptFriendRequest', bert)).toBe('FRIENDS');
  });

  it('requests are limited per hour', async () => {
    await people();
    const send = () => change(anna, 'sendFriendRequest', { username: 'no-such-user' });
    for (let tries = 0; tries < 60; tries++) expect(await send()).toEqual(['UNKNOWN_USER']);
    await expect(send()).rejects.toThrow('RATE_LIMITED');
  });
});

describe('friends and blocks', () => {
  it('a block ends the friendship, and keeps requests away without a reason', async () => {
    await people();
    await befriend(anna, bert);
    await change(bert, 'blockUser', anna);
    expect(await see(anna, bert)).toMatchObject({ friendship: 'NONE', isOnline: null });
    expect(namesOf(await friendsOf(bert))).toEqual([]);
    expect(await change(anna, 'sendFriendRequest', bert)).toEqual(['FRIEND_UNAVAILABLE']);
    expect(await change(bert, 'sendFriendRequest', anna)).toEqual(['FRIEND_IS_BLOCKED']);
    await change(bert, 'unblockUser', anna);
    expect(await see(anna, bert)).toMatchObject({ friendship: 'NONE' });
    await befriend(anna, bert);
  });

  it('a block cancels requests in both directions', async () => {
    await people();
    await change(anna, 'sendFriendRequest', bert);
    await change(bert, 'sendFriendRequest', clara);
    await change(bert, 'blockUser', anna);
    await change(bert, 'blockUser', clara);
    expect(await requestsOf(bert)).toEqual([]);
    expect(await requestsOf(clara)).toEqual([]);
    expect(await change(clara, 'acceptFriendRequest', bert)).toEqual(['FRIEND_REQUEST_NOT_FOUND']);
  });
});

describe('friends of guests', () => {
  it('a guest and an opponent can ask each other; the friendship stays when the guest keeps the account', async () => {
    await people();
    const guest = await guestOf(service);
    expect(await change(guest, 'sendFriendRequest', anna)).toEqual(['GUESTS_ASK_OPPONENTS']);
    await startMatch([anna, guest], FOR_GUESTS);
    await befriend(guest, anna);
    expect(namesOf(await friendsOf(anna))).toEqual([guest.username]);
    const username = `kept-${anna.username}`;
    await mustMutate(guest, 'keepAccount', { username, password: 'correct horse battery' });
    expect(namesOf(await friendsOf(anna))).toEqual([username]);
  });
});

/** A page of the client that stays open, at the second api. */
async function openPage(client: TestClient): Promise<() => Promise<void>> {
  const { accessToken } = client;
  const socket = socketOf(Object.assign(new TestClient(second.base), { accessToken }));
  subscribe(socket, 'subscription { eventAdded { __typename } }');
  const present = `SELECT FROM presence WHERE user_id = ${idOf(client)}`;
  const isPresent = async () => (await rowsOf(service, present)).length > 0;
  await until('the presence', isPresent);
  return async () => {
    await socket.dispose();
    await until('the absence', async () => !(await isPresent()));
  };
}

const setShowsOnline = (client: TestClient, showsOnline: boolean) =>
  mustMutate<{ user: { showsOnline: boolean } }>(
    client,
    'setShowsOnline',
    { showsOnline },
    'user { showsOnline }',
  );

describe('presence', () => {
  it('a friend sees who is online at another api, and who is not', async () => {
    await people();
    await befriend(anna, bert);
    expect(await see(anna, bert)).toMatchObject({ isOnline: false });
    const close = await openPage(bert);
    expect(await see(anna, bert)).toMatchObject({ isOnline: true });
    expect(await see(bert, anna)).toMatchObject({ isOnline: false });
    await close();
    expect(await see(anna, bert)).toMatchObject({ isOnline: false });
  });

  it('nobody else sees it: strangers, who has asked, who was asked, former friends, visitors', async () => {
    await people();
    await befriend(anna, bert);
    const close = await openPage(bert);
    await change(clara, 'sendFriendRequest', bert);
    expect(await see(clara, bert)).toMatchObject({ isOnline: null });
    await change(clara, 'cancelFriendRequest', bert);
    await change(bert, 'sendFriendRequest', clara);
    expect(await see(clara, bert)).toMatchObject({ isOnline: null, showsOnline: null });
    expect(await see(service.client(), bert)).toMatchObject({ isOnline: null, showsOnline: null });
    await change(bert, 'removeFriend', anna);
    expect(await see(anna, bert)).toMatchObject({ isOnline: null });
    await close();
  });

  it('a user who does not show it looks the same online and offline, also in lists', async () => {
    await people();
    for (const friend of [bert, clara]) await befriend(anna, friend);
    expect((await setShowsOnline(bert, false)).user.showsOnline).toBe(false);
    const list = () => anna.raw('{ friends { nodes { username isOnline showsOnline } } }');
    const offline = await list();
    const close = await openPage(bert);
    expect(await list()).toEqual(offline);
    expect(await see(anna, bert)).toEqual({
      friendship: 'FRIENDS',
      isOnline: null,
      showsOnline: null,
    });
    // The user still sees friends who show it.
    expect(await see(bert, anna)).toMatchObject({ isOnline: false });
    await setShowsOnline(bert, true);
    expect(await see(anna, bert)).toMatchObject({ isOnline: true });
    expect(await see(bert, bert)).toMatchObject({ showsOnline: true, isOnline: null });
    await close();
  });
});
