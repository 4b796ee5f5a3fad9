/** Real: the service over HTTP, its worker, and Postgres. The lobby and the ledger of a club. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { openCoreModules } from '../support/core.js';
import { FOR_EVER } from '../../src/modules/clubs/domain/club-season.js';
import { UserRegistry } from '../../src/modules/users/application/index.js';
import { mustMutate, mutate } from '../support/client.js';
import type { ChallengePayload, TestClient } from '../support/client.js';
import { changeClub, clubOf, seeClub } from '../support/clubs.js';
import { guestOf } from '../support/guests.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf, untilOutboxEmpty } from '../support/sql.js';
import { cancelNamedChallenges, codesOf, startMatch } from '../support/table.js';

let service: TestService;
let core: INestApplicationContext;
let anna: TestClient;
let ben: TestClient;
let cora: TestClient;
let dora: TestClient;

beforeAll(async () => {
  service = await startService();
  core = await openCoreModules(service.config);
});
afterAll(async () => {
  await core.close();
  await service.stop();
});

async function people(): Promise<void> {
  [anna, ben, cora, dora] = (await Promise.all([1, 2, 3, 4].map(() => service.player()))) as [
    TestClient,
    TestClient,
    TestClient,
    TestClient,
  ];
}

interface Offers {
  readonly offers: { nodes: { invitationToken: string; challenge: { id: string } }[] } | null;
}

async function offersOf(client: TestClient, clubId: string) {
  const fields = 'offers { nodes { invitationToken createdAt challenge { id status } } }';
  return (await seeClub<Offers>(client, clubId, fields))!.offers!.nodes;
}

async function offer(client: TestClient, clubId: string, more: object = {}) {
  const input = { clubId, variant: 'zweier', rated: false, ...more };
  const fields = 'challenge { id } match { id }';
  return mutate<ChallengePayload>(client, 'offerInClub', input, fields);
}

describe('the lobby of a club', () => {
  it('shows members what they need to accept; it is gone when it is matched', async () => {
    await people();
    const club = await clubOf([anna, ben]);
    const { challenge } = await offer(anna, club.id);
    const [open] = await offersOf(ben, club.id);
    expect(open!.challenge).toMatchObject({ id: challenge!.id, status: 'OPEN' });
    const lobby = '{ challenges(first: 100) { nodes { id } } }';
    expect(await cora.ask(lobby)).toEqual({ challenges: { nodes: [] } });
    const accepted = await ben.accept({
      challengeId: challenge!.id,
      invitationToken: open!.invitationToken,
    });
    expect([codesOf(accepted), accepted.match?.status]).toEqual([[], 'IN_PROGRESS']);
    expect(await offersOf(anna, club.id)).toEqual([]);
  });

  it('loses an offer that is cancelled, and those of who leaves', async () => {
    await people();
    const club = await clubOf([anna, ben]);
    const { challenge } = await offer(anna, club.id);
    await offer(ben, club.id, { variant: 'dritt' });
    expect(await offersOf(anna, club.id)).toHaveLength(2);
    await anna.cancel(challenge!.id);
    expect(await offersOf(anna, club.id)).toHaveLength(1);
    await mustMutate(ben, 'leaveClub', { clubId: club.id });
    expect(await offersOf(anna, club.id)).toEqual([]);
  });

  it('is closed to who was removed: with a token that was read before, and by their own link', async () => {
    await people();
    const club = await clubOf([anna, ben, cora]);
    const clubId = club.id;
    const { challenge } = await offer(anna, clubId);
    const bens = await offer(ben, clubId);
    const invitationOf = async (id: string) =>
      (await offersOf(cora, clubId)).find((one) => one.challenge.id === id)!.invitationToken;
    const token = await invitationOf(challenge!.id);
    const bensToken = await invitationOf(bens.challenge!.id);
    const removal = { clubId, username: ben.username, reason: 'quarrels' };
    expect(await changeClub(anna, 'removeClubMember', removal)).toEqual([]);
    const accept = async (by: TestClient, challengeId: string, invitationToken: string) =>
      codesOf(await by.accept({ challengeId, invitationToken }));
    expect(await accept(ben, challenge!.id, token)).toEqual(['INVITATION_INVALID']);
    expect(await accept(cora, bens.challenge!.id, bensToken)).toEqual(['CHALLENGE_OVER']);
    expect(await accept(cora, challenge!.id, token)).toEqual([]);
  });

  it('is written once for a repeated call, and a guest may offer', async () => {
    await people();
    const guest = await guestOf(service);
    const club = await clubOf([anna, guest]);
    const again = { idempotencyKey: 'the same' };
    const first = await offer(guest, club.id, again);
    const second = await offer(guest, club.id, again);
    expect(second.challenge).toEqual(first.challenge);
    expect(await offersOf(anna, club.id)).toHaveLength(1);
    const bot = await offer(guest, club.id, { opponents: [{ bot: 'random' }] });
    expect([codesOf(bot), bot.match === null]).toEqual([[], false]);
    expect(await offersOf(anna, club.id)).toHaveLength(1);
  });
});

interface Ledger {
  readonly ledger: {
    nodes: {
      player: { username: string };
      opponent: { username: string };
      matches: number;
      bummerlGiven: number;
      bummerlTaken: number;
    }[];
  };
  readonly balances: {
    nodes: { user: { username: string }; matches: number; balance: number }[];
  };
  readonly ledgerSeasons: { nodes: { label: string; matches: number }[] };
}

const LEDGER = (season: string | null) => {
  const of = season === null ? '' : `(season: "${season}")`;
  return `ledger${of} { nodes { player { username } opponent { username } matches bummerlGiven bummerlTaken } }
    balances${of} { nodes { user { username } matches balance } }
    ledgerSeasons { nodes { label matches } }`;
};

/** Each pair as "who got how many : who got how many", the balances by name, and the seasons. */
async function ledgerOf(client: TestClient, clubId: string, season: string | null = null) {
  await untilOutboxEmpty(service);
  const club = (await seeClub<Ledger>(client, clubId, LEDGER(season)))!;
  const pairs = club.ledger.nodes.map(({ player, opponent, bummerlTaken, bummerlGiven }) =>
    [`${player.username} ${bummerlTaken}`, `${opponent.username} ${bummerlGiven}`]
      .sort()
      .join(' : '),
  );
  const balances = club.balances.nodes.map(({ user, matches, balance }) => [
    user.username,
    { matches, balance },
  ]);
  return {
    pairs: pairs.sort(),
    balances: Object.fromEntries(balances) as Record<string, { matches: number; balance: number }>,
    seasons: club.ledgerSeasons.nodes,
  };
}

