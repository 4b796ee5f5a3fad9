/** Real: Postgres and the module's own stores; the test writes the matches as rows. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { booksOf, openRatings } from './fixture.js';
import type { Ended, RatingsFixture } from './fixture.js';

let table: RatingsFixture;

beforeAll(async () => {
  table = await openRatings();
});

afterAll(() => table?.close());

const quiet = { onProgress: () => undefined };

/** The books without the order of booking, which a voided match keeps its number in. */
async function figures() {
  const { ratings, ledger } = await booksOf(table);
  return { ratings, ledger };
}

const booked = async (ended: Ended): Promise<string> => {
  const matchId = await table.addMatch(ended);
  await table.book(matchId);
  return matchId;
};

const historyOf = async (userId: string) => {
  const page = { first: 9, after: null };
  return (await table.ratings.histories([{ userId, ratingKey: 'zweier', page }]))[0]!;
};

const ratingOf = async (userId: string) => (await table.ratings.ofUsers([userId])).get(userId)?.[0];

const KINDS: readonly (readonly [string, (players: string[]) => Ended])[] = [
  ['two players', (players) => ({ players: players.slice(0, 2), places: [2, 1] })],
  ['a match that is not rated', (players) => ({ players: players.slice(0, 2), rated: false })],
  [
    'three players, one of whom left',
    (players) => ({
      players: players.slice(0, 3),
      variant: 'dreier',
      places: [3, 1, 2],
      substitutes: [null, players[4]!, null],
    }),
  ],
  [
    'sides with an idle partner',
    (players) => ({
      players: players.slice(0, 4),
      variant: 'bauern',
      places: [1, 2, 1, 2],
      backers: [{ userId: players[4]!, seat: 1 }],
    }),
  ],
];

describe('a voided match', () => {
  it.each(KINDS)('leaves the books as if it had never been booked: %s', async (_, kind) => {
    const players = await table.addUsers(5);
    await booked({ players: players.slice(0, 2) });
    const before = await figures();
    const matchId = await booked(kind(players));
    expect(await figures()).not.toStrictEqual(before);
    await table.void(matchId);
    expect(await figures()).toStrictEqual(before);
    expect((await table.rebuild.execute(quiet)).repaired).toBe(0);
    expect(await figures()).toStrictEqual(before);
  });

  it('leaves no row of players and pairs who have no other match', async () => {
    const players = await table.addUsers(2);
    const before = await figures();
    await table.void(await booked({ players }));
    expect(await figures()).toStrictEqual(before);
    expect((await table.rebuild.execute(quiet)).repaired).toBe(0);
  });

  it('is taken back once, though the event comes twenty times at once', async () => {
    const players = await table.addUsers(2);
    await booked({ players });
    const before = await figures();
    const matchId = await booked({ players });
    await Promise.all(Array.from({ length: 20 }, () => table.void(matchId)));
    expect(await figures()).toStrictEqual(before);
  });

  it('is booked and taken back if the event of its end comes last', async () => {
    const players = await table.addUsers(2);
    const before = await figures();
    const matchId = await table.addMatch({ players });
    await table.mark(matchId);
    await table.book(matchId);
    await table.void(matchId);
    expect(await figures()).toStrictEqual(before);
  });

  it('loses its effect, and later matches keep theirs', async () => {
    const [one, other, third] = (await table.addUsers(3)) as [string, string, string];
    await booked({ players: [one, third] });
    const matchId = await booked({ players: [one, other], places: [2, 1] });
    for (const opponent of [third, other, third]) await booked({ players: [one, opponent] });
    const before = await ratingOf(one);
    const change = (await table.ratings.changes([matchId]))
      .get(matchId)!
      .find(({ userId }) => userId === one)!;
    await table.void(matchId);
    const after = await ratingOf(one);
    expect(after!.mu).toBeCloseTo(before!.mu - (change.muAfter - change.muBefore), 9);
    expect(after!.sigma).toBeCloseTo(before!.sigma * (change.sigmaBefore / change.sigmaAfter), 9);
    expect(after).toMatchObject({ matches: before!.matches - 1, wins: before!.wins });
    expect(await ratingOf(other)).toMatchObject({ matches: 1, wins: 0 });
    expect(await table.ratings.ledger(one, other)).toMatchObject([{ matches: 1 }]);
  });

  it('stands in the history twice: as it changed the rating, and as that was taken back', async () => {
    const [one, other] = (await table.addUsers(2)) as [string, string];
    const matchId = await booked({ players: [one, other] });
    await booked({ players: [other, one] });
    await table.void(matchId);
    const history = await historyOf(one);
    expect(history.map((change) => [change.isReversal, change.matchId === matchId])).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ]);
    expect(history[0]!.muAfter).toBe((await ratingOf(one))!.mu);
    expect(history[0]!.muBefore).toBe(history[1]!.muAfter);
  });

  it('does not change a measured rating', async () => {
    const bot = await table.addHouseBot();
    const [player] = (await table.addUsers(1)) as [string];
    await table.anchors.write([{ userId: bot, ratingKey: 'zweier', mu: 1700, sigma: 20 }]);
    await table.void(await booked({ players: [player, bot] }));
    expect(await ratingOf(bot)).toMatchObject({ mu: 1700, sigma: 20, matches: 0 });
    expect((await table.rebuild.execute(quiet)).repaired).toBe(0);
  });
});

describe('the rebuild', () => {
  it('gives the same rows, whichever matches were voided in between', async () => {
    const users = await table.addUsers(5);
    const ids: string[] = [];
    for (let n = 0; n < 24; n++) {
      const [, kind] = KINDS[n % KINDS.length]!;
      ids.push(await booked(kind(users.toSorted(() => Math.random() - 0.5))));
      if (n % 3 === 2) await table.void(ids[Math.floor(Math.random() * ids.length)]!);
    }
    const live = await booksOf(table);
    const reversals = await table.rows('rating_reversals');
    expect(reversals.length).toBeGreaterThan(4);
    expect((await table.rebuild.execute(quiet)).repaired).toBe(0);
    await table.source.query(
      `DELETE FROM ratings WHERE NOT is_bot; DELETE FROM ledger; DELETE FROM rating_changes;
       DELETE FROM rating_reversals`,
    );
    await table.rebuild.execute(quiet);
    expect(await booksOf(table)).toStrictEqual(live);
    expect(await table.rows('rating_reversals')).toStrictEqual(reversals);
  });

  it('agrees with bookings and voidings that happen at the same time', async () => {
    const users = await table.addUsers(4);
    const ids: string[] = [];
    for (let n = 0; n < 16; n++)
      ids.push(await table.addMatch({ players: [users[n % 4]!, users[(n + 1 + (n % 3)) % 4]!] }));
    const work = [
      ...ids.map((id) => () => table.book(id)),
      ...ids.slice(0, 6).map((id) => () => table.void(id)),
      ...Array.from({ length: 2 }, () => async () => {
        await table.rebuild.execute(quiet);
      }),
    ];
    await Promise.all(work.toSorted(() => Math.random() - 0.5).map((act) => act()));
    const live = await booksOf(table);
    expect((await table.rebuild.execute(quiet)).repaired).toBe(0);
    expect(await booksOf(table)).toStrictEqual(live);
  });
});
