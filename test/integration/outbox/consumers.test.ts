/** Real: Postgres, BullMQ's queue on it, relays of two processes; consumers that are slow, fail or die. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import { EventProcess, configFor, numbered } from '../queue/event-process.js';
import type { NumberedEvent } from '../queue/event-process.js';

let database: TestDatabase;
let here: EventProcess;
let there: EventProcess;
let done: number[];

beforeEach(async () => {
  database = await freshDatabase();
  const config = configFor(database.url, null);
  [here, there] = [await EventProcess.open(config), await EventProcess.open(config)];
  done = [];
});
afterEach(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.drop();
});

const note = (events: readonly NumberedEvent[]): Promise<void> =>
  Promise.resolve(void done.push(...events.map(({ n }) => n)));

/** Fails as long as one of the numbers is broken. */
const failingAt = (broken: Set<number>) => (events: readonly NumberedEvent[]) =>
  events.some(({ n }) => broken.has(n)) ? Promise.reject(new Error('broken')) : note(events);

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

const left = async () =>
  (await here.pending()).map(({ consumer, failures, events }) => [
    consumer,
    events[0]!.n,
    failures,
  ]);

const again = async () => {
  await here.endLeases();
  await here.relay.drain();
};

describe('a consumer without a queue', () => {
  it('gets many events in one call, and makes no job', async () => {
    const calls: number[] = [];
    here.consume('moved', (events) => {
      calls.push(events.length);
      return note(events);
    });
    await here.add(...numbered('moved', 20));
    await here.relay.drain();
    expect([calls, done]).toEqual([[20], numbers(20)]);
  });

  it('that fails with one event gets all others, and that one later each time', async () => {
    const broken = new Set([37]);
    here.consume('moved', failingAt(broken));
    await here.add(...numbered('moved', 100));
    await here.relay.drain();
    expect([...done].sort((a, b) => a - b)).toEqual(numbers(100).filter((n) => n !== 37));
    const waits: number[] = [];
    for (let n = 1; n <= 8; n++) {
      expect(await left()).toEqual([['moved', 37, n]]);
      const [row] = await here.source.query<[{ seconds: number }]>(
        'SELECT round(extract(epoch FROM offer_at - now()))::integer AS seconds FROM outbox',
      );
      waits.push(row.seconds);
      await again();
    }
    expect(waits.map((seconds) => Math.round(seconds / 10))).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    broken.clear();
    await again();
    expect(done.at(-1)).toBe(37);
    expect(await here.pending()).toEqual([]);
  });

  it('that fails does not disturb another, which gets each event once', async () => {
    here.consume('bad', () => Promise.reject(new Error('broken')), { events: ['moved'] });
    here.consume('good', note, { events: ['moved'] });
    await here.add(...numbered('moved', 3));
    for (let round = 0; round < 3; round++) await again();
    expect(done).toEqual([1, 2, 3]);
    expect(await left()).toEqual([
      ['bad', 1, 3],
      ['bad', 2, 3],
      ['bad', 3, 3],
    ]);
  });

  it('gets later events of a subject only after the one with which it failed', async () => {
    const broken = new Set([2]);
    here.consume('moved', failingAt(broken));
    const [a, b] = [randomUUID(), randomUUID()];
    await here.addAbout(a, ...numbered('moved', 3));
    await here.addAbout(b, ...numbered('moved', 1, 11));
    await here.relay.drain();
    expect([...done].sort((x, y) => x - y)).toEqual([1, 11]);
    await here.addAbout(a, ...numbered('moved', 1, 4));
    await here.relay.drain();
    await there.relay.drain();
    expect(done).not.toContain(4);
    broken.clear();
    await until('all of them', async () => {
      await again();
      return (await here.pending()).length === 0;
    });
    expect(done.filter((n) => n < 10)).toEqual([1, 2, 3, 4]);
  });

  it('that an outage stops gets its events again in a second, and they do not count as failed', async () => {
    const outage = Object.assign(new Error('no server'), { code: 'ECONNREFUSED' });
    let isDown = true;
    let calls = 0;
    here.consume('moved', (events) => {
      calls++;
      return isDown ? Promise.reject(outage) : note(events);
    });
    await here.add(...numbered('moved', 100));
    await here.relay.drain();
    expect(calls).toBe(1);
    expect(new Set((await here.pending()).map(({ failures }) => failures))).toEqual(new Set([0]));
    isDown = false;
    await again();
    expect([...done].sort((a, b) => a - b)).toEqual(numbers(100));
    expect(await here.pending()).toEqual([]);
  });

  it('gets the events of a process that died when their leases end', async () => {
    here.consume('moved', note);
    await here.add(...numbered('moved', 2));
    expect(await there.rows.lease([])).toHaveLength(2); // and then it dies
    await here.relay.drain();
    expect(done).toEqual([]);
    await again();
    expect(done).toEqual([1, 2]);
  });

  it('that is not known here keeps its events for a process that knows it', async () => {
    here.consume('moved', note);
    await here.add(...numbered('moved', 1));
    await here.source.query(`UPDATE outbox SET consumer = 'of-tomorrow'`);
    await again();
    expect(done).toEqual([]);
    expect(await left()).toEqual([['of-tomorrow', 1, 0]]);
  });
});