const pair = (one: TestClient, a: number, other: TestClient, b: number): string =>
  [`${one.username} ${a}`, `${other.username} ${b}`].sort().join(' : ');

const seasonNow = (): string => `${new Date().getUTCFullYear()}`;

/** A match of these people that the first of them resigns. */
async function resigned(players: readonly TestClient[], input: object = {}): Promise<string> {
  const { matchId } = await startMatch(players, { rated: false, ...input });
  const { userErrors } = await players[0]!.resign(matchId);
  expect(userErrors).toEqual([]);
  return matchId;
}

/** Tells the end of a match again. */
async function tellEnd(matchId: string): Promise<void> {
  await rowsOf(
    service,
    `INSERT INTO outbox (subject, events) SELECT id, jsonb_build_array(jsonb_build_object('type',
       'MATCH_ENDED', 'matchId', id, 'version', version, 'status', 'FINISHED'))
     FROM matches WHERE id = $1`,
    [rowId(matchId)],
  );
}

/** As if no match of a club had been booked. */
async function forgetBookings(clubId: string): Promise<void> {
  for (const table of ['club_matches', 'club_seasons', 'club_ledger', 'club_balances'])
    await rowsOf(service, `DELETE FROM ${table} WHERE club_id = $1`, [rowId(clubId)]);
}

