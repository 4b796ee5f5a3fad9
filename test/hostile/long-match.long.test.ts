/** Real: the complete service and a match of 1,500 deals. Reads every field that grows with a match. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Answer, TestClient } from '../support/client.js';
import { DEAL, MATCH } from '../support/client.js';
import { playLong } from '../support/long-match.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf } from '../support/sql.js';
import { startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';

const DEALS = 1500;
const BANK = { bankSeconds: 7_776_000, incrementSeconds: 60, weekends: true };

let service: TestService;
let table: Table;
let anna: TestClient;
beforeAll(async () => {
  service = await startService();
  anna = await service.player();
  const input = { rated: false, target: 1000, timeControl: BANK };
  table = await startMatch([anna, await service.player()], input);
  await playLong(service, table, DEALS, Math.random);
  // Making the match takes so long that on a busy machine an access token expires.
  await anna.signIn();
}, 900_000);
afterAll(() => service.stop());

type Fields = Record<string, unknown>;

/** Runs a query; prints how long it took, and the longest time in which nothing else could run. */
async function timed(fields: string): Promise<Answer<{ match: Fields }>> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  const answer = await anna.raw<{ match: Fields }>(query(fields), { id: table.matchId });
  const took = performance.now() - began;
  delay.disable();
  if (process.env['BUMMERL_TEST_TIMES']) {
    const size = JSON.stringify(answer).length;
    const result = answer.errors?.[0]?.message ?? 'ok';
    const times = `${took.toFixed(0)} ms, longest ${(delay.max / 1e6).toFixed(0)} ms, ${size} B`;
    process.stderr.write(`${times}  ${result}  ${fields.slice(0, 70)}\n`);
  }
  return answer;
}

const query = (fields: string): string => `query ($id: ID!) { match(id: $id) { ${fields} } }`;

async function read<T>(fields: string): Promise<T> {
  const { data, errors } = await timed(fields);
  expect(errors).toBeUndefined();
  return data!.match as T;
}

interface Ledger {
  readonly clock: {
    timeLedger: {
      nodes: { from: string; to: string; seconds: number }[];
      edges: { cursor: string }[];
    };
  };
}

