/** Real: api, worker, Postgres and the queue. Matches are played and voided over GraphQL. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { openCoreModules } from '../support/core.js';
import { ClubLedgerConsumer } from '../../src/modules/clubs/application/club-ledger.consumer.js';
import { happened } from '../../src/modules/domain-events.js';
import { mutate } from '../support/client.js';
import type { MatchPayload, TestClient } from '../support/client.js';
import { clubOf, seeClub } from '../support/clubs.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf, untilOutboxEmpty } from '../support/sql.js';
import { giveRole } from '../support/staff.js';
import { codesOf, startMatch } from '../support/table.js';
import { until } from '../support/wait.js';

let service: TestService;
let core: INestApplicationContext;
let moderator: TestClient;
let anna: TestClient;
let ben: TestClient;

beforeAll(async () => {
  service = await startService();
  core = await openCoreModules(service.config);
  [moderator, anna, ben] = (await Promise.all([1, 2, 3].map(() => service.player()))) as [
    TestClient,
    TestClient,
    TestClient,
  ];
  await giveRole(service, moderator, 'MODERATOR');
});
afterAll(async () => {
  await core?.close();
  await service?.stop();
});

const REASON = 'They arranged the result.';

interface Voided {
  readonly userErrors: MatchPayload['userErrors'];
  readonly match: { readonly id: string } | null;
}

const voidMatch = (matchId: string, more: object = {}, by = moderator) =>
  mutate<Voided>(by, 'voidMatch', { matchId, reason: REASON, ...more }, 'match { id }');

/** A rated match that the second player has resigned. */
async function resigned(players: [TestClient, TestClient]): Promise<string> {
  const { matchId } = await startMatch(players, { rated: true });
  await players[1].resign(matchId);
  await untilOutboxEmpty(service);
  return matchId;
}

const voidedAt = async (matchId: string) =>
  (await service.client().match<{ voidedAt: string | null }>(matchId, 'voidedAt')).voidedAt;

interface Shown {
  readonly ratings: readonly { rating: number; matches: number; wins: number }[];
  readonly ratingHistory: { readonly nodes: readonly { takenBack: boolean }[] };
}

async function shownOf({ username }: TestClient): Promise<Shown> {
  const { user } = await service.client().ask<{ user: Shown }>(
    `query ($username: String!) { user(username: $username) {
       ratings { rating matches wins }
       ratingHistory(variant: zweier) { nodes { takenBack match { voidedAt } } } } }`,
    { username },
  );
  return user;
}

const noticesOf = async (player: TestClient) => {
  const { notifications } = await player.ask<{
    notifications: { nodes: { type: string; matchId: string | null; text: string }[] };
  }>('{ notifications(first: 50) { nodes { type matchId text } } }');
  return notifications.nodes;
};

describe('a finished match that is voided', () => {
  let matchId: string;

  it('is taken back from ratings and ledger, and says so', async () => {
    await resigned([anna, ben]);
    const before = await shownOf(anna);
    matchId = await resigned([anna, ben]);
    const { match, userErrors } = await voidMatch(matchId, { username: ben.username });
    expect([userErrors, match]).toEqual([[], { id: matchId }]);
    await untilOutboxEmpty(service);
    const after = await shownOf(anna);
    expect(after.ratings).toEqual(before.ratings);
    expect(after.ratingHistory.nodes.map(({ takenBack }) => takenBack)).toEqual([
      true,
      false,
      false,
    ]);
    expect(await voidedAt(matchId)).toMatch(/Z$/);
    const { ledger } = await service.client().ask<{
      ledger: { matches: number };
    }>(`{ ledger(username: "${anna.username}", opponent: "${ben.username}") { matches } }`);
    expect(ledger.matches).toBe(1);
  });

  it('is told to both players, and the reason only to the one who is to blame', async () => {
    const ofMatch = async (player: TestClient) =>
      (await noticesOf(player)).filter((notice) => notice.type === 'MATCH_VOIDED');
    for (const player of [anna, ben])
      expect(await ofMatch(player)).toMatchObject([{ matchId, type: 'MATCH_VOIDED' }]);
    const told = async (player: TestClient) =>
      (await noticesOf(player)).filter(({ type }) => type === 'MODERATED').length;
    expect([await told(ben), await told(anna)]).toEqual([1, 0]);
    const [reason] = await rowsOf<{ reason: string }>(
      service,
      `SELECT t.reason FROM audit_texts t JOIN users u ON u.id = t.subject_id WHERE u.username = $1`,
      [ben.username],
    );
    expect(reason).toEqual({ reason: REASON });
  });

  it('is refused to a moderator who has sat in it', async () => {
    const matchId = await resigned([anna, moderator]);
    expect(codesOf(await voidMatch(matchId))).toEqual(['OWN_MATCH']);
    expect(await voidedAt(matchId)).toBeNull();
  });

  it('cannot be voided again, and the second try leaves no entry', async () => {
    expect(codesOf(await voidMatch(matchId))).toEqual(['ALREADY_VOIDED']);
    const entries = await rowsOf<{ act: string }>(
      service,
      'SELECT act FROM audit_log WHERE match_id = $1',
      [rowId(matchId)],
    );
    expect(entries).toEqual([{ act: 'MATCH_VOIDED' }]);
  });
});

