/** Real: Postgres, BullMQ's queue on it, two relays as two processes have them. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LiveBus } from '../../../src/platform/live/live-bus.js';
import type { LiveMessage } from '../../../src/platform/live/live-bus.js';
import type { Task } from '../../../src/platform/tasks/task.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import { Station, configFor, numbered } from '../queue/station.js';

/** Records what the relay publishes; it may be broken. */
class Ear extends LiveBus {
  readonly heard: (string | number)[] = [];
  broken = false;
  calls = 0;

  publish(messages: readonly LiveMessage[]): Promise<void> {
    this.calls++;
    if (this.broken) return Promise.reject(new Error('nobody hears'));
    this.heard.push(...messages.map(({ ref }) => ref));
    return Promise.resolve();
  }
}

const told = (count: number, from = 1): Task[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'live',
    payload: { topic: 'match.a', ref: from + i },
  }));

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe('the outbox', () => {
  let database: TestDatabase;
  let ear: Ear;
  let station: Station;
  let other: Station;

  beforeEach(async () => {
    database = await freshDatabase();
    ear = new Ear();
    const config = configFor(database.url, null);
    station = await Station.open(config, ear);
    other = await Station.open(config, ear);
  });
  afterEach(async () => {
    await Promise.all([station.close(), other.close()]);
    await database.drop();
  });

  it('the outbox is empty when the transaction is rolled back', async () => {
    const failing = station.database.transaction(async (manager) => {
      await station.outbox.add(manager, told(3));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await station.relay.drain();
    expect([ear.heard, await station.owed()]).toEqual([[], []]);
  });

  it('the outbox offers no task before its transaction has been committed', async () => {
    await station.database.transaction(async (manager) => {
      await station.outbox.add(manager, told(1));
      await other.relay.drain();
      expect(ear.heard).toEqual([]);
    });
    await other.relay.drain();
    expect(ear.heard).toEqual([1]);
  });

  it('the outbox publishes messages in order, and then has none left', async () => {
    await station.owe(...told(200));
    await station.relay.drain();
    expect(ear.heard).toEqual(upTo(200));
    expect(await station.owed()).toEqual([]);
  });

  it('the outbox is drained of more than one batch', async () => {
    await station.owe(...told(1234));
    await station.relay.drain();
    expect(ear.heard).toEqual(upTo(1234));
  });

  it('the outbox leases every task to only one of two simultaneous relays', async () => {
    await station.owe(...told(2000));
    await Promise.all([station.relay.drain(), other.relay.drain()]);
    await until('all of them', () => ear.heard.length >= 2000);
    expect([...ear.heard].sort((a, b) => Number(a) - Number(b))).toEqual(upTo(2000));
  });

  it('the outbox does not offer a leased task again', async () => {
    await station.owe(...numbered('notice', 2));
    expect(await station.outbox.lease()).toHaveLength(2);
    expect(await other.outbox.lease()).toEqual([]);
  });

  it('the outbox offers the tasks of a dead process again, later each time', async () => {
    await station.owe(...numbered('notice', 1));
    const leases: number[] = [];
    for (let offer = 0; offer < 8; offer++) {
      await station.endLeases();
      expect(await station.outbox.lease()).toHaveLength(1);
      leases.push(await leaseSeconds(station));
    }
    expect(leases).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  });

  it('the outbox gets back messages that could not be sent, without a longer lease', async () => {
    ear.broken = true;
    await station.owe(...told(3));
    for (let round = 0; round < 5; round++) {
      await station.endLeases();
      await station.relay.drain();
    }
    expect((await station.owed()).map(({ offers }) => offers)).toEqual([0, 0, 0]);
    expect(await leaseSeconds(station)).toBe(1);
    ear.broken = false;
    await station.endLeases();
    await station.relay.drain();
    expect(ear.heard).toEqual([1, 2, 3]);
  });

  it('the outbox is not drained in an endless loop by tasks that cannot be carried', async () => {
    ear.broken = true;
    await station.owe(...told(1100));
    await station.relay.drain();
    expect(ear.calls).toBe(3);
    expect(await station.owed()).toHaveLength(1100);
  });

  it('messages that cannot be sent do not keep the outbox from filling the queues', async () => {
    ear.broken = true;
    const done: unknown[] = [];
    await station.work({ notice: ({ n }) => Promise.resolve(void done.push(n)) });
    await station.owe(...told(1), ...numbered('notice', 1));
    await station.relay.drain();
    await until('the notice', () => done.length > 0);
    await until('what is left', async () => (await station.owed()).length === 1);
  });

  it('the outbox misses no kick, whenever it comes', async () => {
    for (let n = 1; n <= 150; n++) {
      await station.owe(...told(1, n));
      station.relay.kick();
      if (n % 3 === 0) await station.relay.drain();
    }
    await until('all of them', () => ear.heard.length === 150);
  });

  it('the outbox survives a database that disconnects in the middle of a pass', async () => {
    await station.owe(...told(1));
    await other.source.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'bummerl' AND pid <> pg_backend_pid()`,
    );
    await station.relay.drain();
    await until('the message', async () => {
      await station.relay.drain();
      return ear.heard.length > 0;
    });
  });
});

/** For how long the first task is leased, to the second. */
async function leaseSeconds(station: Station): Promise<number> {
  const [row] = await station.source.query<{ seconds: number }[]>(
    'SELECT round(extract(epoch FROM offer_at - now()))::integer AS seconds FROM outbox LIMIT 1',
  );
  return row!.seconds;
}
