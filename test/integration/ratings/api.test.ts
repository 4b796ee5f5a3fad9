/** Real: api, worker, Postgres and the queue; matches are played, the leaderboard's rows are written by SQL. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { BOT_KEYS } from '../../../src/bots/index.js';
import { RATING_KEYS } from '../../../src/modules/ratings/application/index.js';
import { Database } from '../../../src/platform/database/database.js';
import type { TestClient } from '../../support/client.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { until } from '../../support/wait.js';

let service: TestService;
let winner: TestClient;
let loser: TestClient;

beforeAll(async () => {
  service = await startService();
  [winner, loser] = await Promise.all([service.player(), service.player()]);
});

afterAll(() => service?.stop());

/** A match that the second player resigns; returns its id. */
async function resigned(change: object = {}): Promise<string> {
  const opponents = [{ username: loser.username }];
  const { challenge } = await winner.challenge({ variant: 'zweier', opponents, ...change });
  const { match } = await loser.accept({ challengeId: challenge!.id });
  await loser.resign(match!.id);
  return match!.id;
}

interface SeatRatings {
  readonly rated: boolean;
  readonly seats: readonly { ratingBefore: number | null; ratingAfter: number | null }[];
}

const seatsOf = (id: string) =>
  service.client().match<SeatRatings>(id, 'rated seats { ratingBefore ratingAfter }');

const rated = (id: string) =>
  until('the rating', async () => {
    const match = await seatsOf(id);
    return match.seats.every(({ ratingAfter }) => ratingAfter !== null) && match;
  });

interface LedgerJson {
  readonly matches: number;
  readonly won: number;
  readonly lost: number;
  readonly bummerlGiven: number;
  readonly bummerlTaken: number;
  readonly player: { readonly username: string };
  readonly variants: readonly { readonly variant: string; readonly matches: number }[];
}

async function ledgerOf(username: string, opponent: string): Promise<LedgerJson | null> {
  const figures = 'matches won lost bummerlGiven bummerlTaken';
  const { ledger } = await service.client().ask<{ ledger: LedgerJson | null }>(
    `query ($username: String!, $opponent: String!) {
       ledger(username: $username, opponent: $opponent) {
         ${figures} player { username } variants { variant preset ${figures} } } }`,
    { username, opponent },
  );
  return ledger;
}

