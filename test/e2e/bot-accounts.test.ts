/** Real: the service over HTTP, WebSocket and Postgres. Accounts that are bots. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BOT_KEYS } from '../../src/bots/index.js';
import { mustMutate, mutate } from '../support/client.js';
import type { ChallengePayload, TestClient, UserErrorJson } from '../support/client.js';
import { socketOf, subscribe } from '../support/live.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';
import { codesOf, startMatch } from '../support/table.js';
import { until } from '../support/wait.js';

interface BotJson {
  readonly user: { username: string; isBot: boolean; botKind: string | null };
  readonly owner: { username: string } | null;
  readonly level: string | null;
  readonly engine: string;
  readonly version: string;
  readonly description: string | null;
  readonly homepage: string | null;
  readonly isConnected: boolean;
  readonly acceptsNow: boolean;
  readonly policy: { who: string; maxMatches: number; named: { username: string }[] | null } | null;
}
interface BotPayload {
  readonly bot: BotJson | null;
  readonly userErrors: readonly UserErrorJson[];
}

const BOT = `user { username isBot botKind } owner { username } level engine version description
  homepage isConnected acceptsNow policy { who maxMatches named { username } }`;

let service: TestService;
let owner: TestClient;
let anna: TestClient;

beforeAll(async () => {
  service = await startService({ CHALLENGES_PER_MINUTE: '1000' });
  [owner, anna] = (await people(2)) as [TestClient, TestClient];
});
afterAll(() => service.stop());

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => service.player()));

const call = (client: TestClient, name: string, input: object) =>
  mutate<BotPayload>(client, name, input, `bot { ${BOT} }`);

const failuresOf = ({ userErrors }: { readonly userErrors: readonly UserErrorJson[] }) =>
  userErrors.map(({ code, path }) => [code, (path ?? []).join('.')]);

const PROFILE = { engine: 'Zugzwang', version: '2.1' };

/** A new bot of `owner`, confirmed by default. */
async function newBot(policy: object | null = null, confirmed = true): Promise<TestClient> {
  const bot = await service.player();
  await mustMutate(bot, 'becomeBot', { ...PROFILE, owner: owner.username });
  if (confirmed) await mustMutate(owner, 'confirmBot', { username: bot.username });
  if (policy)
    await mustMutate(bot, 'setAcceptancePolicy', { policy: { maxMatches: 5, ...policy } });
  return bot;
}

const TERMS = { variant: 'zweier', preset: 'weich', rated: false };
const challenge = (client: TestClient, bot: TestClient, input: object = {}) =>
  client.challenge({ ...TERMS, opponents: [{ username: bot.username }], ...input });

async function pageOf(client: TestClient, { username }: TestClient): Promise<BotJson | null> {
  const query = `query ($username: String!) { user(username: $username) { bot { ${BOT} } } }`;
  return (await client.ask<{ user: { bot: BotJson | null } }>(query, { username })).user.bot;
}