describe('the ledger of a club', () => {
  it('has a match of two members once, by season and for ever, however often its end is told', async () => {
    await people();
    const club = await clubOf([anna, ben]);
    const matchId = await resigned([anna, ben]);
    const expected = {
      // Nobody had a game point, so it is a double Bummerl.
      pairs: [pair(anna, 2, ben, 0)],
      balances: {
        [anna.username]: { matches: 1, balance: -2 },
        [ben.username]: { matches: 1, balance: 2 },
      },
      seasons: [{ label: seasonNow(), matches: 1 }],
    };
    expect(await ledgerOf(ben, club.id)).toEqual(expected);
    await tellEnd(matchId);
    expect(await ledgerOf(ben, club.id)).toEqual(expected);
    expect(await ledgerOf(ben, club.id, seasonNow())).toEqual(expected);
    const none = { pairs: [], balances: {} };
    expect(await ledgerOf(ben, club.id, '1999')).toMatchObject(none);
    expect(await ledgerOf(ben, club.id, 'a\\u0000b')).toMatchObject(none);
  });

  it('counts three and four members, and a house bot at the table counts for nobody', async () => {
    await people();
    const club = await clubOf([anna, ben, cora, dora], { seasonRhythm: 'NONE' });
    const opponents = [{ username: ben.username }, { bot: 'random' }];
    const made = await anna.challenge({ variant: 'dritt', rated: false, target: 1, opponents });
    const challengeId = made.challenge!.id;
    await ben.accept({ challengeId });
    await anna.resign(made.challenge!.matchId);
    await ben.resign(made.challenge!.matchId);
    const both = [pair(anna, 1, ben, 1)];
    expect(await ledgerOf(ben, club.id)).toEqual({
      pairs: both,
      balances: {
        [anna.username]: { matches: 1, balance: 0 },
        [ben.username]: { matches: 1, balance: 0 },
      },
      seasons: [],
    });
    await cancelNamedChallenges(service);
    const four = await startMatch([anna, cora, ben, dora], { variant: 'bauern', rated: false });
    for (const one of four.players) await one.resign(four.matchId);
    const { pairs, balances } = await ledgerOf(ben, club.id);
    // Partners (seats 0 and 2) do not meet each other.
    expect(pairs).toHaveLength(1 + 4);
    expect(
      Object.values(balances)
        .map(({ matches }) => matches)
        .sort(),
    ).toEqual([1, 1, 2, 2]);
    expect(Object.values(balances).reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  });

  it('has a match whose players were members when it ended, even if one has left before it is booked', async () => {
    await people();
    const club = await clubOf([anna, ben, cora]);
    const matchId = await resigned([anna, ben]);
    await untilOutboxEmpty(service);
    await mustMutate(ben, 'leaveClub', { clubId: club.id });
    await forgetBookings(club.id);
    await tellEnd(matchId);
    expect((await ledgerOf(anna, club.id)).pairs).toEqual([pair(anna, 2, ben, 0)]);
    await resigned([anna, ben]);
    expect((await ledgerOf(anna, club.id)).pairs).toEqual([pair(anna, 2, ben, 0)]);
  });

  it('has no season for two partners against house bots: they did not meet', async () => {
    await people();
    const club = await clubOf([anna, ben]);
    const opponents = [{ bot: 'random' }, { username: ben.username }, { bot: 'random' }];
    const made = await anna.challenge({ variant: 'bauern', rated: false, opponents });
    await ben.accept({ challengeId: made.challenge!.id });
    await anna.resign(made.challenge!.matchId);
    await ben.resign(made.challenge!.matchId);
    expect(await ledgerOf(anna, club.id)).toEqual({ pairs: [], balances: {}, seasons: [] });
    await untilOutboxEmpty(service);
    const sql = 'SELECT status FROM matches WHERE id = $1';
    expect(await rowsOf(service, sql, [rowId(made.challenge!.matchId)])).toEqual([
      { status: 'FINISHED' },
    ]);
  });

  it('has no match with anyone from outside, and keeps what those who leave have played', async () => {
    await people();
    const guest = await guestOf(service);
    const club = await clubOf([anna, ben, guest]);
    await resigned([anna, cora]);
    await mustMutate(ben, 'leaveClub', { clubId: club.id });
    await resigned([anna, ben]);
    expect((await ledgerOf(anna, club.id)).pairs).toEqual([]);
    const { challenge } = await offer(anna, club.id);
    const [{ invitationToken } = { invitationToken: '' }] = await offersOf(guest, club.id);
    const { match } = await guest.accept({ challengeId: challenge!.id, invitationToken });
    await anna.resign(match!.id);
    expect((await ledgerOf(anna, club.id)).pairs).toEqual([pair(anna, 2, guest, 0)]);
    await mustMutate(guest, 'leaveClub', { clubId: club.id });
    expect((await ledgerOf(anna, club.id)).pairs).toEqual([pair(anna, 2, guest, 0)]);
    expect(await changeClub(anna, 'closeClub', { clubId: club.id })).toEqual([]);
    const rows = `SELECT FROM club_ledger WHERE club_id = $1 AND season = $2`;
    expect(await rowsOf(service, rows, [rowId(club.id), FOR_EVER])).toEqual([]);
  });

  it('the account of a guest ends, and the membership with it; the ledger stays', async () => {
    await people();
    const guest = await guestOf(service);
    const club = await clubOf([anna, guest]);
    const { challenge } = await offer(anna, club.id);
    const [{ invitationToken } = { invitationToken: '' }] = await offersOf(guest, club.id);
    const { match } = await guest.accept({ challengeId: challenge!.id, invitationToken });
    await anna.resign(match!.id);
    await untilOutboxEmpty(service);
    const [row] = await rowsOf<{ id: string }>(
      service,
      'SELECT id FROM users WHERE username = $1',
      [guest.username],
    );
    await core.get(UserRegistry, { strict: false }).part(row!.id);
    expect(await seeClub(anna, club.id, 'memberCount')).toEqual({ memberCount: 1 });
    expect((await ledgerOf(anna, club.id)).pairs).toHaveLength(1);
  });
});
