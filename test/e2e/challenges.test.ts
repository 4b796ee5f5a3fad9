/** Real: the service over HTTP and Postgres. Challenges as clients create and answer them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChallengeJson, ChallengePayload, TestClient } from '../support/client.js';
import { codesIn } from '../support/live.js';
import { RULES, rulesIn } from '../support/rules.js';
import type { RuleJson } from '../support/rules.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf } from '../support/sql.js';
import { cancelNamedChallenges, codesOf } from '../support/table.js';

let service: TestService;
let anna: TestClient;
let ben: TestClient;
let cora: TestClient;
let others: TestClient[];

beforeAll(async () => {
  service = await startService();
  [anna, ben, cora] = await Promise.all([service.player(), service.player(), service.player()]);
  others = await Promise.all(Array.from({ length: 8 }, () => service.player()));
});
afterAll(() => service.stop());
beforeEach(() => cancelNamedChallenges(service));

const OPEN = { variant: 'zweier' };
const toBen = () => ({ ...OPEN, opponents: [{ username: ben.username }] });
const toBot = { ...OPEN, opponents: [{ bot: 'random' }] };

/** A challenge that was accepted by the service. */
async function made(creator: TestClient, input: object): Promise<ChallengeJson> {
  const payload = await creator.challenge(input);
  expect(payload.userErrors).toEqual([]);
  return payload.challenge!;
}

const failuresOf = ({ userErrors }: ChallengePayload) =>
  userErrors.map(({ code, path }) => ({ code, path }));

type Own = { nextCommitment: string | null; nextMatchId: string | null };
const nextOf = async (player: TestClient): Promise<Own> =>
  (await player.ask<{ me: Own }>('{ me { nextCommitment nextMatchId } }')).me;

const SEEN = 'query ($id: ID!) { node(id: $id) { ... on Challenge { id status } } }';
const sees = async (client: TestClient, id: string): Promise<boolean> =>
  (await client.ask<{ node: object | null }>(SEEN, { id })).node !== null;

