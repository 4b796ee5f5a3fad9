/** Real: the service over HTTP and Postgres. Matches that are called off before they begin. */
import { toGlobalId } from '../../../src/platform/api/ids.js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replayText } from '../../../src/engine/index.js';
import { parseProof, verifyMatch } from '../../../src/modules/fairness/domain/verify.js';
import type { MatchJson, MatchPayload, TestClient } from '../../support/client.js';
import { MATCH, USER_ERRORS } from '../../support/client.js';
import { expectRebuilt } from '../../support/rebuilt.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import {
  asPlayerToAct,
  playerToAct,
  codesOf,
  waitingPlayer,
  startMatch,
} from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { until } from '../../support/wait.js';

let service: TestService;
let people: TestClient[];
let stranger: TestClient;

beforeAll(async () => {
  service = await startService();
  people = await Promise.all(Array.from({ length: 4 }, () => service.player()));
  stranger = await service.player();
});
afterAll(() => service.stop());

const FIELDS = `match { ${MATCH} abortOffers } ${USER_ERRORS}`;
type Answer = MatchPayload & { readonly match: (MatchJson & { abortOffers: number[] }) | null };

async function call(name: string, client: TestClient, input: object): Promise<Answer> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${FIELDS} } }`;
  return (await client.ask<Record<string, Answer>>(query, { input }))[name]!;
}
const offer = (client: TestClient, { matchId }: Table, more: object = {}) =>
  call('offerAbort', client, { matchId, ...more });
const withdraw = (client: TestClient, { matchId }: Table, more: object = {}) =>
  call('withdrawAbort', client, { matchId, ...more });

/** The value of `canCallOff` for each of these clients. */
const canCallOff = (clients: readonly TestClient[], matchId: string): Promise<boolean[]> =>
  Promise.all(
    clients.map(async (client) => {
      const match = await client.match<{ canCallOff: boolean }>(matchId, 'canCallOff');
      return match.canCallOff;
    }),
  );

const two = () => startMatch(people.slice(0, 2));
const three = () => startMatch(people.slice(0, 3), { variant: 'dritt' });

async function notificationsOf(client: TestClient, matchId: string): Promise<string[]> {
  const query = '{ notifications(first: 100) { nodes { type matchId } } }';
  type Feed = { notifications: { nodes: { type: string; matchId: string }[] } };
  const { nodes } = (await client.ask<Feed>(query)).notifications;
  return nodes.filter((node) => node.matchId === matchId).map((node) => node.type);
}
const notified = (client: TestClient, matchId: string, type: string) =>
  until(type, async () => (await notificationsOf(client, matchId)).includes(type));

describe('a match is called off', () => {
  it('when both players agree, and counts nowhere', async () => {
    const table = await two();
    const [anna, ben] = table.players as [TestClient, TestClient];
    const first = await offer(anna, table);
    expect(first).toMatchObject({
      match: { status: 'IN_PROGRESS', abortOffers: [0] },
      userErrors: [],
    });
    await notified(ben, table.matchId, 'ABORT_OFFERED');
    const second = await offer(ben, table);
    expect(second.match).toMatchObject({
      status: 'ABORTED',
      abortOffers: [0, 1],
      toAct: null,
      deadline: null,
      result: null,
      deal: { toAct: null, legal: [] },
    });
    await Promise.all([anna, ben].map((player) => notified(player, table.matchId, 'MATCH_OVER')));
    expect(await notificationsOf(anna, table.matchId)).not.toContain('ABORT_OFFERED');
    const events = await expectRebuilt(service, table.matchId);
    expect(events.slice(-3).map((event) => event.type)).toEqual([
      'ABORT_OFFERED',
      'ABORT_OFFERED',
      'MATCH_ABORTED',
    ]);
    const booked = await rowsOf(service, 'SELECT FROM booked_matches WHERE match_id = $1', [
      rowId(table.matchId),
    ]);
    expect(booked).toEqual([]);
    const ledger = await anna.ask<{ ledger: { matches: number } }>(
      `{ ledger(username: "${anna.username}", opponent: "${ben.username}") { matches } }`,
    );
    expect(ledger.ledger.matches).toBe(0);
  });

  it('and then nobody acts or resigns; its record and proof are public', async () => {
    const table = await two();
    const player = playerToAct(table, await asPlayerToAct(table));
    for (const player of table.players) await offer(player, table);
    expect(codesOf(await player.act(table.matchId, ['HA']))).toEqual(['MATCH_OVER']);
    expect(codesOf(await player.resign(table.matchId))).toEqual(['MATCH_OVER']);
    expect(codesOf(await offer(player, table))).toEqual(['MATCH_OVER']);
    expect(codesOf(await withdraw(player, table))).toEqual(['MATCH_OVER']);
    const { record, proof } = await stranger.match<{ record: object; proof: object }>(
      table.matchId,
      'record proof',
    );
    expect(replayText(JSON.stringify(record))).toMatchObject({
      error: null,
      status: 'in_progress',
    });
    const parsed = parseProof(JSON.stringify(proof));
    if (!parsed.ok) throw new Error(parsed.error);
    expect(verifyMatch(parsed.value)).toMatchObject({ draw: true, deals: [true] });
  });

  it('when all three agree, if it is a match of three', async () => {
    const table = await three();
    const [anna, ben, cora] = table.players as [TestClient, TestClient, TestClient];
    await offer(cora, table);
    expect((await offer(anna, table)).match).toMatchObject({
      status: 'IN_PROGRESS',
      abortOffers: [0, 2],
    });
    expect((await offer(ben, table)).match!.status).toBe('ABORTED');
    await expectRebuilt(service, table.matchId);
  });

  it('at once where all other seats are house bots that have not acted', async () => {
    const opponents = [{ username: people[1]!.username }, { bot: 'random' }];
    const made = await people[0]!.challenge({ variant: 'dritt', opponents });
    const { match } = await people[1]!.accept({ challengeId: made.challenge!.id });
    const table = { matchId: match!.id, players: people.slice(0, 2) };
    const answers = [await offer(people[0]!, table), await offer(people[1]!, table)];
    // The house bot may be forehand and may have led by now.
    const untouched = answers.every((answer) => codesOf(answer).length === 0);
    expect((await people[0]!.match(match!.id)).status).toBe(untouched ? 'ABORTED' : 'IN_PROGRESS');
    if (!untouched) expect(answers.flatMap(codesOf)).toContain('TOO_LATE');
    await expectRebuilt(service, match!.id);
  });

  it('by the two who stay when the third has left it to a house bot', async () => {
    const table = await three();
    const { toAct } = await asPlayerToAct(table);
    const leaver = table.players[(toAct! + 1) % 3]!;
    const [one, other] = table.players.filter((player) => player !== leaver);
    await offer(one!, table);
    await offer(leaver, table);
    await leaver.resign(table.matchId);
    const afterLeaving = await one!.match<{ abortOffers: number[] }>(table.matchId, 'abortOffers');
    expect(afterLeaving.abortOffers).toEqual([table.players.indexOf(one!)]);
    expect(codesOf(await offer(leaver, table))).toEqual(['NOT_A_PLAYER']);
    expect((await offer(other!, table)).match!.status).toBe('ABORTED');
    await expectRebuilt(service, table.matchId);
  });

  it('when the last player without consent leaves and one offers again, if it is unrated', async () => {
    const table = await startMatch(people.slice(0, 3), { variant: 'dritt', rated: false });
    const { toAct } = await asPlayerToAct(table);
    const leaver = table.players[(toAct! + 1) % 3]!;
    const [one, other] = table.players.filter((player) => player !== leaver);
    await offer(one!, table);
    await offer(other!, table);
    await leaver.resign(table.matchId);
    expect((await offer(one!, table)).match!.status).toBe('ABORTED');
  });
});

describe('canCallOff', () => {
  it('is true for players only, until the first action', async () => {
    const table = await two();
    const [anna, ben] = table.players as [TestClient, TestClient];
    const all = [anna, ben, stranger, service.client()];
    expect(await canCallOff(all, table.matchId)).toEqual([true, true, false, false]);
    await offer(anna, table);
    expect(await canCallOff(all, table.matchId)).toEqual([true, true, false, false]);
    const match = await asPlayerToAct(table);
    await playerToAct(table, match).act(table.matchId, [match.deal.legal[0]!]);
    expect(await canCallOff(all, table.matchId)).toEqual([false, false, false, false]);
  });

  it('is false for a player who has left, and in a match that was called off', async () => {
    const table = await three();
    const { toAct } = await asPlayerToAct(table);
    const leaver = table.players[(toAct! + 1) % 3]!;
    const stayers = table.players.filter((player) => player !== leaver);
    await leaver.resign(table.matchId);
    expect(await canCallOff([leaver, ...stayers], table.matchId)).toEqual([false, true, true]);
    for (const player of stayers) await offer(player, table);
    expect(await canCallOff(stayers, table.matchId)).toEqual([false, false]);
  });

  it('agrees with the answer to the offer, against a bot', async () => {
    const made = async (rated: boolean) => {
      const { match } = await people[0]!.challenge({
        variant: 'zweier',
        opponents: [{ bot: 'random' }],
        rated,
      });
      const before = await canCallOff([people[0]!], match!.id);
      const answer = await offer(people[0]!, { matchId: match!.id, players: [] });
      return { before, codes: codesOf(answer) };
    };
    // The bot may be forehand and may have led by now; then another match is tried.
    for (const [rated, before, code] of [
      [true, false, 'RATED_AGAINST_BOTS'],
      [false, true, undefined],
    ] as const) {
      await until('a match in which the bot has not led yet', async () => {
        const found = await made(rated);
        if (found.codes[0] === 'TOO_LATE') return false;
        expect(found).toEqual({ before: [before], codes: code ? [code] : [] });
        return true;
      });
    }
  });
});

describe('a match is not called off', () => {
  it('after the first action', async () => {
    const table = await two();
    const match = await asPlayerToAct(table);
    const player = playerToAct(table, match);
    await offer(player, table);
    const acted = await player.act(table.matchId, [match.deal.legal[0]!]);
    expect(acted.userErrors).toEqual([]);
    const late = await offer(waitingPlayer(table, match), table);
    expect(codesOf(late)).toEqual(['TOO_LATE']);
    expect(codesOf(await withdraw(player, table))).toEqual(['TOO_LATE']);
    const now = await player.match<{ abortOffers: number[] }>(table.matchId, 'abortOffers');
    expect(now.abortOffers).toEqual([]);
    await expectRebuilt(service, table.matchId);
  });

  it('by an offer that was withdrawn', async () => {
    const table = await two();
    const [anna, ben] = table.players as [TestClient, TestClient];
    expect(codesOf(await withdraw(anna, table))).toEqual(['NOT_OFFERED']);
    await offer(anna, table);
    expect(codesOf(await offer(anna, table))).toEqual(['ALREADY_OFFERED']);
    expect((await withdraw(anna, table)).match!.abortOffers).toEqual([]);
    expect((await offer(ben, table)).match).toMatchObject({
      status: 'IN_PROGRESS',
      abortOffers: [1],
    });
    await expectRebuilt(service, table.matchId);
  });

  it('by strangers and anonymous clients, and no unknown match is', async () => {
    const table = await two();
    expect(codesOf(await offer(stranger, table))).toEqual(['NOT_A_PLAYER']);
    const matchId = toGlobalId('Match', randomUUID());
    expect(codesOf(await offer(stranger, { ...table, matchId }))).toEqual(['MATCH_NOT_FOUND']);
    await expect(offer(service.client(), table)).rejects.toThrow('UNAUTHENTICATED');
  });

  it('by an offer for an old version', async () => {
    const table = await two();
    const { version } = await table.players[0]!.match(table.matchId);
    await offer(table.players[0]!, table);
    const stale = await offer(table.players[1]!, table, { expectedVersion: version });
    expect(codesOf(stale)).toEqual(['STALE_VERSION']);
  });

  it('by one offer: the turn, its deadline and its notification stay as they were', async () => {
    const table = await two();
    const before = await asPlayerToAct(table);
    await offer(waitingPlayer(table, before), table);
    const after = await asPlayerToAct(table);
    expect(after).toMatchObject({ toAct: before.toAct, deadline: before.deadline });
    await notified(playerToAct(table, before), table.matchId, 'YOUR_TURN');
    await notified(playerToAct(table, before), table.matchId, 'ABORT_OFFERED');
    const notifications = await notificationsOf(playerToAct(table, before), table.matchId);
    expect(notifications.filter((type) => type === 'YOUR_TURN')).toHaveLength(1);
  });
});

describe('concurrent requests to call a match off', () => {
  it('two offers to call a match off at the same time call it off once', async () => {
    for (let round = 0; round < 5; round++) {
      const table = await two();
      const answers = await Promise.all(table.players.map((player) => offer(player, table)));
      expect(answers.flatMap(codesOf)).toEqual([]);
      expect((await table.players[0]!.match(table.matchId)).status).toBe('ABORTED');
      const events = await expectRebuilt(service, table.matchId);
      expect(events.filter((event) => event.type === 'MATCH_ABORTED')).toHaveLength(1);
    }
  });

  it('when the first action and the last consent to call off are sent at once, exactly one succeeds', async () => {
    for (let round = 0; round < 8; round++) {
      const table = await two();
      const match = await asPlayerToAct(table);
      await offer(waitingPlayer(table, match), table);
      const player = playerToAct(table, match);
      const [acted, offered] = await Promise.all([
        player.act(table.matchId, [match.deal.legal[0]!]),
        offer(player, table),
      ]);
      expect([codesOf(acted), codesOf(offered)]).toContainEqual([]);
      const { status } = await player.match(table.matchId);
      const outcome = [codesOf(acted).join(), codesOf(offered).join(), status];
      expect([
        ['', 'TOO_LATE', 'IN_PROGRESS'],
        ['MATCH_OVER', '', 'ABORTED'],
      ]).toContainEqual(outcome);
      await expectRebuilt(service, table.matchId);
    }
  });

  it('an offer to call a match off that is sent ten times counts once', async () => {
    const table = await two();
    const withKey = { idempotencyKey: `offer ${table.matchId}` };
    const [anna, ben] = table.players as [TestClient, TestClient];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => offer(anna, table, withKey)),
    );
    expect(answers.flatMap(codesOf)).toEqual([]);
    const events = await expectRebuilt(service, table.matchId);
    expect(events.filter((event) => event.type === 'ABORT_OFFERED')).toHaveLength(1);
    await offer(ben, table);
    const again = await offer(anna, table, withKey);
    expect(again).toMatchObject({ match: { status: 'ABORTED' }, userErrors: [] });
  });
});
