/**
 * Real: the service over HTTP and Postgres. Who sees what is a user's: every way to it, by everybody, at every choice; and
 * hidden matches.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { AUDIENCES } from '../../src/modules/users/application/index.js';
import type { Audience } from '../../src/modules/users/application/index.js';
import { mustMutate, mutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { guestOf, matchOfGuest } from '../support/guests.js';
import { socketOf, subscribe } from '../support/live.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf, untilOutboxEmpty } from '../support/sql.js';
import { codesOf, startMatch } from '../support/table.js';
import { setClock } from '../support/time.js';
import { until } from '../support/wait.js';

const VIEWERS = [
  'owner',
  'friend',
  'opponent',
  'tokenOfOpponent',
  'blockedOpponent',
  'stranger',
  'signedOut',
] as const;
type ViewerName = (typeof VIEWERS)[number];

let service: TestService;
/** The one whose data it is, and the one who played the match that is looked for; nobody else sat in it. */
let owner: TestClient;
let partner: TestClient;
let viewers: Readonly<Record<ViewerName, TestClient>>;
let matchId: string;

beforeAll(async () => {
  service = await startService();
  const people = await Promise.all(Array.from({ length: 6 }, () => service.player()));
  const [friend, opponent, blockedOpponent, stranger] = people.slice(2) as [
    TestClient,
    TestClient,
    TestClient,
    TestClient,
  ];
  [owner, partner] = people as [TestClient, TestClient];
  matchId = await played(owner, partner, { rated: true });
  await played(owner, opponent, { rated: false });
  await played(owner, blockedOpponent, { rated: false });
  await mustMutate(friend, 'sendFriendRequest', { username: owner.username });
  await mustMutate(owner, 'acceptFriendRequest', { username: friend.username });
  await mustMutate(owner, 'blockUser', { username: blockedOpponent.username });
  await mustMutate(owner, 'bookVacation', { from: dayIn(20), to: dayIn(21) });
  await untilOutboxEmpty(service);
  await rowsOf(service, 'UPDATE ratings SET provisional = false');
  const { secret } = await mustMutate<{ secret: string }>(
    opponent,
    'createApiToken',
    { name: 'bot', scopes: ['match:read', 'friend:read'] },
    'secret',
  );
  const tokenOfOpponent = Object.assign(service.client(), { accessToken: secret });
  const signedOut = service.client();
  viewers = { owner, friend, opponent, tokenOfOpponent, blockedOpponent, stranger, signedOut };
  await setClock(service, 3600);
});
afterAll(() => service.stop());
// Exports are limited by the network.
beforeEach(() => rowsOf(service, 'DELETE FROM rate_limits'));

async function played(one: TestClient, other: TestClient, more: object): Promise<string> {
  const table = await startMatch([one, other], more);
  expect((await one.resign(table.matchId)).userErrors).toEqual([]);
  return table.matchId;
}

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Way = (viewer: TestClient) => Promise<boolean>;

/** A way by a field of the owner. */
const byField =
  (field: string, sees: (value: unknown) => boolean): Way =>
  async (viewer) => {
    const query = `query ($username: String!) { user(username: $username) { it: ${field} } }`;
    const { user } = await viewer.ask<{ user: { it: unknown } }>(query, {
      username: owner.username,
    });
    return sees(user.it);
  };

const isFilled = (list: unknown): boolean => (list as unknown[]).length > 0;
const isPage = (page: unknown): boolean => isFilled((page as { nodes: unknown[] }).nodes);

/** A way by a list of matches: whether the match with the partner is there. */
const byMatches =
  (filter: (username: string) => object): Way =>
  async (viewer) => {
    const query = `query ($filter: MatchFilter) { matches(filter: $filter, first: 50) { nodes { id } } }`;
    const { matches } = await viewer.ask<{ matches: { nodes: { id: string }[] } }>(query, {
      filter: filter(owner.username),
    });
    return matches.nodes.some(({ id }) => id === matchId);
  };

/** A way by an export. */
const byExport =
  (query: () => Record<string, string>): Way =>
  async (viewer) => {
    const url = `${service.base}/export/matches.ndjson?${new URLSearchParams(query()).toString()}`;
    const { statusCode, body } = await request(url, {
      headers: { ...(viewer.accessToken && { authorization: `Bearer ${viewer.accessToken}` }) },
    });
    const text = await body.text();
    if (statusCode === 403)
      expect(JSON.parse(text)).toMatchObject({ code: 'PLAYER_MATCHES_HIDDEN' });
    else expect(statusCode).toBe(200);
    return text.includes(`"${matchId}"`);
  };

