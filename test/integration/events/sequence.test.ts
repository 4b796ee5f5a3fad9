/** Real: Postgres and the outbox, two relays that append at once, and readers at the same time. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { APPEND } from '../../../src/modules/events/storage/user-event-store.js';
import type { UserEventRef } from '../../../src/modules/events/domain/index.js';
import { LiveBus } from '../../../src/platform/live/live-bus.js';
import type { LiveMessage } from '../../../src/platform/live/live-bus.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import { configFor } from '../queue/task-process.js';
import { SequencerProcess, labelOf, labelsUpTo } from './sequence.js';

/** Records what the relays publish; it may be broken. */
class RecordingBus extends LiveBus {
  readonly published: LiveMessage[] = [];
  broken = false;

  publish(messages: readonly LiveMessage[]): Promise<void> {
    if (this.broken) return Promise.reject(new Error('nobody hears'));
    this.published.push(...messages);
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
    await one.tasks.relay.drain();
    await one.move(alone, 2);
    await one.move(both, 1);
    await one.tasks.relay.drain();
    const eventsOfAnna = await readBy(anna!);
    expect(eventsOfAnna.slice(0, 4)).toEqual([...labelsUpTo(both, 3), notification]);
    expect(eventsOfAnna.slice(4).sort()).toEqual([...labelsUpTo(alone, 2), `${both} 4`].sort());
    expect(await readBy(ben!)).toEqual(labelsUpTo(both, 4));
    expect([await readBy(carl!), await readBy(bot!)]).toEqual([[], []]);
  });

  it('has the events of a match that the user backs', async () => {
    const [anna, ben] = await one.users(2);
    const matchId = await one.match([anna!]);
    await one.tasks.source.query('INSERT INTO match_backers VALUES ($1, $2, 0)', [matchId, ben]);
    await one.move(matchId, 2);
    await one.tasks.relay.drain();
    expect(await readBy(ben!)).toEqual(labelsUpTo(matchId, 2));
  });

  it('can be read from any position, page by page', async () => {
    const [anna] = await one.users(1);
    const matchId = await one.match([anna!]);
    await one.move(matchId, 7);
    await one.tasks.relay.drain();
    const all = await allOf(anna!);
    const pages = [await one.events.after(anna!, null, 3)];
    while (pages.at(-1)!.length === 3) {
      pages.push(await one.events.after(anna!, pages.at(-1)!.at(-1)!.position, 3));
    }
    expect(pages.flat()).toEqual(all);
    expect(await one.events.newest(anna!)).toBe(all.at(-1)!.position);
    expect(await one.events.newest((await one.users(1))[0]!)).toBe(0);
  });

  it('sends its newest position to the user after it can be read', async () => {
    const [anna, ben] = await one.users(2);
    await one.move(await one.match([anna!, ben!]), 2);
    await one.tasks.relay.drain();
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

  it('gets nothing twice after a crash, but its position is sent again', async () => {
    const [anna] = await one.users(1);
    const matchId = await one.match([anna!]);
    await one.move(matchId, 2);
    await one.notify(anna!);
    bus.broken = true;
    await one.tasks.relay.drain();
    const before = await allOf(anna!);
    expect(before).toHaveLength(3);
    bus.broken = false;
    await two.tasks.endLeases();
    await two.tasks.relay.drain();
    expect(await allOf(anna!)).toEqual(before);
    const positions = bus.published.filter(({ topic }) => topic === `events.${anna}`);
    expect(positions).toEqual([{ topic: `events.${anna}`, ref: before.at(-1)!.position }]);
    expect(await one.tasks.pending()).toEqual([]);
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
        at.tasks.relay.kick();
      }
    });
    const notifiers = users.map(async (user) => {
      for (let n = 0; n < 10; n++) {
        notifications.get(user)!.push(await two.notify(user));
        one.tasks.relay.kick();
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
    const drained = two.tasks.relay.drain();
    await until('a relay that waits', async () => (await waiting()) > 0);
    expect(await readBy(anna)).toEqual([]);
    await client.query('COMMIT');
    await client.end();
    await drained;
    expect(await readBy(anna)).toEqual([...labelsUpTo(matchId, 2), ...labelsUpTo(other, 1)]);
  });

  it('continues when an appending process dies in the middle', async () => {
    const { anna, matchId, client } = await appending();
    const drained = two.tasks.relay.drain();
    await until('a relay that waits', async () => (await waiting()) > 0);
    const { processID } = client as unknown as { processID: number };
    await one.tasks.source.query('SELECT pg_terminate_backend($1)', [processID]);
    await drained;
    expect(await readBy(anna)).toEqual(labelsUpTo(matchId, 2));
  });

  it('gets earlier events of a match that are missing with the next one', async () => {
    const [anna] = await one.users(1);
    const matchId = await one.match([anna!]);
    await one.move(matchId, 5);
    await one.tasks.source.query('DELETE FROM outbox');
    await one.move(matchId, 1);
    await one.tasks.relay.drain();
    expect(await readBy(anna!)).toEqual(labelsUpTo(matchId, 6));
  });

  it('is not blocked by a message that names no match or user', async () => {
    const topics = ['match.nonsense', 'user.', 'match.00000000-0000-4000-8000-000000000000'];
    await one.tasks.add(
      ...topics.map((topic) => ({ kind: 'live' as const, payload: { topic, ref: 'x' } })),
    );
    await one.tasks.relay.drain();
    expect(bus.published.map(({ topic }) => topic)).toEqual(topics);
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
    const followed = { matchIds: [matchId], notificationIds: [], turns: '[]', routes: '[]' };
    await client.query(APPEND.text, APPEND.bind({ ...followed, defaults: [] }));
    return { anna: anna!, matchId, client };
  }

  const settled = () =>
    until('an empty outbox', async () => {
      await Promise.all([one.tasks.relay.drain(), two.tasks.relay.drain()]);
      return (await one.tasks.pending()).length === 0;
    });

  /** How many sessions wait for the lock. */
  async function waiting(): Promise<number> {
    const [row] = await one.tasks.source.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM pg_locks l JOIN pg_database d ON d.oid = l.database
       WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted`,
    );
    return row!.count;
  }
});
