/** Real: Postgres and the outbox, two relays that append at once, and readers at the same time. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { APPEND } from '../../../src/modules/events/storage/user-event-store.js';
import type { UserEventRef } from '../../../src/modules/events/domain/index.js';
import { happened } from '../../../src/modules/domain-events.js';
import { LiveBus } from '../../../src/platform/live/live-bus.js';
import type { Hint } from '../../../src/platform/live/live-bus.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import { configFor } from '../queue/event-process.js';
import { SequencerProcess, labelOf, labelsUpTo } from './sequence.js';

/** Records what the relays send to all processes. */
class RecordingBus extends LiveBus {
  readonly published: Hint[] = [];

  protected override transmit(text: string): Promise<void> {
    this.published.push(...(JSON.parse(text) as { hints: Hint[] }).hints);
    return Promise.resolve();
  }
}

describe('the sequence of a user', () => {
  let database: TestDatabase;
  let bus: RecordingBus;
  let one: SequencerProcess;
  let two: SequencerProcess;

  beforeEach(async () => {
    database = await freshDatabase();
    bus = new RecordingBus();
    const config = configFor(database.url, null);
    one = await SequencerProcess.open(config, bus);
    two = await SequencerProcess.open(config, bus);
  });
  afterEach(async () => {
    await Promise.all([one.close(), two.close()]);
    await database.drop();
  });

  const allOf = (userId: string): Promise<UserEventRef[]> => one.events.after(userId, null, 10_000);
  const readBy = async (userId: string) => (await allOf(userId)).map(labelOf);

  it('has their matches’ events in order and their notifications; bots have none', async () => {
    const [anna, ben, carl] = await one.users(3);
    const [bot] = await one.users(1, true);
    const both = await one.match([anna!, ben!]);
    const alone = await one.match([anna!], [bot!]);
    await one.move(both, 3);
    const notification = await one.notify(anna!);
    await one.process.relay.drain();
    await one.move(alone, 2);
    await one.move(both, 1);
    await one.process.relay.drain();
    const eventsOfAnna = await readBy(anna!);
    expect(eventsOfAnna.slice(0, 4)).toEqual([...labelsUpTo(both, 3), notification]);
    expect(eventsOfAnna.slice(4).sort()).toEqual([...labelsUpTo(alone, 2), `${both} 4`].sort());
    expect(await readBy(ben!)).toEqual(labelsUpTo(both, 4));
    expect([await readBy(carl!), await readBy(bot!)]).toEqual([[], []]);
  });

  it('has the events of a match that the user backs', async () => {
    const [anna, ben] = await one.users(2);
    const matchId = await one.match([anna!]);
    await one.process.source.query('INSERT INTO match_backers VALUES ($1, $2, 0)', [matchId, ben]);
    await one.move(matchId, 2);
    await one.process.relay.drain();
    expect(await readBy(ben!)).toEqual(labelsUpTo(matchId, 2));
  });

  it('can be read from any position, page by page', async () => {
    const [anna] = await one.users(1);
    const matchId = await one.match([anna!]);
    await one.move(matchId, 7);
    await one.process.relay.drain();
    const all = await allOf(anna!);
    const pages = [await one.events.after(anna!, null, 3)];
    while (pages.at(-1)!.length === 3) {
      pages.push(await one.events.after(anna!, pages.at(-1)!.at(-1)!.position, 3));
    }
    expect(pages.flat()).toEqual(all);
    expect(await one.events.newest(anna!)).toBe(all.at(-1)!.position);
    expect(await one.events.newest((await one.users(1))[0]!)).toBe(0);
  });

  it('each user is sent the newest position of their sequence, after it can be read', async () => {
    const [anna, ben] = await one.users(2);
    await one.move(await one.match([anna!, ben!]), 2);
    await one.process.relay.drain();
    await bus.drain();
    const positions = bus.published.filter(({ topic }) => topic.startsWith('events.'));
    const newest = await Promise.all([anna!, ben!].map((id) => one.events.newest(id)));
    expect(positions).toHaveLength(2);
    expect(positions).toEqual(
      expect.arrayContaining([
        { topic: `events.${anna}`, ref: newest[0] },
        { topic: `events.${ben}`, ref: newest[1] },
      ]),
    );
  });

  it('after a crash has nothing twice, and its position is sent again', async () => {
    const [anna] = await one.users(1);
    const matchId = await one.match([anna!]);
    await one.move(matchId, 2);
    await one.notify(anna!);
    const handOut = one.process.rows.handOut.bind(one.process.rows);
    one.process.rows.handOut = () => Promise.reject(new Error('the process has died'));
    await one.process.relay.drain();
    const before = await allOf(anna!);
    expect(before).toHaveLength(3);
    one.process.rows.handOut = handOut;
    await bus.drain();
    bus.published.length = 0;
    await two.process.endLeases();
    await two.process.relay.drain();
    expect(await allOf(anna!)).toEqual(before);
    await bus.drain();
    const positions = bus.published.filter(({ topic }) => topic === `events.${anna}`);
    expect(positions).toEqual([{ topic: `events.${anna}`, ref: before.at(-1)!.position }]);
    expect(await one.process.pending()).toEqual([]);
  });

  it('is complete, in order and without duplicates when two relays append at once', async () => {
    const users = await one.users(6);
    const pairs = users.flatMap((a, i) => users.slice(i + 1).map((b) => [a, b] as const));
    const matches = await Promise.all(pairs.map((pair) => one.match(pair)));
    const notifications = new Map(users.map((user) => [user, [] as string[]]));
    let moving = true;
    const readers = users.map((user) => followed(user, () => moving));
    const movers = matches.map(async (matchId, i) => {
      const at = i % 2 ? one : two;
      for (let n = 0; n < 12; n++) {
        await at.move(matchId, 1 + (n % 3));
        at.process.relay.kick();
      }
    });
    const notifiers = users.map(async (user) => {
      for (let n = 0; n < 10; n++) {
        notifications.get(user)!.push(await two.notify(user));
        one.process.relay.kick();
      }
    });
    await Promise.all([...movers, ...notifiers]);
    await settled();
    moving = false;
    for (const [i, reading] of readers.entries()) {
      const read = await reading;
      expect(read).toEqual(await readBy(users[i]!));
      const own = matches.filter((_, m) => pairs[m]!.includes(users[i]!));
      for (const matchId of own) {
        expect(read.filter((what) => what.startsWith(matchId))).toEqual(labelsUpTo(matchId, 24));
      }
      expect(read).toHaveLength(own.length * 24 + 10);
      expect(read).toEqual(expect.arrayContaining(notifications.get(users[i]!)!));
    }
  });

  it('shows no later position before an earlier one has been written', async () => {
    const { anna, matchId, client } = await appending();
    const other = await one.match([anna]);
    await two.move(other, 1);
    const drained = two.process.relay.drain();
    await until('a relay that waits', async () => (await waiting()) > 0);
    expect(await readBy(anna)).toEqual([]);
    await client.query('COMMIT');
    await client.end();
    await drained;
    expect(await readBy(anna)).toEqual([...labelsUpTo(matchId, 2), ...labelsUpTo(other, 1)]);
  });

  it('continues when an appending process dies in the middle', async () => {
    const { anna, matchId, client } = await appending();
    const drained = two.process.relay.drain();
    await until('a relay that waits', async () => (await waiting()) > 0);
    const { processID } = client as unknown as { processID: number };
    await one.process.source.query('SELECT pg_terminate_backend($1)', [processID]);
    await drained;
    expect(await readBy(anna)).toEqual(labelsUpTo(matchId, 2));
  });

  it('with the next event of a match, earlier events that are missing are added to a user’s sequence', async () => {
    const [anna] = await one.users(1);
    const matchId = await one.match([anna!]);
    await one.move(matchId, 5);
    await one.process.source.query('DELETE FROM outbox');
    await one.move(matchId, 1);
    await one.process.relay.drain();
    expect(await readBy(anna!)).toEqual(labelsUpTo(matchId, 6));
  });

  it('goes on behind an event that names no match', async () => {
    const [anna] = await one.users(1);
    const ref = { version: 1, awaitedId: null };
    for (const matchId of ['nonsense', '00000000-0000-4000-8000-000000000000'])
      await one.process.add(happened('MATCH_CHANGED', { ...ref, matchId }));
    const matchId = await one.match([anna!]);
    await one.move(matchId, 2);
    await one.process.relay.drain();
    expect(await readBy(anna!)).toEqual(labelsUpTo(matchId, 2));
    expect(await one.process.pending()).toMatchObject([{ consumer: 'user-events', failures: 1 }]);
  });

  /** Reads a user's sequence on from the last position again and again, as a client does. */
  async function followed(userId: string, goesOn: () => boolean): Promise<string[]> {
    const read: UserEventRef[] = [];
    for (let last = false; !last;) {
      last = !goesOn();
      read.push(...(await two.events.after(userId, read.at(-1)?.position ?? null, 7)));
      if (last && read.length < (await allOf(userId)).length) last = false;
    }
    return read.map(labelOf);
  }

  /** A connection that has appended the events of a match and has not committed. */
  async function appending() {
    const [anna] = await one.users(1);
    const matchId = await one.match([anna!]);
    await one.move(matchId, 2);
    const client = new Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('BEGIN');
    await client.query(APPEND.text, APPEND.bind({ matchIds: [matchId], notificationIds: [] }));
    return { anna: anna!, matchId, client };
  }

  const settled = () =>
    until('an empty outbox', async () => {
      await Promise.all([one.process.relay.drain(), two.process.relay.drain()]);
      return (await one.process.pending()).length === 0;
    });

  /** How many sessions wait for the lock. */
  async function waiting(): Promise<number> {
    const [row] = await one.process.source.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM pg_locks l JOIN pg_database d ON d.oid = l.database
       WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted`,
    );
    return row!.count;
  }
});