const PROFILE: Readonly<Record<string, Way>> = {
  profileIsVisible: byField('profileIsVisible', Boolean),
  ratings: byField('ratings { rating }', isFilled),
  ratingHistory: byField('ratingHistory(variant: zweier) { nodes { at } }', isPage),
  vacation: byField('vacation { fromDay }', isFilled),
  'a node': async (viewer) => {
    const { user } = await viewer.ask<{ user: { id: string } }>(
      'query ($username: String!) { user(username: $username) { id } }',
      { username: owner.username },
    );
    const query = 'query ($id: ID!) { node(id: $id) { ... on User { ratings { rating } } } }';
    const { node } = await viewer.ask<{ node: { ratings: unknown[] } }>(query, { id: user.id });
    return isFilled(node.ratings);
  },
  leaderboard: async (viewer) => {
    const query = '{ leaderboard(variant: zweier, first: 50) { nodes { user { username } } } }';
    const { leaderboard } = await viewer.ask<{
      leaderboard: { nodes: { user: { username: string } }[] };
    }>(query);
    return leaderboard.nodes.some(({ user }) => user.username === owner.username);
  },
  search: async (viewer) => {
    const query = 'query ($prefix: String!) { users(prefix: $prefix) { nodes { username } } }';
    const { users } = await viewer.ask<{ users: { nodes: { username: string }[] } }>(query, {
      prefix: owner.username,
    });
    return users.nodes.some(({ username }) => username === owner.username);
  },
  ledger: async (viewer) => {
    const query =
      'query ($one: String!, $other: String!) { ledger(username: $one, opponent: $other) { player { id } } }';
    const names = { one: owner.username, other: partner.username };
    const reversed = { one: partner.username, other: owner.username };
    const found = await Promise.all(
      [names, reversed].map((it) => viewer.ask<{ ledger: object | null }>(query, it)),
    );
    const seen = found.map(({ ledger }) => ledger !== null);
    expect(seen[0]).toBe(seen[1]);
    return seen[0]!;
  },
  'a seat of a match': async (viewer) => {
    const { seats } = await viewer.match<{
      seats: {
        user: { username: string };
        ratingAfter: number | null;
        ratingBefore: number | null;
      }[];
    }>(matchId, 'seats { user { username } ratingBefore ratingAfter }');
    const seat = seats.find(({ user }) => user.username === owner.username)!;
    expect(seat.ratingBefore === null).toBe(seat.ratingAfter === null);
    return seat.ratingAfter !== null;
  },
};

const MATCHES: Readonly<Record<string, Way>> = {
  matchesAreVisible: byField('matchesAreVisible', Boolean),
  'matches(player)': byMatches((player) => ({ player })),
  'matches(player, finished)': byMatches((player) => ({ player, status: 'FINISHED' })),
  'matches(opponent)': byMatches((opponent) => ({ opponent })),
  'matches(player, opponent)': byMatches((player) => ({ player, opponent: partner.username })),
  'export by player': byExport(() => ({ player: owner.username })),
  'export by opponent': byExport(() => ({
    player: partner.username,
    opponent: owner.username,
  })),
};

/** Lists that are of nobody in particular, or of the other player. */
const LISTS: Readonly<Record<string, Way>> = {
  'all matches': byMatches(() => ({})),
  'all finished matches': byMatches(() => ({ status: 'FINISHED' })),
  'matches of the other player': byMatches(() => ({ player: partner.username })),
  'export of everything': byExport(() => ({ since: '2020-01-01T00:00:00Z' })),
  'export by the other player': byExport(() => ({ player: partner.username })),
};

const ONLINE: Readonly<Record<string, Way>> = {
  isOnline: byField('isOnline', (value) => value === true),
};

/** Who sees what is for an audience. A blocked opponent is a stranger. */
const SEES: Readonly<Record<Audience, readonly ViewerName[]>> = {
  EVERYONE: VIEWERS,
  OPPONENTS: ['owner', 'friend', 'opponent', 'tokenOfOpponent'],
  FRIENDS: ['owner', 'friend'],
  NOBODY: ['owner'],
};

async function expectSeen(
  ways: Readonly<Record<string, Way>>,
  who: readonly ViewerName[],
): Promise<void> {
  const wanted = VIEWERS.map((name) => [name, who.includes(name)]);
  const seen: Record<string, unknown> = {};
  // One after the other: nobody has many exports at once.
  for (const [way, look] of Object.entries(ways)) {
    const answers: [ViewerName, boolean][] = [];
    for (const name of VIEWERS) answers.push([name, await look(viewers[name])]);
    seen[way] = answers;
  }
  expect(seen).toEqual(Object.fromEntries(Object.keys(ways).map((way) => [way, wanted])));
}

