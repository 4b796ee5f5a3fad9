/** Real: Postgres and the module's own stores; the test writes the matches as rows. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../support/wait.js';
import { booksOf, openRatings } from './fixture.js';
import type { Ended, RatingsFixture } from './fixture.js';

let table: RatingsFixture;

beforeAll(async () => {
  table = await openRatings();
});

afterAll(() => table?.close());

const book = (matchId: string) => table.book(matchId);
/** A rating that no match gives. */
const ODD = { mu: 1, sigma: 1, matches: 99, wins: 99, isFixed: false };
const quiet = { onProgress: () => undefined };

describe('a finished match', () => {
  it('changes ratings once, though handled twenty times at once', async () => {
    const players = await table.addUsers(2);
    const matchId = await table.addMatch({ players });
    await Promise.all(Array.from({ length: 20 }, () => book(matchId)));
    const ratings = await table.ratings.ofUsers(players);
    const [won] = ratings.get(players[0]!)!;
    const [lost] = ratings.get(players[1]!)!;
    expect(won).toMatchObject({ matches: 1, wins: 1, ratingKey: 'zweier', provisional: true });
    expect(lost).toMatchObject({ matches: 1, wins: 0 });
    expect(await table.ratings.ranks([won!, lost!])).toEqual([null, null]);
    expect(won!.mu - 1500).toBe(1500 - lost!.mu);
    expect((await table.ratings.changes([matchId])).get(matchId)).toHaveLength(2);
    expect(await table.ratings.ledger(players[0]!, players[1]!)).toMatchObject([{ matches: 1 }]);
  });

  it('that is not rated is in the ledger only', async () => {
    const [a, b] = await table.addUsers(2);
    const matchId = await table.addMatch({ players: [a!, b!], rated: false, places: [2, 1] });
    await Promise.all(Array.from({ length: 20 }, () => book(matchId)));
    expect((await table.ratings.ofUsers([a!, b!])).size).toBe(0);
    expect((await table.ratings.changes([matchId])).size).toBe(0);
    const [entry] = await table.ratings.ledger(a!, b!);
    const [wins, bummerl] = a! < b! ? [0, 1] : [1, 0];
    expect(entry).toMatchObject({ matches: 1, lowWins: wins, lowBummerl: bummerl });
  });

  it.each(['IN_PROGRESS', 'ABORTED'])(
    'a match with the status %s is not booked',
    async (status) => {
      const players = await table.addUsers(2);
      await book(await table.addMatch({ players, status }));
      expect((await table.ratings.ofUsers(players)).size).toBe(0);
    },
  );

  it('a match that does not exist is no failure of the booking', async () => {
    await expect(book('00000000-0000-4000-8000-000000000000')).resolves.toBeUndefined();
  });

  it('a game to a thousand has its own rating', async () => {
    const players = await table.addUsers(2);
    await book(await table.addMatch({ players, preset: 'tausend' }));
    await book(await table.addMatch({ players }));
    const keys = (await table.ratings.ofUsers(players)).get(players[0]!)!;
    expect(keys.map(({ ratingKey }) => ratingKey)).toStrictEqual(['tausend', 'zweier']);
  });
});

/** Matches of overlapping players, of every kind: some with sides, some left by a player, some not rated. */
function somePlays(users: readonly string[], count: number): Ended[] {
  const shuffled = () => users.toSorted(() => Math.random() - 0.5);
  const kinds: ((players: string[]) => Ended)[] = [
    (players) => ({ players: players.slice(0, 2), places: [1, 2] }),
    (players) => ({ players: players.slice(0, 2), places: [2, 1] }),
    (players) => ({ players: players.slice(0, 2), rated: false }),
    (players) => ({ players: players.slice(0, 2), preset: 'tausend' }),
    (players) => ({ players: players.slice(0, 3), variant: 'dritt', places: [2, 1, 2] }),
    (players) => ({
      players: players.slice(0, 3),
      variant: 'dreier',
      places: [3, 1, 2],
      substitutes: [null, players[4]!, null],
    }),
    (players) => ({ players: players.slice(0, 4), variant: 'bauern', places: [1, 2, 1, 2] }),
    (players) => ({
      players: [players[0]!, players[1]!, players[1]!],
      variant: 'dritt',
      places: [1, 3, 2],
    }),
  ];
  return Array.from({ length: count }, (_, n) => kinds[n % kinds.length]!(shuffled()));
}