describe('a match of 1,500 deals', () => {
  it('can be read', async () => {
    const match = await read<{ deal: { number: number }; version: number }>(MATCH);
    expect(match.deal.number).toBe(DEALS);
    expect(match.version).toBeGreaterThan(DEALS * 20);
  });

  it('the deals of a long match are read in parts', async () => {
    const { deals } = await read<{ deals: { number: number }[] }>('deals(first: 500) { number }');
    expect(deals.map(({ number }) => number)).toEqual(Array.from({ length: 500 }, (_, i) => i + 1));
    const part = await read<{ deals: { number: number; result: object; fairness: object }[] }>(
      `deals(first: 30, afterDeal: 1400) { ${DEAL} }`,
    );
    expect(part.deals.map(({ number }) => number)).toEqual(
      Array.from({ length: 30 }, (_, i) => i + 1401),
    );
    expect(part.deals.every(({ result, fairness }) => result && fairness)).toBe(true);
    const last = await read<{ deals: { number: number }[] }>(
      'deals(first: 9, afterDeal: 1499) { number phase }',
    );
    expect(last.deals).toMatchObject([{ number: DEALS }]);
    expect((await read<{ deals: object[] }>('deals(afterDeal: 1500) { number }')).deals).toEqual(
      [],
    );
  });

  it('the record and the proof of a long match are read', async () => {
    const { record } = await read<{ record: { deals: object[] } }>('record');
    expect(record.deals).toHaveLength(DEALS - 1);
    const part = await read<{ record: { deals: object[] } }>('record(first: 2, afterDeal: 1490)');
    expect(part.record.deals).toEqual(record.deals.slice(1490, 1492));
    const { proof } = await read<{ proof: { commitment: string; deals: { link: string }[] } }>(
      'proof',
    );
    expect(proof.deals).toHaveLength(DEALS - 1);
    for (const [i, { link }] of proof.deals.entries()) {
      if (i > 0) expect(hashOf(link)).toBe(proof.deals[i - 1]!.link);
    }
  });

  it('the time ledger of a long match is read in parts', async () => {
    const { clock } = await read<Ledger & { clock: { banks: number[] } }>(
      'clock { banks turnStartedAt timeLedger(first: 100) { edges { cursor } nodes { seat from to seconds kind bankAfter } } }',
    );
    const { edges, nodes } = clock.timeLedger;
    expect(nodes).toHaveLength(100);
    const later = await read<Ledger>(
      `clock { timeLedger(first: 3, after: "${edges[97]!.cursor}") { nodes { from to seconds } } }`,
    );
    expect(later.clock.timeLedger.nodes.slice(0, 2)).toEqual(
      nodes.slice(98).map(({ from, to, seconds }) => ({ from, to, seconds })),
    );
  });

  it('the events of a long match are read in pages', async () => {
    const { events } = await read<{ events: { nodes: object[] } }>(
      'events(first: 100) { nodes { version type seat token at payload { type } } }',
    );
    expect(events.nodes).toHaveLength(100);
  });

  it('queries that ask too much of a long match are QUERY_TOO_COMPLEX', async () => {
    const aliased = (field: string) =>
      Array.from({ length: 40 }, (_, i) => `a${i}: ${field}`).join(' ');
    for (const fields of [
      `deals { ${DEAL} }`,
      aliased('deals { number }'),
      aliased('record'),
      aliased('proof'),
      aliased('clock { timeLedger(first: 1) { nodes { from } } }'),
    ]) {
      const { errors } = await timed(fields);
      expect(errors![0]!.extensions.code).toBe('QUERY_TOO_COMPLEX');
    }
  });

  it('an invalid part of a match is BAD_USER_INPUT', async () => {
    for (const fields of ['deals(first: 0) { number }', 'record(afterDeal: -1)']) {
      const { errors } = await timed(fields);
      expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});

const hashOf = (hex: string): string =>
  createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

describe('the review of a long match', () => {
  it('is read in parts, and the complete review is refused', async () => {
    await writeReview();
    const { review } = await read<{ review: { decisionCount: number; deals: object[] } }>(
      `review { accuracy decisionCount expectedLoss hindsightLoss turningPoints { loss }
        deals(first: 20, afterDeal: 1000) { number decisions { played loss actions { action } } } }`,
    );
    expect(review.decisionCount).toBe(5 * (DEALS - 1));
    expect(review.deals).toHaveLength(20);
    const all = await timed('review { deals { number decisions { played } } }');
    expect(all.errors![0]!.extensions.code).toBe('QUERY_TOO_COMPLEX');
  });
});

/** Writes a review of every deal, as the worker stores it. */
async function writeReview(): Promise<void> {
  const action = (name: string) => ({ action: name, expected: 0.5, hindsight: 0.25 });
  const decisions = Array.from({ length: 5 }, (_, position) => ({
    position,
    played: 'HA',
    actions: ['HA', 'HK', 'DQ', 'SJ', 'CT'].map(action),
  }));
  await rowsOf(
    service,
    `WITH made AS (
       INSERT INTO reviews (id, match_id, user_id, seat, deal_count, finished_at)
       SELECT gen_random_uuid(), $1, user_id, 0, $2, now() FROM match_seats
       WHERE match_id = $1 AND seat = 0 RETURNING id)
     INSERT INTO review_deals (review_id, number, decisions)
     SELECT made.id, n, (SELECT jsonb_agg(d || jsonb_build_object('dealNumber', n))
       FROM jsonb_array_elements($3::jsonb) AS d)
     FROM made, generate_series(1, $2::integer) AS n`,
    [rowId(table.matchId), DEALS - 1, JSON.stringify(decisions)],
  );
}