interface Settings {
  readonly profile: Audience;
  readonly matches: Audience;
  readonly presence: Audience;
}

async function choose(input: Partial<Settings>): Promise<Settings> {
  const { user } = await mustMutate<{ user: { visibilitySettings: Settings } }>(
    owner,
    'setVisibility',
    input,
    'user { visibilitySettings { profile matches presence } }',
  );
  return user.visibilitySettings;
}

it('is the same as before without a choice', async () => {
  await expectSeen({ ...PROFILE, ...MATCHES, ...LISTS }, VIEWERS);
  const { me } = await owner.ask<{ me: unknown }>(
    '{ me { visibilitySettings { profile matches presence } } }',
  );
  expect(me).toEqual({
    visibilitySettings: { profile: 'EVERYONE', matches: 'EVERYONE', presence: 'FRIENDS' },
  });
});

describe.each(AUDIENCES)('for %s', (audience) => {
  it('the profile', async () => {
    expect(await choose({ profile: audience, matches: 'EVERYONE' })).toMatchObject({
      profile: audience,
      matches: 'EVERYONE',
    });
    await expectSeen(PROFILE, SEES[audience]);
    await expectSeen({ ...MATCHES, ...LISTS }, VIEWERS);
  });

  it('the matches', async () => {
    await choose({ matches: audience, profile: 'EVERYONE' });
    await expectSeen(MATCHES, SEES[audience]);
    await expectSeen(LISTS, audience === 'EVERYONE' ? VIEWERS : ['owner']);
    await expectSeen(PROFILE, VIEWERS);
    // Whoever has the link of the match may watch it: that is a setting of the match.
    for (const viewer of Object.values(viewers))
      expect((await viewer.match(matchId)).id).toBe(matchId);
  });

  it('whether the user is online', async () => {
    await choose({ presence: audience });
    const page = subscribe(socketOf(owner), 'subscription { eventAdded { __typename } }');
    await until('the owner to be present', async () => {
      const present = `SELECT FROM presence p JOIN users u ON u.id = p.user_id WHERE u.username = $1`;
      return (await rowsOf(service, present, [owner.username])).length > 0;
    });
    // Nobody reads it of themselves, or without an account.
    const others = SEES[audience].filter((name) => name !== 'owner' && name !== 'signedOut');
    await expectSeen(ONLINE, others);
    const { me } = await owner.ask<{ me: { showsOnline: boolean } }>('{ me { showsOnline } }');
    expect(me.showsOnline).toBe(audience !== 'NOBODY');
    page.stop();
  });
});