describe('a consumer with a queue', () => {
  it('gets a job for each commit, while the others have handled it', async () => {
    here.consume('direct', note, { events: ['moved'] });
    here.queued('moved', ({ n }) => note([{ type: 'job', n: 100 + n }]));
    await here.add(...numbered('moved', 2));
    await here.relay.drain();
    expect(done).toEqual([1, 2]);
    expect(await left()).toEqual([
      ['moved', 1, 0],
      ['moved', 2, 0],
    ]);
    await here.work();
    await until('the jobs', async () => (await here.pending()).length === 0);
    expect(done.slice(2).sort()).toEqual([101, 102]);
  });

  it('gets the jobs of one subject one after the other, in order', async () => {
    const subject = randomUUID();
    here.queued('moved', ({ n }) => note([{ type: 'moved', n }]));
    await here.work();
    await here.addAbout(subject, ...numbered('moved', 6));
    await until('all of them', async () => {
      await here.relay.drain();
      return (await here.pending()).length === 0;
    });
    expect(done).toEqual(numbers(6));
  });

  it('runs events that failed after those that never did, and no worker is replaced for them', async () => {
    here.queued(
      'moved',
      ({ n }) => {
        done.push(n);
        return n > 100 ? Promise.resolve() : Promise.reject(new Error('broken'));
      },
      1,
    );
    await here.add(...numbered('moved', 100));
    await here.relay.drain();
    await here.source.query('DELETE FROM bullmq.job');
    await here.source.query('UPDATE outbox SET failures = 1, offers = 0');
    await here.add(...numbered('moved', 1, 101));
    await again();
    await here.work();
    await until('all to be tried', () => new Set(done).size === 101);
    await until('all to be put off', async () =>
      (await here.pending()).every(({ failures }) => failures >= 2),
    );
    expect(done.indexOf(101)).toBe(0);
    expect((await here.pending()).map(({ offers }) => offers)).toEqual(Array(100).fill(0));
    expect(await here.rows.neglected(1)).toEqual([]);
  });

  it('counts what failed not as waiting ahead of a user’s other events', async () => {
    const forUser = randomUUID();
    here.queued('moved', () => Promise.resolve());
    await here.add(...numbered('moved', 30).map((event) => ({ ...event, forUser })));
    await here.relay.drain();
    await here.source.query(`UPDATE outbox SET failures = 1, offer_at = now() + interval '1 day'`);
    await here.add({ ...numbered('moved', 1, 31)[0]!, forUser } as NumberedEvent);
    await here.relay.drain();
    const jobs = await here.source.query<{ priority: number }[]>(
      `SELECT priority FROM bullmq.job WHERE data->'events'->0->>'n' = '31'`,
    );
    expect(jobs).toEqual([{ priority: 1 }]);
  });

  it('that cannot be reached stops no other, and gets its events when it can be', async () => {
    here.consume('direct', note, { events: ['moved'] });
    here.queued('moved', ({ n }) => note([{ type: 'moved', n: 10 + n }]));
    const { queues } = here;
    const add = queues.add.bind(queues);
    queues.add = () => Promise.reject(new Error('no queue'));
    await here.add(...numbered('moved', 1));
    for (let round = 0; round < 3; round++) await again();
    expect(done).toEqual([1]);
    expect((await here.pending()).map(({ offers }) => offers)).toEqual([0]);
    queues.add = add;
    await here.work();
    await again();
    await until('the job', () => done.includes(11));
  });
});
