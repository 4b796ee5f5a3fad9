/** Real: the service over HTTP and Postgres. Two people act and resign, also at the same time. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { replayText, seeded } from '../../src/engine/index.js';
import type { MatchJson, MatchPayload, TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf } from '../support/sql.js';
import {
  asPlayerToAct,
  playerToAct,
  codesOf,
  waitingPlayer,
  playOut,
  startMatch,
  stackDeal,
} from '../support/table.js';
import type { Stack, Table } from '../support/table.js';
import { until } from '../support/wait.js';

let service: TestService;
let people: [TestClient, TestClient];
let stranger: TestClient;
beforeAll(async () => {
  service = await startService();
  const [a, b, c] = await Promise.all([service.player(), service.player(), service.player()]);
  people = [a, b];
  stranger = c;
});
afterAll(() => service.stop());

/** Hearts are trumps; forehand can exchange, announce 40 and 20, close and lead. */
const RICH: Stack = {
  forehand: ['HJ', 'HK', 'HQ', 'CK', 'CQ'],
  dealer: ['SA', 'ST', 'SK', 'SQ', 'SJ'],
  talon: ['DA', 'DT', 'DK', 'DQ', 'DJ', 'CA', 'CT', 'CJ', 'HT', 'HA'],
};

/** Diamonds are trumps; forehand holds no marriage and not the jack of diamonds. */
const POOR: Stack = {
  forehand: ['HA', 'HT', 'HK', 'CA', 'CJ'],
  dealer: ['HQ', 'HJ', 'ST', 'SK', 'DQ'],
  talon: ['SA', 'SQ', 'SJ', 'DT', 'DK', 'DJ', 'CT', 'CK', 'CQ', 'DA'],
};

/** A new match whose first deal is `stack`, with its players. */
async function dealt(stack: Stack, input: object = {}) {
  const table = await startMatch(people, input);
  await stackDeal(service, table, stack);
  const match = await asPlayerToAct(table);
  return { table, match, forehand: playerToAct(table, match), dealer: waitingPlayer(table, match) };
}

const failuresOf = ({ userErrors }: MatchPayload) =>
  userErrors.map(({ code, actionIndex }) => ({ code, actionIndex }));

interface EventRow {
  readonly version: number;
  readonly type: string;
  readonly token: string | null;
}
const eventsOf = (matchId: string) =>
  rowsOf<EventRow>(
    service,
    'SELECT version, type, token FROM match_events WHERE match_id = $1 ORDER BY version',
    [rowId(matchId)],
  );

/** Checks that the version is the number of events and that the events have no gaps. */
async function expectWhole({ matchId, players }: Table): Promise<EventRow[]> {
  const events = await eventsOf(matchId);
  const { version } = await players[0]!.match(matchId);
  expect(events.map((event) => event.version)).toEqual(events.map((_, i) => i + 1));
  expect(version).toBe(events.length);
  return events;
}

const tokensIn = (events: readonly EventRow[]) => events.flatMap(({ token }) => token ?? []);

