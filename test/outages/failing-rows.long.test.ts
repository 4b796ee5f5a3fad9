/** Real: Postgres and a worker's own modules. Rows made by SQL fail each time they are tried. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import { CoreModule } from '../../src/app/core.module.js';
import { DeliveryChannels } from '../../src/modules/deliveries/application/index.js';
import { DeliveryWorker } from '../../src/modules/deliveries/application/delivery-worker.js';
import { MessageSweep } from '../../src/modules/messages/application/message.sweep.js';
import { DelayedAnswersSweep } from '../../src/modules/moves/application/delayed-answers.sweep.js';
import { configFor } from '../integration/queue/event-process.js';
import { openRatings } from '../integration/ratings/fixture.js';
import type { RatingsFixture } from '../integration/ratings/fixture.js';
import { until } from '../support/wait.js';

let table: RatingsFixture;
let core: INestApplicationContext;
let user: string;

beforeAll(async () => {
  table = await openRatings(2);
  const app = CoreModule.forRoot(configFor(table.url, null));
  // The failures here are intended; no log.
  core = await NestFactory.createApplicationContext(app, { logger: false });
});
afterAll(async () => {
  await core?.close();
  await table?.close();
});
beforeEach(async () => {
  [user] = (await table.addUsers(1)) as [string];
});

const query = <R = object>(text: string, values: unknown[] = []): Promise<R[]> =>
  table.source.query<R[]>(text, values);

/** A second ago, because columns round to milliseconds and may round up. */
const PASSED = `service_now() - interval '1 second'`;

interface Row {
  readonly failures: number;
  /** Seconds until the next try. */
  readonly seconds: number;
}

/** The seconds that a row waits after each of `tries` failed tries. */
async function waits(
  tries: number,
  tryOnce: () => Promise<unknown>,
  row: () => Promise<Row>,
  dueNow: () => Promise<unknown>,
): Promise<number[]> {
  const found: number[] = [];
  for (let n = 1; n <= tries; n++) {
    await tryOnce();
    found.push(
      await until(`failure ${n}`, async () => {
        const { failures, seconds } = await row();
        return failures >= n && seconds;
      }),
    );
    await dueNow();
  }
  return found;
}

/** Allows differences, because each wait has a random part and some of it has passed. */
function expectWaits(found: readonly number[], wanted: readonly number[]): void {
  expect(found).toHaveLength(wanted.length);
  found.forEach((seconds, i) => {
    expect(seconds).toBeGreaterThan(0.5 * wanted[i]!);
    expect(seconds).toBeLessThan(1.3 * wanted[i]!);
  });
}

describe('a delayed autoplay answer in a broken match', () => {
  afterEach(() => query('DELETE FROM autoplay_due'));

  async function addDelayedAnswer(dueSecondsAgo: number): Promise<string> {
    const players = [user, ...(await table.addUsers(1))];
    const matchId = await table.addMatch({ players, status: 'IN_PROGRESS' });
    await query('UPDATE matches SET to_act = 0 WHERE id = $1', [matchId]);
    await query(
      `INSERT INTO autoplay_due (match_id, version, seat, due_at)
       VALUES ($1, 9, 0, service_now() - make_interval(secs => $2))`,
      [matchId, dueSecondsAgo],
    );
    return matchId;
  }

  const delayedAnswers = () =>
    query<Row & { id: string }>(
      `SELECT match_id AS id, failures,
       extract(epoch FROM due_at - service_now())::float8 AS seconds FROM autoplay_due`,
    );
  const play = () => core.get(DelayedAnswersSweep, { strict: false }).run();

  it('that fails waits longer each time, up to an hour', async () => {
    await query(`INSERT INTO autoplay (user_id, mode, delay) VALUES ($1, 'FORCED', 'NONE')`, [
      user,
    ]);
    await addDelayedAnswer(1);
    const found = await waits(
      8,
      play,
      async () => (await delayedAnswers())[0]!,
      () => query(`UPDATE autoplay_due SET due_at = ${PASSED}`),
    );
    expectWaits(found, [60, 120, 240, 480, 960, 1920, 3600, 3600]);
  });

  it('whose failure cannot be stored does not block others', async () => {
    const stuck = await addDelayedAnswer(60);
    await addDelayedAnswer(1);
    await query('CREATE TABLE holds (match_id uuid REFERENCES autoplay_due)');
    await query('INSERT INTO holds VALUES ($1)', [stuck]);
    await query('ALTER TABLE autoplay_due ADD CONSTRAINT never CHECK (failures = 0)');
    try {
      await expect(play()).rejects.toThrow();
      expect((await delayedAnswers()).map(({ id }) => id)).toEqual([stuck]);
    } finally {
      await query('DROP TABLE holds');
      await query('ALTER TABLE autoplay_due DROP CONSTRAINT never');
    }
  });
});