interface HistoryPage {
  readonly nodes: readonly { readonly match: { readonly id: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** One change of the loser's rating and what follows. */
async function historyPage(after: string | null): Promise<HistoryPage> {
  const { user } = await service.client().ask<{ user: { ratingHistory: HistoryPage } }>(
    `query ($name: String!, $after: String) { user(username: $name) {
       ratingHistory(variant: zweier, first: 1, after: $after) {
         nodes { match { id } } pageInfo { hasNextPage hasPreviousPage endCursor } } } }`,
    { name: loser.username, after },
  );
  return user.ratingHistory;
}

describe('a rated match', () => {
  let ids: string[];

  beforeAll(async () => {
    ids = [];
    for (const change of [{}, {}, { preset: 'tausend' }]) {
      const id = await resigned(change);
      await rated(id); // matches that end together may be rated in any order
      ids.push(id);
    }
  });

  it('shows on its seats how it changed the ratings', async () => {
    const [first, second] = [await seatsOf(ids[0]!), await seatsOf(ids[1]!)];
    expect(first.seats.map((seat) => seat.ratingBefore)).toStrictEqual([1500, 1500]);
    expect(first.seats[0]!.ratingAfter).toBeGreaterThan(1500);
    expect(second.seats.map((seat) => seat.ratingBefore)).toStrictEqual(
      first.seats.map((seat) => seat.ratingAfter),
    );
  });

  it('shows no change of ratings while it runs', async () => {
    const { match } = await winner.challenge({ variant: 'zweier', opponents: [{ bot: 'random' }] });
    const { seats } = await seatsOf(match!.id);
    expect(seats).toStrictEqual(Array(2).fill({ ratingBefore: null, ratingAfter: null }));
  });

  it('is in the ratings and the history of its players', async () => {
    const { user } = await service.client().ask<{ user: Record<string, unknown> }>(
      `query ($name: String!) { user(username: $name) {
         ratings { variant preset matches wins provisional rank user { username } }
         ratingHistory(variant: zweier, first: 1) {
           nodes { variant preset ratingBefore ratingAfter match { id } } pageInfo { hasNextPage endCursor } } } }`,
      { name: winner.username },
    );
    const own = { provisional: true, rank: null, user: { username: winner.username } };
    expect(user['ratings']).toStrictEqual([
      { variant: 'zweier', preset: 'tausend', matches: 1, wins: 1, ...own },
      { variant: 'zweier', preset: null, matches: 2, wins: 2, ...own },
    ]);
    const [, second] = await Promise.all(ids.map(seatsOf));
    expect(user['ratingHistory']).toMatchObject({
      nodes: [{ variant: 'zweier', preset: null, ...second!.seats[0], match: { id: ids[1] } }],
      pageInfo: { hasNextPage: true },
    });
  });

  it('is in a history that is paged by cursors', async () => {
    const first = await historyPage(null);
    const second = await historyPage(first.pageInfo.endCursor);
    const seen = [...first.nodes, ...second.nodes].map(({ match }) => match.id);
    expect(seen).toStrictEqual([ids[1], ids[0]]);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('is in the ledger with its Bummerl, and so is an unrated one', async () => {
    const unrated = await resigned({ rated: false });
    const ledger = await until('the ledger', async () => {
      const found = await ledgerOf(loser.username, winner.username);
      return found?.matches === 4 && found;
    });
    // A player who resigns with no game point is a Schneider: two Bummerl each.
    const figures = { won: 0, lost: 4, bummerlGiven: 0, bummerlTaken: 8 };
    expect(ledger).toMatchObject({ ...figures, player: { username: loser.username } });
    expect(ledger.variants).toMatchObject([
      { variant: 'zweier', preset: 'tausend', matches: 1 },
      { variant: 'zweier', preset: null, matches: 3 },
    ]);
    expect(await ledgerOf(winner.username, loser.username)).toMatchObject({ bummerlGiven: 8 });
    const { seats } = await seatsOf(unrated);
    expect(seats).toStrictEqual(Array(2).fill({ ratingBefore: null, ratingAfter: null }));
  });
});

describe('the ledger', () => {
  it('of an unknown user is null, and that of players who never met is empty', async () => {
    expect(await ledgerOf(winner.username, 'nobody-here')).toBeNull();
    const other = await service.player();
    expect(await ledgerOf(other.username, winner.username)).toMatchObject({ matches: 0 });
  });
});

interface LeaderboardPage {
  readonly nodes: readonly { rating: number; rank: number; user: { username: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

async function leaderboard(first: number, after: string | null): Promise<LeaderboardPage> {
  const { leaderboard: page } = await service.client().ask<{ leaderboard: LeaderboardPage }>(
    `query ($first: Int, $after: String) { leaderboard(variant: zweier, first: $first, after: $after) {
       nodes { rating rank user { username } } pageInfo { hasNextPage endCursor } } }`,
    { first, after },
  );
  return page;
}

describe('the leaderboard', () => {
  const COUNT = 40;

  beforeAll(() =>
    sql(`
      INSERT INTO users (id, username, username_key)
        SELECT gen_random_uuid(), 'ranked-' || n, 'ranked-' || n FROM generate_series(1, ${COUNT}) AS n;
      INSERT INTO ratings (user_id, rating_key, mu, sigma, matches, wins, provisional)
        SELECT id, 'zweier', 1400 + 10.1 * (substr(username, 8)::integer / 3), 60, 30, 15, false
        FROM users WHERE username LIKE 'ranked-%'`),
  );

  const sql = async (text: string): Promise<void> => {
    const client = new Client({ connectionString: service.database.url });
    await client.connect();
    await client.query(text);
    await client.end();
  };

  /** Reads the leaderboard page by page; `between` runs after the first page. */
  async function readAll(first: number, between: () => Promise<void> = () => Promise.resolve()) {
    let page = await leaderboard(first, null);
    const nodes = [...page.nodes];
    await between();
    while (page.pageInfo.hasNextPage) {
      page = await leaderboard(first, page.pageInfo.endCursor);
      nodes.push(...page.nodes);
    }
    return nodes;
  }

  const nameOf = ({ user }: { user: { username: string } }) => user.username;

  it('lists settled ratings in order, each once, equal ratings too', async () => {
    const nodes = await readAll(7);
    expect(new Set(nodes.map(nameOf)).size).toBe(COUNT);
    expect(nodes.map(({ rank }) => rank)).toStrictEqual(nodes.map((_, i) => i + 1));
    const ratings = nodes.map(({ rating }) => rating);
    expect(ratings).toStrictEqual(ratings.toSorted((a, b) => b - a));
    expect(await readAll(40)).toStrictEqual(nodes);
  });

  it('skips or repeats only players whose rating changed between two pages', async () => {
    const before = await readAll(7);
    const [climber, faller] = [nameOf(before.at(-1)!), nameOf(before[2]!)];
    const move = (name: string, mu: number) =>
      sql(`UPDATE ratings SET mu = ${mu} FROM users WHERE id = user_id AND username = '${name}'`);
    const nodes = await readAll(7, async () => {
      await move(climber, 2000);
      await move(faller, 1000);
    });
    const names = nodes.map(nameOf);
    const still = before.map(nameOf).filter((name) => name !== climber && name !== faller);
    expect(names.filter((name) => name !== climber && name !== faller)).toStrictEqual(still);
    expect(names.filter((name) => name === faller)).toHaveLength(2);
    expect(names).not.toContain(climber);
  });

  it('has a player at the same rank as their profile', async () => {
    const [, second] = (await leaderboard(2, null)).nodes;
    const { user } = await service
      .client()
      .ask<{ user: { ratings: { rank: number }[] } }>(
        'query ($name: String!) { user(username: $name) { ratings { rank } } }',
        { name: nameOf(second!) },
      );
    expect(user.ratings).toStrictEqual([{ rank: 2 }]);
  });

  it('reads players, their ratings and histories in one statement each', async () => {
    const statements = await statementsOf(
      `{ leaderboard(variant: zweier, first: 20) { nodes { user { username
           ratings { rating } ratingHistory(variant: zweier, first: 2) { nodes { ratingAfter } } } } } }`,
    );
    expect(statements.map(({ name }) => name)).toStrictEqual([
      'ratings-histories',
      'ratings-leaderboard',
      'ratings-of-users',
      'users-by-ids',
    ]);
  });

  it('ranks are counted only if they are selected, and only the first one of a page', async () => {
    const [, ranks] = await statementsOf(
      '{ leaderboard(variant: zweier, first: 20) { nodes { rank } } }',
    );
    expect(ranks).toMatchObject({ name: 'ratings-ranks', values: { ratingKeys: ['zweier'] } });
    const ofUsers = 'users(prefix: "ranked-", first: 20) { nodes { ratings';
    const names = async (query: string) => (await statementsOf(query)).map(({ name }) => name);
    expect(await names(`{ ${ofUsers} { rating } } } }`)).toStrictEqual(['ratings-of-users']);
    expect(await names(`{ ${ofUsers} { rank } } } }`)).toStrictEqual([
      'ratings-of-users',
      'ratings-ranks',
    ]);
  });

  /** The statements about ratings and their users that an operation runs, by name, with their values. */
  async function statementsOf(query: string) {
    const run = jest.spyOn(Database.prototype, 'rows');
    await service.client().ask(query);
    const all = run.mock.calls.map(([{ name }, values]) => ({ name, values }));
    run.mockRestore();
    return all
      .filter(({ name }) => name.startsWith('ratings-') || name === 'users-by-ids')
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }
});

describe('the strength of house bots', () => {
  interface Strength {
    readonly level: string;
    readonly rating: number;
    readonly deviation: number;
    readonly suggested: boolean;
  }

  const strengths = async (client: TestClient, game: string) => {
    const { botStrengths } = await client.ask<{ botStrengths: readonly Strength[] }>(
      `{ botStrengths(${game}) { level rating deviation suggested } }`,
    );
    return botStrengths;
  };
  const suggested = async (client: TestClient, game: string) =>
    (await strengths(client, game)).flatMap(({ level, suggested: is }) => (is ? [level] : []));
  const rate = async (client: TestClient, ratingKey: string, mu: number) => {
    const database = new Client({ connectionString: service.database.url });
    await database.connect();
    await database.query(
      `INSERT INTO ratings (user_id, rating_key, mu, sigma, matches, wins, provisional)
       SELECT id, $2, $3, 60, 30, 15, false FROM users WHERE username = $1`,
      [client.username, ratingKey, mu],
    );
    await database.end();
  };

  it('is measured in every kind of match, and is their rating', async () => {
    const ofDritt = await strengths(service.client(), 'variant: dritt');
    expect(ofDritt.map(({ level }) => level)).toStrictEqual(BOT_KEYS);
    const { user } = await service
      .client()
      .ask<{ user: { ratings: readonly object[] } }>(
        '{ user(username: "bot-club") { ratings { variant preset rating deviation provisional } } }',
      );
    const { rating, deviation } = ofDritt.find(({ level }) => level === 'club')!;
    expect(user.ratings).toHaveLength(RATING_KEYS.length);
    const measured = { variant: 'dritt', preset: null, rating, deviation, provisional: false };
    expect(user.ratings).toContainEqual(measured);
  });

  it('the suggested level is the one whose rating is nearest to the viewer’s in this kind of match', async () => {
    const player = await service.player();
    expect(await suggested(service.client(), 'variant: zweier')).toStrictEqual(['regular']);
    expect(await suggested(player, 'variant: zweier')).toStrictEqual(['regular']);
    const weak = (await strengths(player, 'variant: zweier'))[0]!.rating;
    await rate(player, 'zweier', weak - 50);
    expect(await suggested(player, 'variant: zweier')).toStrictEqual(['random']);
    expect(await suggested(player, 'variant: zweier, preset: scharf')).toStrictEqual(['random']);
    expect(await suggested(player, 'variant: zweier, preset: tausend')).toStrictEqual(['regular']);
  });
});

describe('invalid arguments', () => {
  it.each([
    ['an unknown variant', '{ leaderboard(variant: skat) { nodes { rank } } }'],
    [
      'a preset not rated apart',
      '{ leaderboard(variant: zweier, preset: scharf) { nodes { rank } } }',
    ],
    [
      'a preset of another variant',
      '{ leaderboard(variant: dritt, preset: tausend) { nodes { rank } } }',
    ],
    [
      'a cursor of another list',
      '{ leaderboard(variant: zweier, after: "WyJhIl0") { nodes { rank } } }',
    ],
    ['too long a page', '{ leaderboard(variant: zweier, first: 101) { nodes { rank } } }'],
    [
      'an unknown variant of a history',
      '{ user(username: "bot-easy") { ratingHistory(variant: skat) { nodes { variant } } } }',
    ],
    [
      'a history’s cursor out of range',
      `{ user(username: "bot-easy") { ratingHistory(variant: zweier,
           after: "${Buffer.from('"99999999999999999999"').toString('base64url')}") { nodes { variant } } } }`,
    ],
  ])('a query about ratings is refused: %s', async (_, query) => {
    const { errors } = await service.client().raw(query);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