describe('an account becomes a bot', () => {
  it('permanently, and its page names the owner who has confirmed it', async () => {
    const bot = await service.player();
    const input = { ...PROFILE, owner: owner.username, homepage: 'https://example.org/zug' };
    const first = await call(bot, 'becomeBot', { ...input, idempotencyKey: 'once' });
    expect(first).toMatchObject({
      bot: {
        ...PROFILE,
        owner: null,
        policy: null,
        level: null,
        description: null,
        isConnected: false,
      },
      userErrors: [],
    });
    expect(first.bot!.user).toEqual({ username: bot.username, isBot: true, botKind: 'ACCOUNT' });
    expect(codesOf(await call(bot, 'becomeBot', { ...input, idempotencyKey: 'once' }))).toEqual([]);
    expect(codesOf(await call(bot, 'becomeBot', input))).toEqual(['ALREADY_A_BOT']);
    expect(await listed(anna)).not.toContain(bot.username);
    for (let i = 0; i < 2; i += 1)
      await mustMutate(owner, 'confirmBot', { username: bot.username });
    expect((await pageOf(anna, bot))!.owner).toEqual({ username: owner.username });
    expect(await listed(anna)).toContain(bot.username);
    const { me } = await owner.ask<{ me: { ownBots: { username: string }[] } }>(
      '{ me { ownBots { username } } }',
    );
    expect(me.ownBots.map(({ username }) => username)).toContain(bot.username);
    expect(await pageOf(anna, owner)).toBeNull();
  });

  it('becomeBot reports everything that is wrong at once', async () => {
    const person = await service.player();
    const bad = {
      owner: 'the_absent',
      engine: '',
      version: 'x'.repeat(41),
      homepage: 'javascript:1',
    };
    expect(failuresOf(await call(person, 'becomeBot', bad))).toEqual([
      ['UNKNOWN_USER', 'owner'],
      ['ENGINE_INVALID', 'engine'],
      ['VERSION_INVALID', 'version'],
      ['HOMEPAGE_INVALID', 'homepage'],
    ]);
    const own = { ...PROFILE, owner: person.username };
    expect(failuresOf(await call(person, 'becomeBot', own))).toEqual([['OWNER_IS_YOU', 'owner']]);
    const ofBot = { ...PROFILE, owner: 'bot-easy' };
    expect(failuresOf(await call(person, 'becomeBot', ofBot))).toEqual([['OWNER_IS_BOT', 'owner']]);
  });

  it('but not if it plays, has played or sits in a challenge', async () => {
    const [player, creator] = (await people(2)) as [TestClient, TestClient];
    const input = { ...PROFILE, owner: owner.username };
    await mustMutate(player, 'createChallenge', { ...TERMS, opponents: [{ bot: 'random' }] });
    expect(codesOf(await call(player, 'becomeBot', input))).toEqual(['ACCOUNT_HAS_MATCHES']);
    const { challenge: open } = await creator.challenge(TERMS);
    expect(codesOf(await call(creator, 'becomeBot', input))).toEqual(['ACCOUNT_HAS_CHALLENGES']);
    await creator.cancel(open!.id);
    expect(codesOf(await call(creator, 'becomeBot', input))).toEqual([]);
  });

  it('or accepts a challenge for people, but not both, if it tries both at once', async () => {
    const accounts = await people(4);
    const alone = await Promise.all(
      accounts.map(() => anna.challenge({ ...TERMS, peopleOnly: true })),
    );
    const both = await Promise.all(
      accounts.map((account, i) =>
        Promise.all([
          call(account, 'becomeBot', { ...PROFILE, owner: owner.username }),
          account.accept({ challengeId: alone[i]!.challenge!.id }),
        ]),
      ),
    );
    for (const [{ bot }, { match }] of both) expect(bot !== null).toBe(match === null);
    await Promise.all(alone.map(({ challenge: open }) => anna.cancel(open!.id)));
  });

  it('or ceases to be one only by itself and its owner', async () => {
    const bot = await newBot(null, false);
    for (const name of ['confirmBot', 'releaseBot']) {
      expect(failuresOf(await call(anna, name, { username: bot.username }))).toEqual([
        ['BOT_NOT_YOURS', 'username'],
      ]);
    }
    for (const [name, input] of [
      ['updateBot', { version: '3' }],
      ['setAcceptancePolicy', { policy: { maxMatches: 1 } }],
    ] as const) {
      expect(codesOf(await call(anna, name, input))).toEqual(['NOT_A_BOT']);
    }
    await mustMutate(owner, 'releaseBot', { username: bot.username });
    expect(codesOf(await call(owner, 'confirmBot', { username: bot.username }))).toEqual([
      'BOT_NOT_YOURS',
    ]);
  });

  it('but neither if it owns bots, nor to own one', async () => {
    const [person, bot] = [await service.player(), await service.player()];
    const owned = { ...PROFILE, owner: person.username };
    await mustMutate(bot, 'becomeBot', owned);
    const other = await service.player();
    await mustMutate(other, 'becomeBot', owned);
    await mustMutate(person, 'confirmBot', { username: bot.username });
    const becoming = { ...PROFILE, owner: owner.username };
    expect(codesOf(await call(person, 'becomeBot', becoming))).toEqual(['ACCOUNT_HAS_BOTS']);
    await mustMutate(person, 'releaseBot', { username: bot.username });
    await mustMutate(person, 'becomeBot', becoming);
    const confirmed = await call(person, 'confirmBot', { username: other.username });
    expect(codesOf(confirmed)).toEqual(['OWNER_IS_BOT']);
  });

  it('a bot changes its page, and a new owner has to confirm', async () => {
    const bot = await newBot();
    const change = { version: '2.2', description: 'Zwei\nZeilen', owner: owner.username };
    const changed = await call(bot, 'updateBot', change);
    expect(changed.bot).toMatchObject({ engine: 'Zugzwang', version: '2.2', owner: {} });
    const { bot: updated } = await call(bot, 'updateBot', {
      owner: anna.username,
      description: null,
    });
    expect(updated).toMatchObject({ owner: null, description: null });
    expect(await listed(anna)).not.toContain(bot.username);
    expect(
      failuresOf(await call(bot, 'updateBot', { engine: 'Zug\u202ezwang', owner: bot.username })),
    ).toEqual([
      ['OWNER_IS_YOU', 'owner'],
      ['ENGINE_INVALID', 'engine'],
    ]);
  });
});

