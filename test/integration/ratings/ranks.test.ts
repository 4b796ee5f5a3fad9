/** Real: Postgres and the module's own stores; the test writes the matches as rows. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RatingId } from '../../../src/modules/ratings/application/index.js';
import { openRatings } from './fixture.js';
import type { RatingsFixture } from './fixture.js';

let table: RatingsFixture;

beforeAll(async () => {
  table = await openRatings();
});

afterAll(() => table?.close());

const book = (matchId: string) => table.book(matchId);
const quiet = { onProgress: () => undefined };

/** Ratings at and around the limits of the buckets, and beyond the first and the last bucket. */
const LIMITS = [-1e308, -1, 0, 1 / 64, 1471.999, 1472, 1472.0156, 1472.015625, 1535.99, 1536];
const BEYOND = [4095.98, 4095.995, 4096, 5000, 5000.001, 1e308];

/** Settled ratings of new users under one key. */
async function settled(ratingKey: string, mus: readonly number[]): Promise<string[]> {
  const users = await table.addUsers(mus.length);
  await table.source.query(
    `INSERT INTO ratings (user_id, rating_key, mu, sigma, matches, wins, provisional, is_bot)
     SELECT u.id, $1, u.mu, 60, 30, 15, false, false FROM unnest($2::uuid[], $3::float8[]) u(id, mu)`,
    [ratingKey, users, mus],
  );
  return users;
}

/** Each rating with the rank that counting all rows gives. */
const countedOneByOne = () =>
  table.source.query<(RatingId & { readonly rank: number })[]>(
    `SELECT user_id AS "userId", rating_key AS "ratingKey", (row_number() OVER (
       PARTITION BY rating_key, is_bot ORDER BY mu DESC, user_id DESC))::integer AS rank
     FROM ratings WHERE NOT provisional`,
  );

async function expectRightRanks(): Promise<void> {
  const counted = await countedOneByOne();
  expect(await table.ratings.ranks(counted)).toEqual(counted.map(({ rank }) => rank));
}

/** The counts that differ from the ratings, with both numbers. */
const wrongCounts = () =>
  table.source.query<object[]>(
    `SELECT * FROM (SELECT rating_key, is_bot, level, bucket, count FROM rating_counts WHERE count <> 0) kept
     FULL JOIN (SELECT rating_key, is_bot, level, bucket, count(*)::integer AS rows
       FROM ratings r, rating_buckets(r.mu) WHERE NOT provisional GROUP BY 1, 2, 3, 4) counted
     USING (rating_key, is_bot, level, bucket) WHERE kept.count IS DISTINCT FROM counted.rows`,
  );

describe('the rank of a rating', () => {
  it('is the number of higher ones and one, also at the limits of the buckets', async () => {
    await settled('zweier', [...LIMITS, ...BEYOND, ...LIMITS, ...BEYOND]);
    await expectRightRanks();
    expect(await wrongCounts()).toEqual([]);
  });

  it('does not exist for a provisional one, an unknown user or another kind of match', async () => {
    const [user, other] = await settled('bauern', [1600, 1700]);
    await table.source.query('UPDATE ratings SET provisional = true WHERE user_id = $1', [other]);
    const asked = [user!, other!, '00000000-0000-4000-8000-000000000000'].map((userId) => ({
      userId,
      ratingKey: 'bauern',
    }));
    const elsewhere = { userId: user!, ratingKey: 'dritt' };
    expect(await table.ratings.ranks([...asked, elsewhere])).toEqual([1, null, null, null]);
  });

  it('bots are ranked apart', async () => {
    const people = await settled('dritt', [1500, 1550]);
    const bots = await settled('dritt', [1520, 1600]);
    await table.source.query('UPDATE ratings SET is_bot = true WHERE user_id = ANY($1)', [bots]);
    const ids = [...people, ...bots].map((userId) => ({ userId, ratingKey: 'dritt' }));
    expect(await table.ratings.ranks(ids)).toEqual([2, 1, 2, 1]);
  });
});

describe('the counts of ratings', () => {
  it('agree with the ratings after many matches that were booked at once', async () => {
    const users = await settled(
      'zweier',
      Array.from({ length: 60 }, (_, n) => 1490 + n / 3),
    );
    const house = await table.addHouseBot();
    const ids: string[] = [];
    for (let n = 0; n < 150; n++) {
      const one = users[(n * 7) % 60]!;
      const other = n % 10 === 0 ? house : users[(n * 11 + 5) % 60]!;
      if (one !== other) ids.push(await table.addMatch({ players: [one, other] }));
    }
    const anchor = (mu: number) =>
      table.anchors.write([{ userId: house, ratingKey: 'zweier', mu, sigma: 20 }]);
    await Promise.all([...ids.map(book), anchor(1700), anchor(1650)]);
    expect(await wrongCounts()).toEqual([]);
    await expectRightRanks();
  });

  it('the rebuild corrects wrong counts, and counts each of them', async () => {
    await table.rebuild.execute(quiet);
    expect((await table.rebuild.execute(quiet)).repaired).toBe(0);
    const [wrong] = await table.source.query<[object[], number]>(
      'UPDATE rating_counts SET count = count + 1 WHERE level = 1 RETURNING 1',
    );
    await table.source.query(`INSERT INTO rating_counts VALUES ('zweier', true, 2, 7, 3)`);
    expect(wrong.length).toBeGreaterThan(0);
    expect((await table.rebuild.execute(quiet)).repaired).toBe(wrong.length + 1);
    expect(await wrongCounts()).toEqual([]);
  });
});