interface Listed {
  readonly challenges: {
    readonly nodes: readonly ChallengeJson[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}
const LIST = `query ($filter: ChallengeFilter, $first: Int, $after: String) {
  challenges(filter: $filter, first: $first, after: $after) {
    nodes { id status } pageInfo { hasNextPage endCursor } } }`;
const list = async (client: TestClient, variables: object = {}) =>
  (await client.ask<Listed>(LIST, variables)).challenges;
const idsIn = ({ nodes }: Listed['challenges']) => nodes.map((node) => node.id);

describe('who can be challenged', () => {
  it('a house bot, and the match begins at once', async () => {
    const { challenge, match, userErrors } = await anna.challenge(toBot);
    expect(userErrors).toEqual([]);
    expect(challenge).toMatchObject({ status: 'MATCHED', matchId: match!.id });
    expect(match).toMatchObject({ status: 'IN_PROGRESS', viewerSeat: 0 });
    expect(match!.seats.map((seat) => seat.isBot)).toEqual([false, true]);
  });

  it('anyone, by an open challenge, whose taker gets seat 1', async () => {
    const challenge = await made(anna, OPEN);
    expect(challenge).toMatchObject({ status: 'OPEN', seats: [{ username: anna.username }, null] });
    const { match, challenge: after } = await cora.accept({ challengeId: challenge.id });
    expect(after!.status).toBe('MATCHED');
    expect(match!.id).toBe(challenge.matchId);
    expect(match!.viewerSeat).toBe(1);
    expect(match!.seats.map((seat) => seat.user.username)).toEqual([anna.username, cora.username]);
  });

  it('a named user, who alone may accept it', async () => {
    const challenge = await made(anna, toBen());
    expect(codesOf(await cora.accept({ challengeId: challenge.id }))).toEqual(['NOT_INVITED']);
    const { match } = await ben.accept({ challengeId: challenge.id });
    expect(match!.seats[1]!.user.username).toBe(ben.username);
  });

  it('an opponent’s name is found in upper and lower case', async () => {
    const opponents = [{ username: ben.username.toUpperCase() }];
    expect((await made(anna, { ...OPEN, opponents })).seats[1]).toEqual({ username: ben.username });
  });

  it.each([
    ['the creator', () => [{ username: anna.username }], 'OPPONENT_IS_YOU', ['opponents', 0]],
    ['an unknown user', () => [{ username: 'no-such-user' }], 'UNKNOWN_OPPONENT', ['opponents', 0]],
    ['an impossible name', () => [{ username: '\0' }], 'UNKNOWN_OPPONENT', ['opponents', 0]],
    [
      'one opponent too many',
      () => [{ username: ben.username }, { bot: 'random' }],
      'TOO_MANY_OPPONENTS',
      ['opponents'],
    ],
  ])('not %s', async (_, opponents, code, path) => {
    const payload = await anna.challenge({ ...OPEN, opponents: opponents() });
    expect(payload).toMatchObject({ challenge: null, match: null });
    expect(failuresOf(payload)).toEqual([{ code, path }]);
  });

  it.each([
    ['both', { username: 'somebody', bot: 'random' }],
    ['none', {}],
    ['null', { username: null }],
    ['something else', { seat: 1 }],
  ])('an opponent is exactly one of username and bot: %s is refused', async (_, opponent) => {
    const query = `mutation ($input: CreateChallengeInput!) {
      createChallenge(input: $input) { userErrors { code } } }`;
    const { errors } = await anna.raw(query, { input: { ...OPEN, opponents: [opponent] } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('nobody, by an anonymous client', async () => {
    const query = 'mutation { createChallenge(input: { variant: zweier }) { match { id } } }';
    const { errors } = await service.client().raw(query);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('the terms of a challenge', () => {
  it.each<[string, object, string, string[]]>([
    ['a preset of no variant', { preset: 'klassisch' }, 'UNKNOWN_PRESET', ['preset']],
    ['an unknown option', { rules: { cutting: 'asked' } }, 'UNKNOWN_OPTION', ['rules', 'cutting']],
    ['an unknown value', { rules: { deck: 52 } }, 'BAD_VALUE', ['rules', 'deck']],
    ['a target of 0', { target: 0 }, 'BAD_VALUE', ['target']],
    ['a target of 1001', { target: 1001 }, 'BAD_VALUE', ['target']],
  ])('%s is refused with code and path', async (_, input, code, path) => {
    const payload = await anna.challenge({ ...OPEN, rated: false, ...input });
    expect(failuresOf(payload)).toEqual([{ code, path }]);
    expect(payload.challenge).toBeNull();
  });

  it('a challenge reports everything that is wrong with its rules at once', async () => {
    const payload = await anna.challenge({
      ...OPEN,
      preset: 'klassisch',
      target: 0,
      rules: { deck: 52, cutting: 'asked' },
    });
    expect(codesOf(payload).sort()).toEqual([
      'BAD_VALUE',
      'BAD_VALUE',
      'UNKNOWN_OPTION',
      'UNKNOWN_PRESET',
    ]);
  });

  it('the preset is applied first, then single rules, then the target', async () => {
    const input = { preset: 'scharf', rules: { deck: 24, target: 5 }, target: 3, rated: false };
    const { match } = await anna.challenge({ ...toBot, ...input });
    const { rules, target } = await anna.match<{ rules: RuleJson[]; target: number }>(
      match!.id,
      `rules ${RULES} target`,
    );
    expect(rulesIn(rules)).toMatchObject({ endAt66: 'claim', deck: 24, target: 3, handSize: 5 });
    expect(target).toBe(3);
  });

  it.each<[string, object]>([
    ['rules', { rules: { deck: 24 } }],
    ['a target', { target: 5 }],
    ['rules of the view', { rules: { showLastTrick: false } }],
  ])('with %s of no preset a match that must be rated is NOT_RATEABLE', async (_, input) => {
    expect(failuresOf(await anna.challenge({ ...OPEN, ...input, rated: true }))).toEqual([
      { code: 'NOT_RATEABLE', path: ['rated'] },
    ]);
    expect((await made(anna, { ...OPEN, ...input })).rated).toBe(false);
    expect((await made(anna, { ...OPEN, ...input, rated: null })).rated).toBe(false);
  });

  it('a match is rated if it can be, and says all that stands against it if it must be', async () => {
    expect((await made(anna, OPEN)).rated).toBe(true);
    expect((await made(anna, { ...OPEN, rated: false })).rated).toBe(false);
    const input = { ...OPEN, rules: { deck: 24 }, timeControl: {}, rated: true };
    expect(failuresOf(await anna.challenge(input))).toEqual([
      { code: 'RATED_NEEDS_CLOCK', path: ['rated'] },
      { code: 'NOT_RATEABLE', path: ['rated'] },
    ]);
  });

  it('the values of a preset are rateable, also if they are written out', async () => {
    expect((await made(anna, { ...OPEN, preset: 'luudoo' })).rated).toBe(true);
    expect((await made(anna, { ...OPEN, rules: { deck: 20 }, target: 7 })).rated).toBe(true);
  });

  it('without a time control a turn has three days; with an empty one a match has no clock or rating', async () => {
    const usual = await anna.challenge(toBot);
    expect(usual.challenge!.rated).toBe(true);
    const untimed = await anna.challenge({ ...toBot, timeControl: {} });
    expect(untimed.challenge!.rated).toBe(false);
    expect(untimed.match!.deadline).toBeNull();
  });

  it.each<[string, object]>([
    ['a minute', { perTurnSeconds: 60 }],
    ['a year', { perTurnSeconds: 365 * 86_400 }],
    ['a negative time', { perTurnSeconds: -1 }],
  ])('a turn cannot last %s', async (_, timeControl) => {
    const payload = await anna.challenge({ ...OPEN, timeControl });
    expect(failuresOf(payload)).toEqual([{ code: 'TIME_CONTROL_INVALID', path: ['timeControl'] }]);
  });

  it.each<[string, string, boolean]>([
    ['64 characters', 'ö'.repeat(64), true],
    ['64 characters outside the Basic Multilingual Plane', '🂡'.repeat(64), true],
    ['no characters', '', true],
    ['65 characters', 'x'.repeat(65), false],
    ['a control character', 'a\0b', false],
    ['half a character', '\ud83c', false],
  ])('whether a client seed of %s is accepted: %s', async (_, clientSeed, isAccepted) => {
    const payload = await anna.challenge({ ...toBot, clientSeed });
    const refusal = [{ code: 'CLIENT_SEED_INVALID', path: ['clientSeed'] }];
    expect(failuresOf(payload)).toEqual(isAccepted ? [] : refusal);
    expect(payload.match?.deal.fairness.clientSeeds).toEqual(
      isAccepted ? [clientSeed, ''] : undefined,
    );
  });
});

describe('rules that differ (rules 7.1)', () => {
  interface Table<Rules> {
    readonly rules: Rules;
    readonly seats: { readonly chosenRules: Rules | null; readonly overruled: string[] }[];
  }
  const FIELDS = `rules ${RULES} seats { chosenRules ${RULES} overruled }`;

  /** The match between two players who ask for these rules. */
  async function agreed(mine: object, theirs: object): Promise<Table<object>> {
    const challenge = await made(anna, { ...OPEN, rated: false, ...mine });
    const { match, userErrors } = await ben.accept({ challengeId: challenge.id, rules: theirs });
    expect(userErrors).toEqual([]);
    const shown = await anna.match<Table<RuleJson[]>>(match!.id, FIELDS);
    const seats = shown.seats.map(({ chosenRules, overruled }) => ({
      chosenRules: chosenRules && rulesIn(chosenRules),
      overruled,
    }));
    return { rules: rulesIn(shown.rules), seats };
  }

  it('fall back to the default preset, and both players see which are not in force', async () => {
    const { rules, seats } = await agreed(
      { preset: 'scharf', rules: { leadKingOnly: true } },
      { leadKingOnly: false, afterClose: 'frozen', exchangeWithTwoLeft: false },
    );
    expect(rules).toMatchObject({
      leadKingOnly: false,
      afterClose: 'frozen',
      exchangeWithTwoLeft: true,
      endAt66: 'claim',
    });
    expect(seats).toEqual([
      {
        chosenRules: expect.objectContaining({ endAt66: 'claim', leadKingOnly: true }),
        overruled: ['afterClose', 'leadKingOnly'],
      },
      {
        chosenRules: { leadKingOnly: false, afterClose: 'frozen', exchangeWithTwoLeft: false },
        overruled: ['exchangeWithTwoLeft'],
      },
    ]);
  });

  it('are none where a player does not name a rule: that counts as agreed', async () => {
    const { rules, seats } = await agreed({ preset: 'scharf' }, { lastTrickBonus: 0 });
    expect(rules).toMatchObject({ endAt66: 'claim', lastTrickBonus: 0 });
    expect(seats.map((seat) => seat.overruled)).toEqual([[], []]);
  });

  it('a conflict on the deck puts back trump, deck, hands and target together', async () => {
    const { rules } = await agreed({ preset: 'sechsundsechzig' }, { deck: 20 });
    expect(rules).toMatchObject({ deck: 20, handSize: 5, trumpFrom: 'turnUp', target: 7 });
    expect(rules).toMatchObject({ exchangeCard: 'nine', endAt66: 'claim' });
  });

  it('are refused where the challenge has fixed rules, and the seat stays free', async () => {
    const challenge = await made(anna, { ...OPEN, rulesFixed: true });
    const accept = { challengeId: challenge.id, rules: { endAt66: 'claim' } };
    expect(failuresOf(await ben.accept(accept))).toEqual([
      { code: 'RULES_FIXED', path: ['rules'] },
    ]);
    const agreeing = { challengeId: challenge.id, rules: { endAt66: 'automatic' } };
    expect((await cora.accept(agreeing)).match).not.toBeNull();
  });

  it('are refused in a rated match if the result is no preset', async () => {
    const challenge = await made(anna, { ...OPEN, preset: 'scharf' });
    const accept = { challengeId: challenge.id, rules: { afterClose: 'frozen' } };
    expect(failuresOf(await ben.accept(accept))).toEqual([
      { code: 'NOT_RATEABLE', path: ['rules'] },
    ]);
  });

  it.each<[string, object, string, string[]]>([
    ['unknown option', { cutting: 'asked' }, 'UNKNOWN_OPTION', ['rules', 'cutting']],
    ['bad value', { deck: 52 }, 'BAD_VALUE', ['rules', 'deck']],
  ])('an accepter’s %s is refused with code and path', async (_, rules, code, path) => {
    const challenge = await made(anna, OPEN);
    const payload = await ben.accept({ challengeId: challenge.id, rules });
    expect(failuresOf(payload)).toEqual([{ code, path }]);
  });
});

describe('a challenge is answered once', () => {
  it('a declined challenge is over for everybody', async () => {
    const { id } = await made(anna, toBen());
    expect((await ben.decline(id)).challenge!.status).toBe('DECLINED');
    expect(codesOf(await ben.accept({ challengeId: id }))).toEqual(['CHALLENGE_OVER']);
    expect(codesOf(await ben.decline(id))).toEqual(['CHALLENGE_OVER']);
    expect(codesOf(await anna.cancel(id))).toEqual(['CHALLENGE_OVER']);
  });

  it('a cancelled challenge cannot be accepted', async () => {
    const { id } = await made(anna, OPEN);
    expect((await anna.cancel(id)).challenge!.status).toBe('CANCELLED');
    expect(codesOf(await ben.accept({ challengeId: id }))).toEqual(['CHALLENGE_OVER']);
    expect(codesOf(await anna.cancel(id))).toEqual(['CHALLENGE_OVER']);
  });

  it('an accepted challenge cannot be cancelled, declined or accepted again', async () => {
    const { id } = await made(anna, toBen());
    expect(codesOf(await ben.accept({ challengeId: id }))).toEqual([]);
    expect(codesOf(await anna.cancel(id))).toEqual(['CHALLENGE_OVER']);
    expect(codesOf(await ben.decline(id))).not.toEqual([]);
    expect(codesOf(await ben.accept({ challengeId: id }))).toEqual(['ALREADY_SEATED']);
  });

  it('only the creator cancels a challenge, only a named user declines it, and nobody accepts their own', async () => {
    const { id } = await made(anna, toBen());
    expect(codesOf(await ben.cancel(id))).toEqual(['NOT_YOUR_CHALLENGE']);
    expect(codesOf(await cora.decline(id))).toEqual(['NOT_INVITED']);
    expect(codesOf(await anna.decline(id))).toEqual(['NOT_INVITED']);
    expect(codesOf(await anna.accept({ challengeId: id }))).toEqual(['ALREADY_SEATED']);
  });

  it('an unknown challenge is not found', async () => {
    const id = Buffer.from('Challenge:00000000-0000-4000-8000-000000000000').toString('base64url');
    const notFound = [{ code: 'CHALLENGE_NOT_FOUND', path: ['challengeId'] }];
    expect(failuresOf(await ben.accept({ challengeId: id }))).toEqual(notFound);
    expect(failuresOf(await ben.decline(id))).toEqual(notFound);
    expect(failuresOf(await ben.cancel(id))).toEqual(notFound);
  });

  it('when two users accept at once, one plays and the other gets CHALLENGE_OVER', async () => {
    const { id } = await made(anna, OPEN);
    const answers = await Promise.all([ben, cora].map((who) => who.accept({ challengeId: id })));
    expect(answers.map(codesOf).sort()).toEqual([[], ['CHALLENGE_OVER']]);
    expect(answers.filter((answer) => answer.match)).toHaveLength(1);
  });

  it('when ten users accept at once, one plays', async () => {
    const { id, matchId } = await made(anna, OPEN);
    const everybody = [ben, cora, ...others];
    const answers = await Promise.all(everybody.map((who) => who.accept({ challengeId: id })));
    expect(answers.filter((answer) => answer.match)).toHaveLength(1);
    expect(answers.flatMap(codesOf)).toEqual(Array<string>(9).fill('CHALLENGE_OVER'));
    const seats = await rowsOf(service, 'SELECT FROM match_seats WHERE match_id = $1', [
      rowId(matchId),
    ]);
    expect(seats).toHaveLength(2);
  });

  it('a user who accepts twice at once sits down once', async () => {
    const { id } = await made(anna, OPEN);
    const answers = await Promise.all([1, 2].map(() => ben.accept({ challengeId: id })));
    expect(answers.map(codesOf).sort()).toEqual([[], ['ALREADY_SEATED']]);
  });

  it('exactly one succeeds when it is accepted and cancelled at once', async () => {
    const { id } = await made(anna, OPEN);
    const [accepted, cancelled] = await Promise.all([
      ben.accept({ challengeId: id }),
      anna.cancel(id),
    ]);
    expect([codesOf(accepted), codesOf(cancelled)].sort()).toEqual([[], ['CHALLENGE_OVER']]);
    expect(accepted.match !== null).toBe(codesOf(accepted).length === 0);
  });
});

describe('a mutation with an idempotency key', () => {
  let keys = 0;
  const key = () => `key-${(keys += 1)}`;
  const countOf = async (player: TestClient): Promise<number> =>
    (await list(player, { filter: { mine: true }, first: 100 })).nodes.length;

  it('the same call with the same key makes one challenge and one match', async () => {
    const player = await service.player();
    const input = { ...toBot, idempotencyKey: key() };
    const first = await player.challenge(input);
    const second = await player.challenge(input);
    expect(second.userErrors).toEqual([]);
    expect(second.challenge!.id).toBe(first.challenge!.id);
    expect(second.match!.id).toBe(first.match!.id);
    expect(await countOf(player)).toBe(1);
  });

  it('the same call with the same key, ten times at once, makes one challenge', async () => {
    const player = await service.player();
    const input = { ...toBot, idempotencyKey: key() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => player.challenge(input)));
    expect(answers.flatMap(codesOf)).toEqual([]);
    expect(new Set(answers.map((answer) => answer.match!.id)).size).toBe(1);
    expect(await countOf(player)).toBe(1);
  });

  it('the order of the rules does not matter for an idempotency key', async () => {
    const idempotencyKey = key();
    const input = { ...OPEN, rated: false, idempotencyKey };
    const first = await made(anna, { ...input, rules: { deck: 24, handSize: 6 } });
    const second = await made(anna, { ...input, rules: { handSize: 6, deck: 24 } });
    expect(second.id).toBe(first.id);
  });

  it('a repeated call answers with the current state of the challenge', async () => {
    const input = { ...toBen(), idempotencyKey: key() };
    const { id } = await made(anna, input);
    await ben.accept({ challengeId: id });
    const again = await anna.challenge(input);
    expect(again.challenge).toMatchObject({ id, status: 'MATCHED' });
    expect(again.match).not.toBeNull();
  });

  it('an idempotency key with other arguments is refused', async () => {
    const idempotencyKey = key();
    await made(anna, { ...OPEN, idempotencyKey });
    const changed = { ...OPEN, clientSeed: 'other', idempotencyKey };
    expect(failuresOf(await anna.challenge(changed))).toEqual([
      { code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] },
    ]);
  });

  it('two users may use the same idempotency key', async () => {
    const input = { ...OPEN, idempotencyKey: key() };
    expect((await made(anna, input)).id).not.toBe((await made(ben, input)).id);
  });

  it('an idempotency key is free again after a refusal', async () => {
    const idempotencyKey = key();
    expect(codesOf(await anna.challenge({ ...OPEN, target: 0, idempotencyKey }))).toHaveLength(1);
    await made(anna, { ...OPEN, idempotencyKey });
  });

  it.each([
    ['', false],
    ['x'.repeat(201), false],
    ['a\0b', false],
    ['x'.repeat(200), true],
  ])('an idempotency key has 1 to 200 characters', async (idempotencyKey, taken) => {
    const refusal = [{ code: 'IDEMPOTENCY_KEY_INVALID', path: ['idempotencyKey'] }];
    const payload = await cora.challenge({ ...OPEN, idempotencyKey });
    expect(failuresOf(payload)).toEqual(taken ? [] : refusal);
  });

  it('the same acceptance with the same key, ten times at once, accepts once', async () => {
    const { id } = await made(anna, OPEN);
    const input = { challengeId: id, idempotencyKey: key() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ben.accept(input)));
    expect(answers.flatMap(codesOf)).toEqual([]);
    expect(new Set(answers.map((answer) => answer.match!.id)).size).toBe(1);
    const reused = await ben.accept({ ...input, clientSeed: 'other' });
    expect(codesOf(reused)).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  });
});

describe('the commitment', () => {
  it('of the next match is known before, used by the next challenge, and then replaced', async () => {
    const before = await nextOf(anna);
    const challenge = await made(anna, OPEN);
    expect(challenge).toMatchObject({
      commitment: before.nextCommitment,
      matchId: before.nextMatchId,
    });
    const after = await nextOf(anna);
    expect(after.nextCommitment).toMatch(/^[0-9a-f]{64}$/);
    expect(after.nextCommitment).not.toBe(before.nextCommitment);
    expect(after.nextMatchId).not.toBe(before.nextMatchId);
    const { match } = await ben.accept({ challengeId: challenge.id });
    expect(match).toMatchObject({ id: before.nextMatchId });
    expect(match!.deal.fairness.commitment).toBe(before.nextCommitment);
  });

  it('is not used up by a challenge that is refused', async () => {
    const before = await nextOf(anna);
    await anna.challenge({ ...OPEN, opponents: [{ username: 'no-such-user' }] });
    expect(await nextOf(anna)).toEqual(before);
  });

  it('is another one for each of ten challenges made at once', async () => {
    const many = await Promise.all(Array.from({ length: 10 }, () => made(cora, OPEN)));
    expect(new Set(many.map((challenge) => challenge.commitment)).size).toBe(10);
    expect(new Set(many.map((challenge) => challenge.matchId)).size).toBe(10);
  });

  it('of a user’s next match is visible to that user alone', async () => {
    const { id } = await made(anna, toBen());
    const own = '{ nextCommitment nextMatchId }';
    const query = `query ($name: String!, $id: ID!) {
      user(username: $name) ${own} node(id: $id) { ... on Challenge { creator ${own} seats ${own} } } }`;
    const variables = { name: anna.username, id };
    const none = { nextCommitment: null, nextMatchId: null };
    const seen = await ben.ask<{ user: Own; node: { creator: Own; seats: Own[] } }>(
      query,
      variables,
    );
    expect([seen.user, seen.node.creator, seen.node.seats[0]]).toEqual([none, none, none]);
    expect((await service.client().ask<{ user: Own }>(query, variables)).user).toEqual(none);
    expect((await anna.ask<{ user: Own }>(query, variables)).user).toEqual(await nextOf(anna));
  });

  it('the client seed of a challenge is never shown before the match begins', async () => {
    const clientSeed = 'never-seen-before';
    const { id } = await made(anna, { ...OPEN, clientSeed });
    const query = `query ($id: ID!) { node(id: $id) { ... on Challenge {
      id variant preset rules ${RULES} target rated timeControl { perTurnSeconds } commitment matchId } } }`;
    expect(JSON.stringify(await ben.ask(query, { id }))).not.toContain(clientSeed);
  });
});

describe('who sees a challenge', () => {
  it('an open challenge is visible to everyone until it is accepted, then to its players', async () => {
    const { id } = await made(anna, OPEN);
    const stranger = service.client();
    expect(await sees(stranger, id)).toBe(true);
    expect(idsIn(await list(stranger))).toContain(id);
    await ben.accept({ challengeId: id });
    expect(idsIn(await list(stranger))).not.toContain(id);
    expect(await Promise.all([stranger, cora, anna, ben].map((who) => sees(who, id)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('a challenge that names all its players is visible to them alone', async () => {
    const { id } = await made(anna, toBen());
    const everybody = [service.client(), cora, anna, ben];
    const seen = await Promise.all(everybody.map((who) => sees(who, id)));
    expect(seen).toEqual([false, false, true, true]);
    expect(idsIn(await list(cora, { first: 100 }))).not.toContain(id);
    expect(idsIn(await list(ben, { filter: { mine: true } }))).toContain(id);
    const { errors } = await service.client().raw(LIST, { filter: { mine: true } });
    expect(codesIn(errors)).toEqual(['UNAUTHENTICATED']);
  });

  it('a cancelled challenge is visible to its creator alone', async () => {
    const { id } = await made(anna, OPEN);
    await anna.cancel(id);
    expect(await sees(cora, id)).toBe(false);
    expect(await sees(anna, id)).toBe(true);
  });

  it('a list of challenges for an unknown variant is BAD_USER_INPUT', async () => {
    for (const variant of ['skat', '\0', 'x'.repeat(5000)]) {
      const { errors } = await anna.raw(LIST, { filter: { variant } });
      expect(codesIn(errors)).toEqual(['BAD_USER_INPUT']);
    }
  });
});

describe('pages of challenges', () => {
  it('do not change while challenges are added', async () => {
    const player = await service.player();
    const filter = { mine: true };
    const wanted: string[] = [];
    for (let i = 0; i < 5; i++) wanted.unshift((await made(player, OPEN)).id);
    const first = await list(player, { filter, first: 2 });
    await made(player, OPEN);
    const second = await list(player, { filter, first: 2, after: first.pageInfo.endCursor });
    const third = await list(player, { filter, first: 2, after: second.pageInfo.endCursor });
    expect([first, second, third].flatMap(idsIn)).toEqual(wanted);
    expect([first, second, third].map((page) => page.pageInfo.hasNextPage)).toEqual([
      true,
      true,
      false,
    ]);
  });

  const cursor = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
  const id = '00000000-0000-4000-8000-000000000000';

  it.each<[string, object]>([
    ['no rows', { first: 0 }],
    ['a negative number of rows', { first: -1 }],
    ['more than a hundred rows', { first: 101 }],
    ['an invalid cursor', { after: 'nonsense' }],
    ['a cursor of another shape', { after: cursor({ id }) }],
    ['a cursor with another id', { after: cursor(['2026-01-01T00:00:00.000Z', '1; DROP']) }],
    ['a cursor with a date that only JavaScript reads', { after: cursor(['2026 (May)', id]) }],
    [
      'a cursor with a date that is too late',
      { after: cursor(['+275760-09-13T00:00:00.000Z', id]) },
    ],
    ['a cursor with the year 0', { after: cursor(['0000-01-01T00:00:00.000Z', id]) }],
  ])('with %s are BAD_USER_INPUT', async (_, page) => {
    const { errors } = await anna.raw(LIST, page);
    expect(errors?.map((error) => error.extensions.code)).toEqual(['BAD_USER_INPUT']);
  });
});