describe('an acceptance policy', () => {
  it('accepts a fitting challenge at once, while the program is away', async () => {
    const bot = await newBot({});
    const { match, userErrors } = await challenge(anna, bot, { rated: true });
    expect(userErrors).toEqual([]);
    expect(match).toMatchObject({ status: 'IN_PROGRESS', rated: true });
    const seats = match!.seats.map(({ isBot, user }) => [user.username, isBot]);
    expect(seats).toEqual([
      [anna.username, false],
      [bot.username, true],
    ]);
  });

  it('that takes only unrated matches makes a match unrated, unless it must be rated', async () => {
    const bot = await newBot({ rated: false });
    expect((await challenge(anna, bot, { rated: null })).match!.rated).toBe(false);
    const refused = await challenge(anna, bot, { rated: true });
    expect(codesOf(refused)).toEqual(['BOT_DECLINES_RATED']);
    const any = await newBot({});
    expect((await challenge(anna, any, { rated: null })).match!.rated).toBe(true);
    expect((await challenge(owner, any, { rated: null })).match!.rated).toBe(false);
  });

  it('names every part of a challenge that does not fit', async () => {
    const bot = await newBot({
      variants: ['dritt'],
      presets: ['tausend'],
      clocks: ['BANK'],
      rated: true,
      who: 'BOTS',
    });
    const declined = await challenge(anna, bot, { rules: { leadKingOnly: true } });
    const path = 'opponents.0';
    expect(failuresOf(declined)).toEqual([
      ['BOT_DECLINES_VARIANT', path],
      ['BOT_DECLINES_PRESET', path],
      ['BOT_DECLINES_RULES', path],
      ['BOT_DECLINES_CLOCK', path],
      ['BOT_DECLINES_RATED', path],
      ['BOT_DECLINES_YOU', path],
    ]);
  });

  it('limits clocks and challengers; only the bot sees the named users', async () => {
    const named = [owner.username];
    const bot = await newBot({ who: 'NAMED', named, minSeconds: 7200, maxSeconds: 86_400 });
    const slow = { timeControl: { perTurnSeconds: 86_401 } };
    expect(codesOf(await challenge(owner, bot, slow))).toEqual(['BOT_DECLINES_CLOCK']);
    expect(codesOf(await challenge(owner, bot, { timeControl: {} }))).toEqual([]);
    const fitting = { timeControl: { bankSeconds: 7200 } };
    expect(codesOf(await challenge(owner, bot, fitting))).toEqual([]);
    expect(codesOf(await challenge(anna, bot, fitting))).toEqual(['BOT_DECLINES_YOU']);
    expect((await pageOf(anna, bot))!.policy!.named).toBeNull();
    expect((await pageOf(bot, bot))!.policy!.named).toEqual([{ username: owner.username }]);
  });

  it('that contradicts itself is refused, and null removes the policy', async () => {
    const bot = await newBot();
    const policy = { minSeconds: 10, maxSeconds: 5, named: ['the_absent'], maxMatches: 501 };
    expect(failuresOf(await call(bot, 'setAcceptancePolicy', { policy }))).toEqual([
      ['POLICY_CLOCK_INVALID', 'policy.minSeconds'],
      ['POLICY_NAMED_INVALID', 'policy.named'],
      ['POLICY_MATCHES_INVALID', 'policy.maxMatches'],
      ['UNKNOWN_USER', 'policy.named.0'],
    ]);
    await mustMutate(bot, 'setAcceptancePolicy', { policy: { maxMatches: 1 } });
    await mustMutate(bot, 'setAcceptancePolicy', { policy: null });
    const { challenge: open, match } = await challenge(anna, bot);
    expect({ status: open!.status, match }).toEqual({ status: 'OPEN', match: null });
    expect((await bot.accept({ challengeId: open!.id })).match).not.toBeNull();
  });

  it('keeps its limit of matches with a hundred challenges at once', async () => {
    const bot = await newBot({ maxMatches: 2 });
    const crowd = await people(5);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => challenge(crowd[i % 5]!, bot)),
    );
    const begun = answers.filter(({ match }) => match !== null);
    expect(begun).toHaveLength(2);
    const codes = answers.filter(({ match }) => match === null).flatMap(codesOf);
    expect([codes.length, new Set(codes)]).toEqual([98, new Set(['BOT_BUSY'])]);
    expect((await pageOf(anna, bot))!.acceptsNow).toBe(false);
  });

  it('keeps its limit when a table fills later', async () => {
    const bot = await newBot({ maxMatches: 1 });
    const table = { variant: 'dritt', preset: 'standard', rated: false };
    const { challenge: open } = await challenge(anna, bot, table);
    await mustMutate(anna, 'createChallenge', {
      ...TERMS,
      opponents: [{ username: bot.username }],
    });
    const late = await owner.accept({ challengeId: open!.id });
    expect(codesOf(late)).toEqual(['OPPONENT_UNAVAILABLE']);
  });

  it('accepts a rematch, but no challenge of a user whom the bot has blocked', async () => {
    const bot = await newBot({});
    const { match } = await challenge(anna, bot);
    await anna.resign(match!.id);
    const fields = 'challenge { status } match { id }';
    const again = await mutate<ChallengePayload>(
      anna,
      'offerRematch',
      { matchId: match!.id },
      fields,
    );
    expect(again.match).not.toBeNull();
    await mustMutate(bot, 'blockUser', { username: anna.username });
    expect(codesOf(await challenge(anna, bot))).toEqual(['OPPONENT_UNAVAILABLE']);
    expect(codesOf(await mutate(anna, 'blockUser', { username: bot.username }))).toEqual([]);
  });
});

