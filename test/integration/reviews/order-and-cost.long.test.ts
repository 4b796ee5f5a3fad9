/**
 * Real: an api, a worker that starts later, and Postgres. The order in which reviews are made, and the cost of one
 * deal.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { seeded } from '../../../src/engine/index.js';
import { Database } from '../../../src/platform/database/database.js';
import type { TestClient } from '../../support/client.js';
import { mustMutate } from '../../support/client.js';
import { playLong } from '../../support/long-match.js';
import { startApiAlone, startWorker } from '../../support/service.js';
import type { TestService, Worker } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { startMatch } from '../../support/table.js';
import { until } from '../../support/wait.js';

/** The values of a statement that reads deals: the first and the last deal of each match. */
interface Read {
  readonly matchIds: readonly string[];
  readonly from: readonly number[];
  readonly to: readonly number[];
}

let service: TestService;
let worker: Worker | undefined;
let userOfMany: TestClient;
let userOfOne: TestClient;
let longMatch: string;
let reads: Read[];

/** A match that was left when its last deal had just begun. */
async function played(player: TestClient, deals: number): Promise<string> {
  const table = await startMatch([player, await service.player()], { rated: false, target: 99 });
  await playLong(service, table, deals, seeded(deals));
  await player.resign(table.matchId);
  return table.matchId;
}

const ask = (player: TestClient, matchId: string) =>
  mustMutate(player, 'requestReview', { matchId });

beforeAll(async () => {
  service = await startApiAlone();
  [userOfMany, userOfOne] = [await service.player(), await service.player()];
  const many = [];
  for (let n = 0; n < 4; n++) many.push(await played(userOfMany, 2));
  longMatch = await played(userOfOne, 3);
  // Shows the order in which deals were stored.
  await rowsOf(service, 'ALTER TABLE review_deals ADD COLUMN place bigserial');
  for (const matchId of many) await ask(userOfMany, matchId);
  await ask(userOfOne, longMatch);

  const rows = jest.spyOn(Database.prototype, 'rows');
  worker = await startWorker(service);
  await until(
    'all reviews',
    async () =>
      (await rowsOf(service, 'SELECT FROM reviews WHERE finished_at IS NOT NULL')).length === 5,
    200_000,
  );
  reads = rows.mock.calls
    .filter(([{ name }]) => name === 'match-deals-of')
    .map(([, values]) => values as unknown as Read);
  rows.mockRestore();
}, 240_000);
afterAll(async () => {
  await worker?.close();
  await service.stop();
});

describe('the order of reviews', () => {
  it('the reviews of a user who asked for many take turns with the review of another user', async () => {
    // Deals that ended at once when a player left take no time to review.
    const sql = `SELECT r.match_id AS "matchId" FROM review_deals d
      JOIN reviews r ON r.id = d.review_id WHERE d.decisions <> '[]' ORDER BY d.place`;
    const storedDeals = await rowsOf<{ matchId: string }>(service, sql);
    const places = storedDeals.flatMap(({ matchId }, i) =>
      matchId === rowId(longMatch) ? [i] : [],
    );
    expect(storedDeals).toHaveLength(4 + 2);
    expect(places).toHaveLength(2);
    // Between two of these, one deal of the other user, and one that began while the next job was on its way.
    const waits = places.map((place, i) => place - (places[i - 1] ?? -1) - 1);
    expect(Math.max(...waits)).toBeLessThanOrEqual(2);
    // The user who asked for many does not wait until the other's review is done either.
    expect(waits.at(-1)).toBeGreaterThan(0);
  });
});

describe('a deal of a review', () => {
  it('is reviewed by reading that deal only, however many were played before it', () => {
    expect(reads.map(({ from }) => from)).toEqual(reads.map(({ to }) => to));
    const ofLongMatch = reads.filter(({ matchIds }) => matchIds[0] === rowId(longMatch));
    expect(ofLongMatch.map(({ from }) => from)).toEqual([[1], [2], [3]]);
  });

  it('gets its sentences from that deal only', async () => {
    const rows = jest.spyOn(Database.prototype, 'rows');
    const fields = 'review { deals(afterDeal: 1, first: 1) { decisions { playedText } } }';
    type Answer = { review: { deals: { decisions: { playedText: string }[] }[] } };
    const { review } = await userOfOne.match<Answer>(longMatch, fields);
    expect(review.deals[0]!.decisions.length).toBeGreaterThan(0);
    for (const { playedText } of review.deals[0]!.decisions) expect(playedText).toMatch(/^[A-Z]/);
    const read = rows.mock.calls.filter(([{ name }]) => name === 'match-deals-of');
    rows.mockRestore();
    expect(read.map(([, values]) => values)).toMatchObject([{ from: [2], to: [2] }]);
  });

  it('is replayed from the last known deal if its review is old', async () => {
    const fields = 'review { deals { decisions { played playedText best bestText } } }';
    const before = await userOfOne.match<object>(longMatch, fields);
    await rowsOf(service, 'UPDATE review_deals SET after = NULL WHERE number <> 1');
    expect(await userOfOne.match<object>(longMatch, fields)).toEqual(before);
    await rowsOf(service, 'UPDATE review_deals SET after = NULL');
    expect(await userOfOne.match<object>(longMatch, fields)).toEqual(before);
  });
});