describe('a running match that is voided', () => {
  it('is called off for all players', async () => {
    const { matchId } = await startMatch([anna, ben], { rated: true });
    const before = await shownOf(anna);
    expect(codesOf(await voidMatch(matchId))).toEqual([]);
    const match = await until('the match to be called off', async () => {
      const found = await anna.match<{ status: string; result: null; voidedAt: string }>(
        matchId,
        'status result { winners } voidedAt',
      );
      return found.status === 'ABORTED' && found;
    });
    expect(match).toMatchObject({ result: null, voidedAt: expect.stringMatching(/Z$/) });
    await untilOutboxEmpty(service);
    expect(await shownOf(anna)).toEqual(before);
    expect(codesOf(await voidMatch(matchId))).toEqual(['ALREADY_VOIDED']);
  });

  it('cannot be voided once the players have called it off', async () => {
    const { matchId } = await startMatch([anna, ben], { rated: false });
    await mutate(anna, 'offerAbort', { matchId });
    await mutate(ben, 'offerAbort', { matchId });
    expect(codesOf(await voidMatch(matchId))).toEqual(['WAS_CALLED_OFF']);
  });
});

describe('a match of a club that is voided', () => {
  it('is taken out of the ledger of the club, once', async () => {
    const club = await clubOf([anna, ben]);
    const ledger = () =>
      seeClub(anna, club.id, 'ledger { nodes { matches bummerlGiven bummerlTaken } }');
    const before = await ledger();
    const matchId = await resigned([anna, ben]);
    expect(await ledger()).not.toEqual(before);
    await voidMatch(matchId);
    await untilOutboxEmpty(service);
    expect(await ledger()).toEqual(before);
    const consumer = core.get(ClubLedgerConsumer);
    const again = happened('MATCH_VOIDED', { matchId: rowId(matchId) });
    await Promise.all([consumer.handle([again]), consumer.handle([again])]);
    expect(await ledger()).toEqual(before);
  });
});

describe('voiding', () => {
  it('needs a reason, and a player of the match', async () => {
    const matchId = await resigned([anna, ben]);
    expect(codesOf(await voidMatch(matchId, { reason: ' ' }))).toEqual([
      'MODERATION_REASON_INVALID',
    ]);
    const stranger = { username: moderator.username };
    expect(codesOf(await voidMatch(matchId, stranger))).toEqual(['NOT_IN_MATCH']);
    expect(await voidedAt(matchId)).toBeNull();
  });

  it('blames somebody who has a role only by an admin', async () => {
    const [carl, admin] = [await service.player(), await service.player()];
    await giveRole(service, carl, 'MODERATOR');
    await giveRole(service, admin, 'ADMIN');
    const matchId = await resigned([anna, carl]);
    const blame = { username: carl.username };
    expect(codesOf(await voidMatch(matchId, blame))).toEqual(['NOT_ON_STAFF']);
    expect(await voidedAt(matchId)).toBeNull();
    expect(codesOf(await voidMatch(matchId, blame, admin))).toEqual([]);
  });

  it('is refused to who is no moderator', async () => {
    const matchId = await resigned([anna, ben]);
    await expect(voidMatch(matchId, {}, anna)).rejects.toThrow('FORBIDDEN');
    expect(await voidedAt(matchId)).toBeNull();
  });
});