describe('a bot', () => {
  it('plays no rated match with its owner, with the owner’s bots, or before it is confirmed', async () => {
    const [one, other] = [await newBot({}), await newBot({})];
    const rated = { rated: true };
    expect(failuresOf(await challenge(owner, one, rated))).toEqual([['RATED_WITH_OWNER', 'rated']]);
    expect(codesOf(await challenge(other, one, rated))).toEqual(['RATED_WITH_OWNER']);
    expect(codesOf(await challenge(owner, one))).toEqual([]);
    const stray = await newBot({}, false);
    expect(codesOf(await challenge(anna, stray, rated))).toEqual(['BOT_DECLINES_RATED']);
    expect(codesOf(await stray.challenge({ ...TERMS, rated: true }))).toEqual(['BOT_UNCONFIRMED']);
    const { challenge: open } = await owner.challenge({ ...TERMS, rated: true });
    const challengeId = open!.id;
    expect(codesOf(await stray.accept({ challengeId }))).toEqual(['BOT_UNCONFIRMED']);
    expect(codesOf(await one.accept({ challengeId }))).toEqual(['RATED_WITH_OWNER']);
    await owner.cancel(challengeId);
  });

  it('that has lost its owner after sitting down begins no rated match', async () => {
    const bot = await newBot();
    const { challenge: open } = await bot.challenge({ ...TERMS, rated: true });
    await mustMutate(owner, 'releaseBot', { username: bot.username });
    const seat = { challengeId: open!.id };
    expect(codesOf(await owner.accept(seat))).toEqual(['BOT_UNCONFIRMED']);
    await mustMutate(bot, 'updateBot', { owner: anna.username });
    expect(codesOf(await owner.accept(seat))).toEqual(['BOT_UNCONFIRMED']);
    await mustMutate(anna, 'confirmBot', { username: bot.username });
    expect(codesOf(await anna.accept(seat))).toEqual(['RATED_WITH_OWNER']);
    expect(codesOf(await owner.accept(seat))).toEqual([]);
  });

  it('cannot join a challenge for people only', async () => {
    const bot = await newBot({});
    const alone = { peopleOnly: true };
    expect(failuresOf(await challenge(anna, bot, alone))).toEqual([
      ['BOTS_NOT_WANTED', 'opponents.0'],
    ]);
    const house = { ...TERMS, ...alone, opponents: [{ bot: 'easy' }] };
    expect(failuresOf(await anna.challenge(house))).toEqual([['BOTS_NOT_WANTED', 'opponents.0']]);
    const { challenge: open } = await anna.challenge({ ...TERMS, ...alone });
    expect(codesOf(await bot.accept({ challengeId: open!.id }))).toEqual(['BOTS_NOT_WANTED']);
    const { challenge: bots } = await bot.challenge(TERMS);
    const lobby = async (filter: string) => {
      const query = `{ challenges(filter: { bots: ${filter} }, first: 100) { nodes { id } } }`;
      const { challenges } = await anna.ask<{ challenges: { nodes: { id: string }[] } }>(query);
      return [open!.id, bots!.id].map((id) => challenges.nodes.some((node) => node.id === id));
    };
    expect(await lobby('ANY')).toEqual([true, true]);
    expect(await lobby('ONLY')).toEqual([false, true]);
    expect(await lobby('WITHOUT')).toEqual([true, false]);
  });

  it('cannot call off a rated match alone, and neither can its opponent', async () => {
    const bot = await newBot({});
    const { match } = await challenge(anna, bot, { rated: true });
    for (const player of [anna, bot]) {
      const { canCallOff } = await player.match<{ canCallOff: boolean }>(match!.id, 'canCallOff');
      expect(canCallOff).toBe(false);
      const offered = await mutate(player, 'offerAbort', { matchId: match!.id });
      expect(codesOf(offered)).toEqual(['RATED_AGAINST_BOTS']);
    }
  });

  it('can send phrases only, and cannot back a seat', async () => {
    const bot = await newBot();
    const { matchId } = await startMatch([anna, bot], TERMS);
    const text = await mutate(bot, 'sendMessage', { matchId, text: 'Kauf mein Buch' });
    expect(failuresOf(text)).toEqual([['BOTS_SAY_PHRASES', 'text']]);
    expect(codesOf(await mutate(bot, 'sendMessage', { matchId, phrase: 'THANKS' }))).toEqual([]);
    const { challenge: open } = await anna.challenge(TERMS);
    const backing = await mutate(bot, 'askToBack', { challengeId: open!.id, seat: 0 });
    expect(codesOf(backing)).toEqual(['BOT_CANNOT_BACK']);
  });
});