describe('several actions in one call', () => {
  it('are played in order: exchange, announce and lead', async () => {
    const { table, forehand } = await dealt(RICH);
    const { match, userErrors } = await forehand.act(table.matchId, ['x', 'mH', 'HQ']);
    expect(userErrors).toEqual([]);
    expect(match!.deal).toMatchObject({
      trumpCard: 'HJ',
      phase: 'FOLLOW',
      cardPoints: expect.arrayContaining([0, 40]),
    });
    expect(tokensIn(await expectWhole(table))).toEqual(['x', 'mH', 'HQ']);
  });

  it.each<[string, string[], string, number]>([
    ['the second is illegal', ['x', 'x'], 'NO_EXCHANGE_CARD', 1],
    ['the second is unknown', ['mH', 'H1'], 'UNKNOWN_ACTION', 1],
    ['the third breaks a rule', ['x', 'mH', 'CK'], 'MUST_LEAD_MARRIAGE_CARD', 2],
    ['a second marriage is announced', ['mH', 'mC'], 'MUST_LEAD_MARRIAGE_CARD', 1],
  ])('are played all or none: %s', async (_, actions, code, actionIndex) => {
    const { table, match, forehand } = await dealt(RICH);
    const refused = await forehand.act(table.matchId, actions);
    expect(refused.match).toEqual(match);
    expect(failuresOf(refused)).toEqual([{ code, actionIndex }]);
    expect(await forehand.match(table.matchId)).toEqual(match);
    await expectWhole(table);
  });

  it.each<[string, string[]]>([
    ['another lead', ['HK', 'CK']],
    ['a possible answer', ['HK', 'SJ']],
    ['an impossible answer', ['HK', 'HK']],
    ['an unknown action', ['HK', 'nonsense']],
    ['an exchange', ['HK', 'x']],
  ])('end with the lead: %s after it is MUST_BE_LAST', async (_, actions) => {
    const { table, forehand } = await dealt(RICH);
    const refused = await forehand.act(table.matchId, actions);
    expect(failuresOf(refused)).toEqual([{ code: 'MUST_BE_LAST', actionIndex: 0 }]);
  });

  it('end with a trick that is followed by a draw', async () => {
    const { table, forehand, dealer } = await dealt(POOR);
    await forehand.act(table.matchId, ['CJ']);
    for (const next of ['ST', 'DA', 'SA', 'x', 'nonsense', 'DQ']) {
      const refused = await dealer.act(table.matchId, ['DQ', next]);
      expect(failuresOf(refused)).toEqual([{ code: 'MUST_BE_LAST', actionIndex: 0 }]);
    }
    const drawn = await dealer.act(table.matchId, ['DQ']);
    expect(drawn.userErrors).toEqual([]);
    expect(drawn.match).toMatchObject({ toAct: drawn.match!.viewerSeat });
  });

  it('end where the deal ends', async () => {
    const { table, forehand, dealer } = await dealt({
      ...RICH,
      forehand: ['HJ', 'HK', 'HQ', 'HT', 'CQ'],
      talon: ['DA', 'DT', 'DK', 'DQ', 'DJ', 'CA', 'CT', 'CJ', 'CK', 'HA'],
    });
    await forehand.act(table.matchId, ['x', 'HT']);
    await dealer.act(table.matchId, ['SA']);
    // 21 in the trick, 40 announced; the next trick brings the rest.
    const { userErrors } = await forehand.act(table.matchId, ['mH', 'HA']);
    expect(userErrors.map((error) => error.code)).toEqual(['MUST_LEAD_MARRIAGE_CARD']);
    await forehand.act(table.matchId, ['mH', 'HK']);
    const before = await eventsOf(table.matchId);
    const refused = await dealer.act(table.matchId, ['ST', 'SK']);
    expect(failuresOf(refused)).toEqual([{ code: 'MUST_BE_LAST', actionIndex: 0 }]);
    await dealer.act(table.matchId, ['ST']);
    const { deal, score } = await forehand.match(table.matchId);
    expect(deal.number).toBe(2);
    expect([...score].sort()).toEqual([0, 3]);
    expect((await expectWhole(table)).length).toBeGreaterThan(before.length);
  });

  it('go on after a trick if the talon is closed', async () => {
    const { table, forehand, dealer } = await dealt(POOR);
    await forehand.act(table.matchId, ['c', 'CJ']);
    const { match, userErrors } = await dealer.act(table.matchId, ['DQ', 'ST']);
    expect(userErrors).toEqual([]);
    expect(match!.deal).toMatchObject({ phase: 'FOLLOW', trick: [{ card: 'ST' }] });
    const refused = await forehand.act(table.matchId, ['HK', 'HA']);
    expect(failuresOf(refused)).toEqual([{ code: 'MUST_BE_LAST', actionIndex: 0 }]);
    expect(tokensIn(await expectWhole(table))).toEqual(['c', 'CJ', 'DQ', 'ST']);
  });
});

