/** Real: Postgres and the module's own stores; the test writes the matches as rows. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openRatings } from './fixture.js';
import type { RatingsFixture } from './fixture.js';

let table: RatingsFixture;

beforeAll(async () => {
  table = await openRatings();
});

afterAll(() => table?.close());

const book = (matchId: string) => table.book(matchId);
const quiet = { onProgress: () => undefined };

describe('a house bot', () => {
  const ratingOf = async (userId: string) =>
    (await table.ratings.ofUsers([userId])).get(userId)?.find((r) => r.ratingKey === 'zweier');
  const anchorOf = (userId: string, mu: number) => [{ userId, ratingKey: 'zweier', mu, sigma: 20 }];

  /** A person who has won two of three matches against a bot that was rated 1700. */
  async function played() {
    const [person] = await table.addUsers(1);
    const bot = await table.addHouseBot();
    await table.anchors.write(anchorOf(bot, 1700));
    const plays = [{ places: [1, 2] }, { places: [2, 1] }, { places: [1, 2] }];
    for (const play of plays)
      await book(await table.addMatch({ players: [person!, bot], ...play }));
    return { person: person!, bot };
  }

  it('keeps its rating, and its opponents’ ratings change', async () => {
    const { person, bot } = await played();
    const fixed = { mu: 1700, sigma: 20, provisional: false, isBot: true };
    expect(await ratingOf(bot)).toMatchObject({ ...fixed, matches: 3, wins: 1 });
    expect((await ratingOf(person))!.mu).toBeGreaterThan(1500);
    expect(await table.rebuild.execute(quiet)).toMatchObject({ repaired: 0 });
  });

  it('that was measured again has the new rating, and its matches are unchanged', async () => {
    const { person, bot } = await played();
    await Promise.all([1650, 1650].map((mu) => table.anchors.write(anchorOf(bot, mu))));
    expect(await ratingOf(bot)).toMatchObject({ mu: 1650, matches: 3, wins: 1 });
    const before = await ratingOf(person);
    await table.rebuild.execute(quiet);
    expect((await ratingOf(person))!.mu).toBeLessThan(before!.mu);
  });

  it('is among the bots of the leaderboard before it has played', async () => {
    const bot = await table.addHouseBot();
    await table.anchors.write(anchorOf(bot, 2500));
    const best = await table.ratings.leaderboard(
      { ratingKey: 'zweier', bots: true },
      { first: 1, after: null },
    );
    expect(best[0]).toMatchObject({ userId: bot, matches: 0 });
    expect(await table.ratings.ranks(best.slice(0, 1))).toEqual([1]);
  });
});
