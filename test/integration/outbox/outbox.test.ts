/** Real: Postgres, and the relays of two processes with their consumers. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { statement } from '../../../src/platform/database/statement.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import { EventProcess, configFor, numbered } from '../queue/event-process.js';
import type { NumberedEvent } from '../queue/event-process.js';

const ANSWER = statement('test-answer', 'SELECT 1');

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe('the outbox', () => {
  let database: TestDatabase;
  let here: EventProcess;
  let there: EventProcess;
  let got: number[];

  /** Both processes have the same consumers, as those of one service do. */
  const consume = (name: string, handle: (events: readonly NumberedEvent[]) => Promise<void>) => {
    for (const it of [here, there]) it.consume(name, handle);
  };
  const keep = (events: readonly NumberedEvent[]) =>
    Promise.resolve(void got.push(...events.map(({ n }) => n)));

  beforeEach(async () => {
    database = await freshDatabase();
    const config = configFor(database.url, null);
    [here, there] = [await EventProcess.open(config), await EventProcess.open(config)];
    got = [];
  });
  afterEach(async () => {
    await Promise.all([here.close(), there.close()]);
    await database.drop();
  });

  it('is empty when the transaction is rolled back', async () => {
    consume('moved', keep);
    const failing = here.database.transaction(async (transaction) => {
      await here.outbox.add(transaction, numbered('moved', 3));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await here.relay.drain();
    expect([got, await here.pending()]).toEqual([[], []]);
  });

  it('offers nothing before its transaction has been committed', async () => {
    consume('moved', keep);
    await here.database.transaction(async (transaction) => {
      await here.outbox.add(transaction, numbered('moved', 1));
      await transaction.rows(ANSWER, {});
      await there.relay.drain();
      expect(got).toEqual([]);
    });
    await there.relay.drain();
    expect(got).toEqual([1]);
  });

  it('hands events to a consumer in order, and then has none left', async () => {
    consume('moved', keep);
    await here.add(...numbered('moved', 200));
    await here.relay.drain();
    expect(got).toEqual(upTo(200));
    expect(await here.pending()).toEqual([]);
  });

  it('gives each consumer the events that it wants, and what nobody wants goes', async () => {
    const all: string[] = [];
    for (const name of ['one', 'two'])
      here.consumers.register({
        name,
        events: name === 'one' ? ['moved', 'ended'] : ['ended'],
        wants: (event) => (event as NumberedEvent).n < 3,
        handle: (events) =>
          Promise.resolve(
            void all.push(...events.map((it) => `${name} ${it.type} ${(it as NumberedEvent).n}`)),
          ),
      });
    await here.add(...numbered('moved', 3), ...numbered('ended', 1), ...numbered('began', 1));
    await here.relay.drain();
    expect(all.sort()).toEqual(['one ended 1', 'one moved 1', 'one moved 2', 'two ended 1']);
    expect(await here.pending()).toEqual([]);
  });

  it('is drained of more than one batch', async () => {
    consume('moved', keep);
    await here.add(...numbered('moved', 1234));
    await here.relay.drain();
    expect(got).toEqual(upTo(1234));
  });

  it('hands everything out once when two processes drain it at the same time', async () => {
    consume('moved', keep);
    await here.add(...numbered('moved', 2000));
    await Promise.all([here.relay.drain(), there.relay.drain()]);
    await until('all of them', async () => {
      await there.relay.drain();
      return got.length >= 2000;
    });
    expect([...got].sort((a, b) => a - b)).toEqual(upTo(2000));
  });

  it('does not offer again what is leased', async () => {
    await here.add(...numbered('moved', 2));
    expect(await here.rows.lease([])).toHaveLength(2);
    expect(await there.rows.lease([])).toEqual([]);
  });

  it('offers the events of a dead process again, later each time', async () => {
    await here.add(...numbered('moved', 1));
    const leases: number[] = [];
    for (let offer = 0; offer < 8; offer++) {
      await here.endLeases();
      expect(await here.rows.lease([])).toHaveLength(1);
      leases.push(await leaseSeconds(here));
    }
    expect(leases).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  });

  it('keeps what happened to one subject in order: nothing is leased around a leased row', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    await here.addAbout(a, ...numbered('moved', 1));
    expect(await here.rows.lease([])).toHaveLength(1);
    await here.addAbout(a, ...numbered('moved', 1, 2));
    await here.addAbout(b, ...numbered('moved', 1, 3));
    const leased = await there.rows.lease([]);
    expect(leased!.map(({ subject }) => subject)).toEqual([b]);
    await here.endLeases();
    const both = await there.rows.lease([]);
    expect(both!.map(({ events }) => (events[0] as NumberedEvent).n)).toEqual([1, 2, 3]);
  });

  it('misses no kick, also during a drain', async () => {
    consume('moved', keep);
    for (let n = 1; n <= 150; n++) {
      await here.add(...numbered('moved', 1, n));
      here.relay.kick();
      if (n % 3 === 0) await here.relay.drain();
    }
    await until('all of them', () => got.length === 150);
  });

  it('survives a database that disconnects in the middle of a pass', async () => {
    consume('moved', keep);
    await here.add(...numbered('moved', 1));
    await there.source.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'bummerl' AND pid <> pg_backend_pid()`,
    );
    await here.relay.drain();
    await until('the event', async () => {
      await here.relay.drain();
      return got.length > 0;
    });
  });
});

/** The time until the first lease ends, in whole seconds. */
async function leaseSeconds(process: EventProcess): Promise<number> {
  const [row] = await process.source.query<{ seconds: number }[]>(
    'SELECT round(extract(epoch FROM offer_at - now()))::integer AS seconds FROM outbox LIMIT 1',
  );
  return row!.seconds;
}