describe('actions that are refused', () => {
  let table: Table;
  let match: MatchJson;
  let forehand: TestClient;
  let dealer: TestClient;
  beforeEach(async () => {
    ({ table, match, forehand, dealer } = await dealt(POOR));
  });

  it.each<[string, string, string]>([
    ['a text that is no action', 'nonsense', 'UNKNOWN_ACTION'],
    ['an empty text', '', 'UNKNOWN_ACTION'],
    ['a token in small letters', 'ha', 'UNKNOWN_ACTION'],
    ['a name that objects inherit', 'toString', 'UNKNOWN_ACTION'],
    ['a NUL', '\0', 'UNKNOWN_ACTION'],
    ['a bid', 'b:GANG', 'NOT_IN_THIS_PHASE'],
    ['a claim in a match without claims', '66', 'NOT_IN_THIS_PHASE'],
    ['a draw where no draw is possible', 'd', 'NOT_IN_THIS_PHASE'],
    ['a marriage that names trumps', 'mH:S', 'NOT_IN_THIS_PHASE'],
    ['the opponent’s card', 'HQ', 'NOT_YOUR_CARD'],
    ['a card of another deck', 'H9', 'NOT_YOUR_CARD'],
    ['a marriage not held', 'mH', 'NO_MARRIAGE'],
    ['an exchange without the jack', 'x', 'NO_EXCHANGE_CARD'],
  ])('instead of a lead, %s is refused', async (_, token, code) => {
    const refused = await forehand.act(table.matchId, [token]);
    expect(failuresOf(refused)).toEqual([{ code, actionIndex: 0 }]);
    expect(refused.userErrors[0]!.message).not.toBe('');
    expect(refused.match).toEqual(match);
  });

  it.each([
    ['mH', 'NOT_ON_LEAD'],
    ['x', 'NOT_ON_LEAD'],
    ['c', 'NOT_ON_LEAD'],
    ['HA', 'NOT_YOUR_CARD'],
  ])('instead of an answer to a lead, %s is refused', async (token, code) => {
    await forehand.act(table.matchId, ['HK']);
    expect(failuresOf(await dealer.act(table.matchId, [token]))).toEqual([
      { code, actionIndex: 0 },
    ]);
  });

  it('break strict play', async () => {
    await forehand.act(table.matchId, ['c', 'HT']);
    expect(codesOf(await dealer.act(table.matchId, ['ST']))).toEqual(['MUST_FOLLOW_SUIT']);
    await dealer.act(table.matchId, ['HJ']);
    expect(codesOf(await forehand.act(table.matchId, ['c']))).toEqual(['TALON_CLOSED']);
    expect(codesOf(await forehand.act(table.matchId, ['x']))).toEqual(['TALON_CLOSED']);
    await forehand.act(table.matchId, ['CJ']);
    expect(codesOf(await dealer.act(table.matchId, ['ST']))).toEqual(['MUST_TRUMP']);
  });

  it('are out of turn: NOT_YOUR_TURN, whether or not the action is valid', async () => {
    for (const token of ['HQ', 'HA', 'nonsense']) {
      expect(codesOf(await dealer.act(table.matchId, [token]))).toEqual(['NOT_YOUR_TURN']);
    }
  });

  it('acting in a match of others is refused before the version is checked', async () => {
    const stale = { expectedVersion: match.version + 1 };
    const refused = await stranger.act(table.matchId, ['HA'], stale);
    expect(codesOf(refused)).toEqual(['NOT_A_PLAYER']);
    expect(refused.match).toEqual(await stranger.match(table.matchId));
    expect(codesOf(await stranger.resign(table.matchId, stale))).toEqual(['NOT_A_PLAYER']);
  });

  it('acting on another version is refused before the turn is checked', async () => {
    for (const expectedVersion of [0, -1, match.version - 1, match.version + 1, 2 ** 31 - 1]) {
      const refused = await dealer.act(table.matchId, ['HQ'], { expectedVersion });
      expect(refused.userErrors).toMatchObject([
        { code: 'STALE_VERSION', path: ['expectedVersion'] },
      ]);
      expect(refused.match).toMatchObject({ version: match.version, viewerSeat: 1 - match.toAct! });
      expect(codesOf(await forehand.resign(table.matchId, { expectedVersion }))).toEqual([
        'STALE_VERSION',
      ]);
    }
    const current = { expectedVersion: match.version };
    expect(codesOf(await forehand.act(table.matchId, ['HA'], current))).toEqual([]);
  });

  it('acting after the end is refused, for an old version with STALE_VERSION', async () => {
    await forehand.resign(table.matchId);
    expect(codesOf(await dealer.act(table.matchId, ['HQ']))).toEqual(['MATCH_OVER']);
    expect(codesOf(await forehand.resign(table.matchId))).toEqual(['MATCH_OVER']);
    const stale = { expectedVersion: match.version };
    expect(codesOf(await dealer.act(table.matchId, ['HQ'], stale))).toEqual(['STALE_VERSION']);
  });

  it('acting after the deadline is refused', async () => {
    const passDeadline = `UPDATE matches SET deadline = now() - interval '1 second' WHERE id = $1`;
    await rowsOf(service, passDeadline, [rowId(table.matchId)]);
    const refused = codesOf(await forehand.act(table.matchId, ['HA']));
    // The clock may have ended the match in between.
    expect(['DEADLINE_PASSED', 'MATCH_OVER']).toContain(refused[0]);
    await until('the clock', async () => (await forehand.match(table.matchId)).result !== null);
  });

  it('are none, or more than a turn can hold', async () => {
    const empty = await forehand.act(table.matchId, []);
    expect(empty.userErrors).toMatchObject([{ code: 'NO_ACTIONS', path: ['actions'] }]);
    expect(empty.match).toEqual(match);
    const many = Array<string>(17).fill('HA');
    expect((await forehand.act(table.matchId, many)).userErrors).toMatchObject([
      { code: 'TOO_MANY_ACTIONS', path: ['actions'] },
    ]);
  });

  it('acting in an unknown match is refused', async () => {
    const unknown = Buffer.from('Match:00000000-0000-4000-8000-000000000000');
    const { nextMatchId } = (
      await forehand.ask<{ me: { nextMatchId: string } }>('{ me { nextMatchId } }')
    ).me;
    for (const id of [unknown.toString('base64url'), nextMatchId]) {
      const notFound = [{ code: 'MATCH_NOT_FOUND', path: ['matchId'] }];
      const refused = await forehand.act(id, ['HA']);
      expect(refused.userErrors).toMatchObject(notFound);
      expect(refused.match).toBeNull();
      expect((await forehand.resign(id)).userErrors).toMatchObject(notFound);
    }
  });

  it('acting without a session is refused', async () => {
    const query = `mutation ($input: ActInput!) { act(input: $input) { match { id } } }`;
    const input = { matchId: table.matchId, actions: ['HA'] };
    const { errors } = await service.client().raw(query, { input });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a move with an idempotency key', () => {
  let keys = 0;
  const key = () => ({ idempotencyKey: `move-${(keys += 1)}` });

  it('a repeated move with the same key plays nothing and answers with the current match', async () => {
    const { table, forehand, dealer } = await dealt(POOR);
    const withKey = key();
    const first = await forehand.act(table.matchId, ['HA'], withKey);
    expect(await forehand.act(table.matchId, ['HA'], withKey)).toEqual(first);
    const after = await dealer.act(table.matchId, ['HJ']);
    const again = await forehand.act(table.matchId, ['HA'], withKey);
    expect(again.userErrors).toEqual([]);
    expect(again.match!.version).toBe(after.match!.version);
    expect(again.match!.deal.legal).not.toEqual([]);
    await expectWhole(table);
  });

  it('a repeated move is answered even if its version has passed and the match has ended', async () => {
    const { table, match, forehand, dealer } = await dealt(POOR);
    const withKey = { ...key(), expectedVersion: match.version };
    await forehand.act(table.matchId, ['HA'], withKey);
    await dealer.resign(table.matchId);
    const again = await forehand.act(table.matchId, ['HA'], withKey);
    expect(again.userErrors).toEqual([]);
    expect(again.match!.status).toBe('FINISHED');
  });

  it('is refused with any other arguments for the same key', async () => {
    const { table, match, forehand } = await dealt(POOR);
    const otherMatch = await dealt(POOR);
    const withKey = key();
    await forehand.act(table.matchId, ['HA'], withKey);
    const refused = await Promise.all([
      forehand.act(table.matchId, ['HT'], withKey),
      forehand.act(table.matchId, ['HA', 'HA'], withKey),
      forehand.act(table.matchId, ['HA'], { ...withKey, expectedVersion: match.version }),
      forehand.act(otherMatch.table.matchId, ['HA'], withKey),
      forehand.resign(table.matchId, withKey),
    ]);
    expect(refused.flatMap(codesOf)).toEqual(Array<string>(5).fill('IDEMPOTENCY_KEY_REUSED'));
    const challenge = await forehand.challenge({ variant: 'zweier', ...withKey });
    expect(codesOf(challenge)).toEqual(['IDEMPOTENCY_KEY_REUSED']);
    expect(tokensIn(await expectWhole(otherMatch.table))).toEqual([]);
  });

  it('may have the same key as one of the other player', async () => {
    const { table, forehand, dealer } = await dealt(POOR);
    const withKey = key();
    await forehand.act(table.matchId, ['HA'], withKey);
    expect(codesOf(await dealer.act(table.matchId, ['HJ'], withKey))).toEqual([]);
    expect(tokensIn(await expectWhole(table))).toEqual(['HA', 'HJ']);
  });

  it('may have the same key again after a refusal', async () => {
    const { table, forehand, dealer } = await dealt(POOR);
    const withKey = key();
    expect(codesOf(await dealer.act(table.matchId, ['HQ'], withKey))).toEqual(['NOT_YOUR_TURN']);
    expect(codesOf(await forehand.act(table.matchId, ['HQ'], withKey))).toEqual(['NOT_YOUR_CARD']);
    expect(codesOf(await forehand.act(table.matchId, ['HA'], withKey))).toEqual([]);
    expect(codesOf(await dealer.act(table.matchId, ['HQ'], withKey))).toEqual([]);
  });

  it.each([
    ['', false],
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
    ['a\0b', false],
    ['a\ud800b', true],
  ])('needs a key of 1 to 200 characters', async (idempotencyKey, taken) => {
    const { table, forehand } = await dealt(POOR);
    const answer = await forehand.act(table.matchId, ['HA'], { idempotencyKey });
    expect(codesOf(answer)).toEqual(taken ? [] : ['IDEMPOTENCY_KEY_INVALID']);
  });

  it('the same move with the same key, twenty times at once, is played once', async () => {
    const { table, match, forehand } = await dealt(POOR);
    for (const more of [key(), { ...key(), expectedVersion: match.version }]) {
      const { table: own, forehand: first } = await dealt(POOR);
      const calls = Array.from({ length: 20 }, () => first.act(own.matchId, ['HA'], more));
      const answers = await Promise.all(calls);
      expect(answers.flatMap(codesOf)).toEqual([]);
      expect(new Set(answers.map((answer) => answer.match!.version)).size).toBe(1);
      expect(tokensIn(await expectWhole(own))).toEqual(['HA']);
    }
    expect(await forehand.match(table.matchId)).toEqual(match);
  });

  it('the same resignation with the same key, ten times at once, resigns once', async () => {
    const { table, forehand } = await dealt(POOR);
    const withKey = key();
    const calls = Array.from({ length: 10 }, () => forehand.resign(table.matchId, withKey));
    expect((await Promise.all(calls)).flatMap(codesOf)).toEqual([]);
    await expectWhole(table);
  });
});

describe('concurrent moves', () => {
  it.each([[true], [false]])(
    'when twenty different moves are sent at once, exactly one is played (with the version: %s)',
    async (named) => {
      const { table, match, forehand } = await dealt(POOR);
      const more = named ? { expectedVersion: match.version } : {};
      const tokens = Array.from({ length: 20 }, (_, i) => POOR.forehand[i % 5]!);
      const answers = await Promise.all(
        tokens.map((token) => forehand.act(table.matchId, [token], more)),
      );
      const played = answers.filter((answer) => answer.userErrors.length === 0);
      expect(played).toHaveLength(1);
      const refusals = new Set(answers.flatMap(codesOf));
      const expected = named ? ['STALE_VERSION'] : ['NOT_YOUR_TURN', 'STALE_VERSION'];
      expect([...refusals].filter((code) => !expected.includes(code))).toEqual([]);
      expect(tokensIn(await expectWhole(table))).toHaveLength(1);
    },
  );

  it('moves of both players at once are played one after the other', async () => {
    const { table, forehand, dealer } = await dealt(POOR);
    const calls = [0, 1, 2, 3, 4].flatMap((i) => [
      forehand.act(table.matchId, [POOR.forehand[i]!]),
      dealer.act(table.matchId, [POOR.dealer[i]!]),
    ]);
    const answers = await Promise.all(calls);
    const played = answers.filter((answer) => answer.userErrors.length === 0);
    expect(tokensIn(await expectWhole(table))).toHaveLength(played.length);
  });

  it('moves in many matches at once are all played, also beside two of which only one may be', async () => {
    const tables: Awaited<ReturnType<typeof dealt>>[] = [];
    for (let i = 0; i < 6; i++) tables.push(await dealt(POOR));
    const ofPeople = people.map((person) => tables.filter(({ forehand }) => forehand === person));
    const two = ofPeople.find(({ length }) => length >= 2)!.slice(0, 2);
    const others = tables.filter((it) => !two.includes(it));
    const { forehand } = two[0]!;
    const withKey = { idempotencyKey: 'in two matches' };
    const [answers, rest] = await Promise.all([
      Promise.all(two.map(({ table }) => forehand.act(table.matchId, ['HA'], withKey))),
      Promise.all(others.map((it) => it.forehand.act(it.table.matchId, ['HA']))),
    ]);
    expect(rest.flatMap(codesOf)).toEqual([]);
    expect(answers.flatMap(codesOf)).toEqual(['IDEMPOTENCY_KEY_REUSED']);
    const played = await Promise.all(tables.map(({ table }) => expectWhole(table)));
    expect(played.flatMap(tokensIn)).toHaveLength(tables.length - 1);
  });

  it('acting and resigning at once: each takes effect completely or not at all', async () => {
    const { table, forehand, dealer } = await dealt(POOR);
    const calls = [
      ...POOR.forehand.map((token) => forehand.act(table.matchId, [token])),
      ...Array.from({ length: 5 }, () => dealer.resign(table.matchId)),
    ];
    await Promise.all(calls);
    const events = await expectWhole(table);
    expect(events.filter((event) => event.type === 'MATCH_ENDED')).toHaveLength(1);
    expect((await forehand.match(table.matchId)).status).toBe('FINISHED');
  });
});

describe('resigning', () => {
  type Recorded = { record: { ended?: object }; finishedAt: string };

  it('loses the match in turn and out of turn: 2 Bummerl with no game point (Schneider)', async () => {
    for (const inTurn of [true, false]) {
      const { table, match, forehand, dealer } = await dealt(POOR);
      const [leaver, winner] = inTurn ? [forehand, dealer] : [dealer, forehand];
      const seat = inTurn ? match.toAct! : 1 - match.toAct!;
      const { match: left, userErrors } = await leaver.resign(table.matchId);
      expect(userErrors).toEqual([]);
      const bummerl = seat === 0 ? [2, 0] : [0, 2];
      expect(left).toMatchObject({ status: 'FINISHED', toAct: null, deadline: null });
      expect(left!.result).toMatchObject({ winners: [1 - seat], bummerl, reason: 'RESIGNED' });
      expect(left!.deal.result).toEqual({
        winners: [1 - seat],
        gamePoints: [0, 0],
        reason: 'RESIGNED',
      });
      expect(await winner.match(table.matchId)).toMatchObject({ result: left!.result });
      await expectWhole(table);
    }
  });

  it('costs 1 Bummerl with a game point, and leaves a record that replays', async () => {
    const { table, forehand, dealer } = await dealt(RICH, { rated: false });
    await forehand.act(table.matchId, ['x', 'mH', 'HK']);
    await dealer.act(table.matchId, ['SJ']);
    await forehand.act(table.matchId, ['mC']);
    const { score, deal, viewerSeat } = await forehand.match(table.matchId);
    expect(deal.number).toBe(2);
    expect(score[viewerSeat!]).toBeGreaterThan(0);
    const { match } = await forehand.resign(table.matchId);
    expect(match!.result!.bummerl[viewerSeat!]).toBe(1);
    const { record, finishedAt } = await stranger.match<Recorded>(
      table.matchId,
      'record finishedAt',
    );
    expect(record.ended).toEqual({ reason: 'RESIGNED', seat: viewerSeat });
    const answer = replayText(JSON.stringify(record));
    expect(answer.error).toBeNull();
    expect(answer.score).toEqual(score);
    expect(answer.match).toMatchObject({ bummerl: match!.result!.bummerl });
    expect(new Date(finishedAt).getTime()).toBeGreaterThan(0);
  });

  it('shows in its answer when the match ended', async () => {
    const { table, forehand } = await dealt(POOR);
    const query = `mutation ($input: ResignInput!) { resign(input: $input) { match { finishedAt updatedAt } } }`;
    type Resigned = { resign: { match: Recorded } };
    const { resign } = await forehand.ask<Resigned>(query, { input: { matchId: table.matchId } });
    const now = await forehand.match<Recorded>(table.matchId, 'finishedAt updatedAt');
    expect(resign.match).toEqual(now);
  });
});

describe('a complete match between two people', () => {
  it.each<[string, object]>([
    ['weich', {}],
    ['scharf', { preset: 'scharf' }],
    ['sechsundsechzig', { preset: 'sechsundsechzig' }],
  ])('of %s replays from its record to the same score', async (preset, input) => {
    const table = await startMatch(people, input);
    const random = seeded(preset.length);
    const ended = await playOut(service, table, random);
    expect(ended.status).toBe('FINISHED');
    const { record } = await stranger.match<{ record: unknown }>(table.matchId, 'record');
    const answer = replayText(JSON.stringify(record));
    expect(answer).toMatchObject({ error: null, status: 'finished', score: ended.score });
    const { winners, places, bummerl } = ended.result!;
    expect(answer.match).toEqual({ winners, places, bummerl });
    await expectWhole(table);
  });
});