const LIST = `query ($filter: BotFilter, $first: Int, $after: String) {
  bots(filter: $filter, first: $first, after: $after) {
    nodes { ${BOT} } pageInfo { hasNextPage endCursor } } }`;
interface BotList {
  readonly bots: {
    readonly nodes: readonly BotJson[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

async function listed(client: TestClient, filter: object = {}): Promise<string[]> {
  const { bots } = await client.ask<BotList>(LIST, { filter, first: 100 });
  return bots.nodes.map(({ user }) => user.username);
}

describe('the directory of bots', () => {
  it('lists house bots and others, page by page', async () => {
    await newBot();
    const all = await listed(anna);
    expect(all).toEqual(expect.arrayContaining(BOT_KEYS.map((level) => `bot-${level}`)));
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { bots }: BotList = await anna.ask<BotList>(LIST, { first: 3, after });
      seen.push(...bots.nodes.map(({ user }) => user.username));
      ({ hasNextPage: more, endCursor: after } = bots.pageInfo);
    }
    expect(seen).toEqual(all);
    const easy = await pageOf(anna, { username: 'bot-easy' } as TestClient);
    expect(easy).toMatchObject({ level: 'easy', isConnected: true, acceptsNow: true, owner: null });
    expect(easy!.user.botKind).toBe('HOUSE');
  });

  it('filters by variant and by open acceptance', async () => {
    const bauern = await newBot({ variants: ['bauern'], who: 'NAMED', named: [anna.username] });
    const silent = await newBot();
    const found = async (client: TestClient, filter: object) => {
      const names = await listed(client, filter);
      return [bauern, silent].map(({ username }) => names.includes(username));
    };
    expect(await found(anna, { variant: 'bauern' })).toEqual([true, true]);
    expect(await found(anna, { variant: 'zweier' })).toEqual([false, true]);
    expect(await found(anna, { acceptsMe: true })).toEqual([true, false]);
    expect(await found(owner, { acceptsMe: true })).toEqual([false, false]);
    const { errors } = await service.client().raw(LIST, { filter: { acceptsMe: true } });
    expect(errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('reads a bounded number of bots for a page, and returns a cursor to continue', async () => {
    await rowsOf(
      service,
      `WITH made AS (INSERT INTO users (id, username, username_key, is_bot)
         SELECT gen_random_uuid(), name, name, true
         FROM (SELECT 'a' || lpad(n::text, 4, '0') AS name FROM generate_series(1, 600) n) AS names
         RETURNING id, username)
       INSERT INTO bots (user_id, engine, version, listed_as)
       SELECT id, 'any', '1', username FROM made`,
    );
    const page = async (after: string | null) =>
      (await anna.ask<BotList>(LIST, { filter: { variant: 'dritt', connected: true }, after }))
        .bots;
    const first = await page(null);
    expect([first.nodes, first.pageInfo.hasNextPage]).toEqual([[], true]);
    const second = await page(first.pageInfo.endCursor);
    expect(second.nodes.map(({ level }) => level)).toContain('easy');
    await rowsOf(service, `DELETE FROM users WHERE username ~ '^a[0-9]{4}$'`);
  });

  it('shows who is connected', async () => {
    const bot = await newBot();
    const socket = socketOf(bot);
    const stream = subscribe(socket, 'subscription { notificationAdded { id } }');
    const isConnected = async () =>
      (await listed(anna, { connected: true })).includes(bot.username);
    await until('the bot is connected', isConnected);
    expect(await listed(anna, { connected: false })).not.toContain(bot.username);
    stream.stop();
    await socket.dispose();
    await until('the bot is gone', async () => !(await isConnected()));
  });
});

it('bots and people have separate leaderboards', async () => {
  const bot = await newBot();
  await rowsOf(
    service,
    `INSERT INTO ratings (user_id, rating_key, mu, sigma, matches, wins, provisional, is_bot)
     SELECT id, 'bauern', 1500 + row_number() OVER (ORDER BY username), 50, 30, 15, false, is_bot
     FROM users WHERE username = ANY($1)`,
    [[anna.username, owner.username, bot.username]],
  );
  const board = async (bots: boolean) => {
    const query = `query ($bots: Boolean) { leaderboard(variant: bauern, bots: $bots) {
      nodes { rank user { username ratings { rank } } } } }`;
    type Node = { rank: number; user: { username: string; ratings: { rank: number }[] } };
    const { leaderboard } = await anna.ask<{ leaderboard: { nodes: Node[] } }>(query, { bots });
    const ranks = leaderboard.nodes.map((_, i) => i + 1);
    expect(leaderboard.nodes.map(({ user }) => user.ratings[0]!.rank)).toEqual(ranks);
    expect(leaderboard.nodes.map(({ rank }) => rank)).toEqual(ranks);
    return leaderboard.nodes.map(({ user }) => user.username).sort();
  };
  const house = BOT_KEYS.map((key) => `bot-${key}`);
  expect(await board(false)).toEqual([anna.username, owner.username].sort());
  expect(await board(true)).toEqual([bot.username, ...house].sort());
});