describe('the rebuild', () => {
  it('gives the same rows as fifty matches booked at once in any order', async () => {
    const users = await table.addUsers(6);
    const ids: string[] = [];
    for (const play of somePlays(users, 50)) ids.push(await table.addMatch(play));
    const twice = [...ids, ...ids].toSorted(() => Math.random() - 0.5);
    await Promise.all(twice.map(book));
    const live = await booksOf(table);
    expect(live.changes.length).toBeGreaterThan(90);
    const untouched = await table.rebuild.execute(quiet);
    expect(untouched.repaired).toBe(0);
    expect(await booksOf(table)).toStrictEqual(live);

    await table.source.query('DELETE FROM ratings; DELETE FROM ledger; DELETE FROM rating_changes');
    const { repaired, matches } = await table.rebuild.execute(quiet);
    expect(repaired).toBe(live.ratings.length + live.changes.length + live.ledger.length);
    expect(matches).toBe(live.booked.length);
    expect(await booksOf(table)).toStrictEqual(live);
  });

  it('gives idle partners the results of their seats', async () => {
    const [one, other, partner] = (await table.addUsers(3)) as [string, string, string];
    const backers = [{ userId: partner, seat: 1 }];
    await book(await table.addMatch({ players: [one, other], rated: false, backers }));
    const between = async () => table.ratings.ledger(partner, one);
    const live = await between();
    expect(live).toMatchObject([{ matches: 1 }]);
    expect(await table.ratings.ledger(partner, other)).toEqual([]);
    expect((await table.rebuild.execute(quiet)).repaired).toBe(0);
    await table.source.query('DELETE FROM ledger');
    await table.rebuild.execute(quiet);
    expect(await between()).toStrictEqual(live);
  });

  it('corrects wrong rows and deletes surplus ones', async () => {
    const live = await booksOf(table);
    const [stranger] = await table.addUsers(1);
    await table.source.query(`INSERT INTO ratings VALUES ($1, 'zweier', 2000, 50, 99, 99, false)`, [
      stranger,
    ]);
    await table.source.query('UPDATE rating_changes SET mu_after = mu_after + 1e-9');
    await table.source.query('UPDATE ledger SET matches = matches + 1');
    const { repaired } = await table.rebuild.execute(quiet);
    expect(repaired).toBe(1 + live.changes.length + live.ledger.length);
    expect(await booksOf(table)).toStrictEqual(live);
  });

  it('books missing matches in the order in which they ended', async () => {
    const players = await table.addUsers(2);
    const first = await table.addMatch({ players });
    await table.source.query(
      `UPDATE matches SET finished_at = finished_at - interval '1 day' WHERE id = $1`,
      [await table.addMatch({ players, places: [2, 1] })],
    );
    await table.rebuild.execute(quiet);
    const page = { first: 5, after: null };
    const [history] = await table.ratings.histories([
      { userId: players[0]!, ratingKey: 'zweier', page },
    ]);
    expect(history!.map(({ matchId }) => matchId).indexOf(first)).toBe(0);
    await book(first); // the late task finds nothing to do
    expect((await table.ratings.ofUsers(players)).get(players[0]!)).toMatchObject([{ matches: 2 }]);
  });

  it('changes nothing when it is stopped before its end', async () => {
    await table.source.query('UPDATE ratings SET mu = mu + 1');
    const wrong = await booksOf(table);
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error('stopped'));
    await expect(table.rebuild.execute({ onProgress, signal: stop.signal })).rejects.toThrow(
      'stopped',
    );
    expect(await booksOf(table)).toStrictEqual(wrong);
    expect((await table.rebuild.execute(quiet)).repaired).toBe(wrong.ratings.length);
  });

  it('lets bookings wait, and readers see the old books meanwhile', async () => {
    const players = await table.addUsers(2);
    const late = await table.addMatch({ players });
    const matches = async () =>
      (await table.ratings.ofUsers(players)).get(players[0]!)?.[0]?.matches ?? 0;
    let booking: Promise<void> | undefined;
    const rebuild = table.rebuildStore.rebuild(async (books) => {
      await books.addRatings([{ userId: players[0]!, ratingKey: 'zweier', rating: ODD }]);
      booking = book(late);
      await until('the booking to wait', () => table.someoneWaits());
      expect(await matches()).toBe(0);
      throw new Error('stopped');
    });
    await expect(rebuild).rejects.toThrow('stopped');
    await booking;
    expect(await matches()).toBe(1);
  });

  it('may run at the same time as bookings and other rebuilds, in any order', async () => {
    const users = await table.addUsers(5);
    const ids: string[] = [];
    for (const play of somePlays(users, 24)) ids.push(await table.addMatch(play));
    const rebuilds = Array.from({ length: 3 }, () => () => table.rebuild.execute(quiet));
    const bookings = ids.map((id) => () => book(id));
    await Promise.all(
      [...bookings, ...rebuilds].toSorted(() => Math.random() - 0.5).map((f) => f()),
    );
    const live = await booksOf(table);
    expect((await table.rebuild.execute(quiet)).repaired).toBe(0);
    expect(await booksOf(table)).toStrictEqual(live);
  });
});