describe('delayed messages', () => {
  const publish = () => core.get(MessageSweep, { strict: false }).run();

  it('are published even if an earlier one cannot be', async () => {
    const matchId = await table.addMatch({ players: [user, ...(await table.addUsers(1))] });
    const [stuck, next] = [randomUUID(), randomUUID()];
    for (const [id, seconds] of [
      [stuck, 60],
      [next, 1],
    ]) {
      await query(
        `INSERT INTO match_messages (id, match_id, deal_number, seat, sender_id, phrase, held_back, told,
           created_at)
         VALUES ($1, $2, 1, 0, $3, 'THANKS', true, false, service_now() - make_interval(secs => $4))`,
        [id, matchId, user, seconds],
      );
    }
    await query(
      `ALTER TABLE match_messages ADD CONSTRAINT never CHECK (NOT told OR id <> '${stuck}')`,
    );
    await expect(publish()).rejects.toThrow('rows are skipped');
    const unpublished = await query<{ id: string }>('SELECT id FROM match_messages WHERE NOT told');
    expect(unpublished.map(({ id }) => id)).toEqual([stuck]);
  });
});

describe('deliveries', () => {
  beforeAll(() => {
    core.get(DeliveryChannels, { strict: false }).register({
      key: 'PIGEONS',
      concurrency: 16,
      waits: [30, 120, 480, 1920, 7680, 21600, 21600, 21600],
      deliver: () => Promise.reject(new Error('no pigeon came back')),
    });
  });
  afterEach(async () => {
    await query('ALTER TABLE deliveries DROP CONSTRAINT IF EXISTS never');
    await query('DELETE FROM deliveries');
  });

  /** A pending delivery that has been due for so many seconds. */
  async function pending(channel: string, seconds: number): Promise<string> {
    const id = randomUUID();
    await query(
      `INSERT INTO deliveries (id, user_id, channel, type, about, status, due_at)
       VALUES ($1, $2, $3, 'CHALLENGE', '{}', 'PENDING', service_now() - make_interval(secs => $4))`,
      [id, user, channel, seconds],
    );
    return id;
  }

  const due = () => core.get(DeliveryWorker, { strict: false }).drain();
  const rowOf = async (id: string) =>
    (
      await query<Row & { status: string; reason: string | null }>(
        `SELECT attempts AS failures, status, reason,
           coalesce(extract(epoch FROM due_at - service_now()), 0)::float8 AS seconds
         FROM deliveries WHERE id = $1`,
        [id],
      )
    )[0]!;

  it('that fail by an internal error wait longer each time, and fail in the end', async () => {
    const id = await pending('PIGEONS', 1);
    const dueNow = () => query(`UPDATE deliveries SET due_at = ${PASSED} WHERE due_at IS NOT NULL`);
    const found = await waits(8, due, () => rowOf(id), dueNow);
    expectWaits(found, [30, 120, 480, 1920, 7680, 21600, 21600, 21600]);
    expect(await rowOf(id)).toMatchObject({ status: 'PENDING', reason: 'FAULT' });
    await due();
    expect(await rowOf(id)).toMatchObject({ status: 'FAILED', reason: 'FAULT' });
  });

  it('that cannot be claimed do not block others', async () => {
    const stuck: string[] = [];
    for (let i = 0; i < 20; i++) stuck.push(await pending('EMAIL', 100 + i));
    const others: string[] = [];
    for (let i = 0; i < 20; i++) others.push(await pending('PIGEONS', i));
    await query(
      `ALTER TABLE deliveries ADD CONSTRAINT never CHECK (channel <> 'EMAIL' OR attempts = 0)`,
    );
    await expect(due()).rejects.toThrow('never');
    for (const id of others)
      expect(await rowOf(id)).toMatchObject({ failures: 1, reason: 'FAULT' });
    for (const id of stuck) expect(await rowOf(id)).toMatchObject({ failures: 0, reason: null });
  });
});