describe('the cursors of a list', () => {
  interface PageOf {
    readonly nodes: readonly object[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  }
  const PAGE = 'nodes { __typename } pageInfo { hasNextPage startCursor endCursor }';
  const plain = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
  const textsOf = ({ pageInfo: { startCursor, endCursor } }: PageOf) =>
    [startCursor, endCursor].map((it) => Buffer.from(it ?? '', 'base64url').toString('latin1'));
  const signedOut = (query: string, variables: object) =>
    viewers.signedOut.raw<{ list: PageOf }>(query, variables);

  const idOf = async (client: TestClient) =>
    (
      await rowsOf<{ id: string }>(service, 'SELECT id FROM users WHERE username = $1', [
        client.username,
      ])
    )[0]!.id;

  it('do not tell who is left out of the leaderboard, and nobody can make one', async () => {
    await choose({ profile: 'NOBODY' });
    const query = `query ($after: String) { list: leaderboard(variant: zweier, first: 1, after: $after) { ${PAGE} } }`;
    const hidden: PageOf[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { data } = await signedOut(query, { after });
      if (data!.list.nodes.length === 0) hidden.push(data!.list);
      ({ hasNextPage: more, endCursor: after } = data!.list.pageInfo);
    }
    expect(hidden).toHaveLength(1);
    expect(textsOf(hidden[0]!).join()).not.toContain(await idOf(owner));
    const { errors } = await signedOut(query, { after: plain([3000, await idOf(partner)]) });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    await choose({ profile: 'EVERYONE' });
  });

  it('do not tell whom a search has left out', async () => {
    await choose({ profile: 'NOBODY' });
    const query = `query ($prefix: String!, $after: String) {
      list: users(prefix: $prefix, first: 1, after: $after) { ${PAGE} } }`;
    const { data } = await signedOut(query, { prefix: owner.username });
    const nothing = { hasNextPage: false, startCursor: null, endCursor: null };
    expect(data!.list).toEqual({ nodes: [], pageInfo: nothing });
    const after = plain('a');
    const { errors } = await signedOut(query, { prefix: partner.username, after });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    await choose({ profile: 'EVERYONE' });
  });

  it('do not tell at which match a search has stopped', async () => {
    const query = `query ($after: String) { list: matches(first: 1, after: $after) { ${PAGE} } }`;
    const { data } = await signedOut(query, {});
    for (const text of textsOf(data!.list)) expect(text).not.toMatch(/[0-9a-f]{8}-|T\d\d:/);
    const after = plain([new Date().toISOString(), await idOf(owner)]);
    const { errors } = await signedOut(query, { after });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

it('setShowsOnline chooses between friends and nobody', async () => {
  for (const [showsOnline, online] of [
    [false, 'NOBODY'],
    [true, 'FRIENDS'],
  ] as const) {
    await mustMutate(owner, 'setShowsOnline', { showsOnline });
    expect((await choose({})).presence).toBe(online);
  }
});

it('the preview of the profile shows a rating only if everyone may see it', async () => {
  const preview = async (name: string) => {
    const { body } = await request(`${service.base}/user/${name}`, {
      headers: { accept: 'text/html', 'accept-language': 'en' },
    });
    return await body.text();
  };
  await choose({ profile: 'OPPONENTS' });
  expect(await preview(owner.username)).not.toContain('Best rating');
  await choose({ profile: 'EVERYONE' });
  // Previews are kept for a minute by their address.
  expect(await preview(owner.username.toUpperCase())).toContain('Best rating');
});

it('a guest shows the profile and the matches to opponents only, and nobody is asked for more', async () => {
  const guest = await guestOf(service);
  await matchOfGuest(guest);
  const { me } = await guest.ask<{ me: { username: string; visibilitySettings: Settings } }>(
    '{ me { username visibilitySettings { profile matches presence } } }',
  );
  expect(me.visibilitySettings).toEqual({
    profile: 'OPPONENTS',
    matches: 'OPPONENTS',
    presence: 'FRIENDS',
  });
  const { user, matches } = await viewers.stranger.ask<{
    user: { profileIsVisible: boolean; matchesAreVisible: boolean };
    matches: { nodes: unknown[] };
  }>(
    `query ($username: String!) {
      user(username: $username) { profileIsVisible matchesAreVisible }
      matches(filter: { player: $username }) { nodes { id } } }`,
    { username: me.username },
  );
  expect({ user, matches }).toEqual({
    user: { profileIsVisible: false, matchesAreVisible: false },
    matches: { nodes: [] },
  });
});

describe('a hidden match', () => {
  const lists = Object.fromEntries(
    Object.entries({ ...MATCHES, ...LISTS }).filter(([way]) => way !== 'matchesAreVisible'),
  );
  const hide = (client: TestClient, name: 'hideMatch' | 'showMatch', id = matchId) =>
    mutate<{ match: { hiddenByViewer: boolean } | null; userErrors: never[] }>(
      client,
      name,
      { matchId: id },
      'match { hiddenByViewer }',
    );

  it('is in no list of others as long as one of its players hides it; its link works', async () => {
    await choose({ profile: 'EVERYONE', matches: 'EVERYONE' });
    for (const client of [owner, partner])
      expect(await hide(client, 'hideMatch')).toEqual({
        match: { hiddenByViewer: true },
        userErrors: [],
      });
    expect((await hide(owner, 'hideMatch')).match).toEqual({ hiddenByViewer: true });
    await expectSeen(lists, ['owner']);
    expect((await hide(owner, 'showMatch')).match).toEqual({ hiddenByViewer: false });
    await expectSeen(lists, ['owner']);
    for (const viewer of Object.values(viewers)) {
      const seen = await viewer.match<{ hiddenByViewer: boolean }>(matchId, 'hiddenByViewer');
      expect(seen).toEqual({ hiddenByViewer: viewer === owner ? false : null });
    }
    await hide(partner, 'showMatch');
    await expectSeen(lists, VIEWERS);
  });

  it('only its players hide it, and only when it is over', async () => {
    for (const name of ['friend', 'stranger'] as const)
      expect(codesOf(await hide(viewers[name], 'hideMatch'))).toEqual(['NOT_A_PLAYER']);
    const running = await startMatch([owner, partner], { rated: false });
    expect(codesOf(await hide(owner, 'hideMatch', running.matchId))).toEqual(['MATCH_NOT_OVER']);
    const secret = await played(owner, partner, { rated: false, onlookers: false });
    expect(codesOf(await hide(viewers.stranger, 'hideMatch', secret))).toEqual(['MATCH_NOT_FOUND']);
    const rows = await rowsOf(service, 'SELECT FROM hidden_matches WHERE match_id <> $1', [
      rowId(matchId),
    ]);
    expect(rows).toEqual([]);
  });
});