it('letters that cannot be claimed do not block others, and the pass over them ends', async () => {
  const addDue = (count: number, type: string, seconds: number) =>
    query(
      `INSERT INTO deliveries (id, user_id, channel, type, subject_id, about, status, due_at)
       SELECT gen_random_uuid(), $1, 'LETTER', $3, gen_random_uuid(), '{}', 'PENDING',
         service_now() - make_interval(secs => $4) FROM generate_series(1, $2::integer)`,
      [user, count, type, seconds],
    );
  await addDue(20, 'STUCK', 100);
  await addDue(20, 'SOUND', 1);
  await query(
    `ALTER TABLE deliveries ADD CONSTRAINT never CHECK (type <> 'STUCK' OR claim IS NULL)`,
  );
  try {
    // One pass makes as many as there is room for.
    await until('the sound ones', async () => {
      await expect(core.get(DeliveryWorker, { strict: false }).drain()).rejects.toThrow('never');
      const made = await query<{ type: string }>(
        `SELECT type FROM deliveries WHERE status = 'SUPPRESSED'`,
      );
      expect(made.map(({ type }) => type)).not.toContain('STUCK');
      return made.length === 20;
    });
  } finally {
    await query('ALTER TABLE deliveries DROP CONSTRAINT never');
  }
});

it('a target whose deliveries cannot be stored waits longer each time', async () => {
  const id = randomUUID();
  await query(
    `INSERT INTO webhooks (id, user_id, url, position, confirmed_at, state)
     VALUES ($1, $2, 'https://a.test/', 0, now(), 'ACTIVE')`,
    [id, user],
  );
  await query(
    `INSERT INTO deliveries (id, user_id, channel, target_id, type, about, status, due_at)
     VALUES (gen_random_uuid(), $2, 'WEBHOOK', $1, 'TEST', '{}', 'PENDING', ${PASSED})`,
    [id, user],
  );
  // Now the result of the delivery cannot be stored.
  await query(`ALTER TABLE deliveries ADD CONSTRAINT never CHECK (reason IS NULL) NOT VALID`);
  const rest = async () =>
    (
      await query<Row>(
        `SELECT failures - 5 AS failures, extract(epoch FROM rests_until - service_now())::float8 AS seconds
         FROM failing_targets WHERE target_id = $1`,
        [id],
      )
    )[0]!;
  // Beside longer waits the time that passes in the test does not matter.
  await query(
    `INSERT INTO failing_targets (target_id, failures, rests_until) VALUES ($1, 5, ${PASSED})`,
    [id],
  );
  try {
    const found = await waits(
      6,
      () => core.get(DeliveryWorker, { strict: false }).drain(),
      rest,
      async () => {
        await query(`UPDATE failing_targets SET rests_until = ${PASSED} WHERE target_id = $1`, [
          id,
        ]);
        await query('UPDATE deliveries SET claimed_until = NULL WHERE target_id = $1', [id]);
      },
    );
    expectWaits(found, [32, 64, 128, 256, 300, 300]);
  } finally {
    await query('ALTER TABLE deliveries DROP CONSTRAINT never');
  }
});
