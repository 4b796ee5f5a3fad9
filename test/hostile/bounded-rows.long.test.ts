/** Real: the api over HTTP and Postgres; very many rows of one user are added by SQL. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { STATEMENTS } from '../../src/platform/database/statement.js';
import { copiesOf, times } from '../integration/clock/copies.js';
import { mutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { startApiAlone } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';
import { startMatch } from '../support/table.js';
import { until } from '../support/wait.js';
import { rowsRead } from './support/rows-read.js';

/** What one statement may read or write of what grows without a bound. */
const SCAN = 1000;
const MANY = 4 * SCAN + 500;

let service: TestService;
beforeAll(async () => {
  service = await startApiAlone();
});
afterAll(() => service.stop());

const idOf = async ({ username }: TestClient): Promise<string> =>
  (
    await rowsOf<{ id: string }>(service, 'SELECT id FROM users WHERE username = $1', [username])
  )[0]!.id;

/** Adds users who never sign in. */
async function addUsers(count: number): Promise<string[]> {
  const added = await rowsOf<{ id: string }>(
    service,
    `INSERT INTO users (id, username, username_key)
     SELECT id, id::text, id::text FROM (SELECT gen_random_uuid() AS id
       FROM generate_series(1, $1::integer)) u RETURNING id`,
    [count],
  );
  return added.map(({ id }) => id);
}

describe('very many unread notifications', () => {
  /** They are about nothing that exists, so that they have settled. */
  const addUnread = async (userId: string) => {
    await rowsOf(
      service,
      `INSERT INTO notifications (id, user_id, type, version, created_at)
       SELECT gen_random_uuid(), $1, 'YOUR_TURN', n, service_now() - n * interval '1 second'
       FROM generate_series(1, $2::integer) n`,
      [userId, MANY],
    );
  };
  const unreadOf = async (userId: string): Promise<number> =>
    (
      await rowsOf<{ found: number }>(
        service,
        `SELECT count(*)::integer AS found FROM notifications
         WHERE user_id = $1 AND read_at IS NULL`,
        [userId],
      )
    )[0]!.found;

  it('are counted by a request that settles at most a thousand of them', async () => {
    const player = await service.player();
    const userId = await idOf(player);
    await addUnread(userId);
    const { unreadNotifications } = await player.ask<{ unreadNotifications: number }>(
      '{ unreadNotifications }',
    );
    expect(unreadNotifications).toBe(SCAN);
    expect(await unreadOf(userId)).toBe(MANY - SCAN);
  });

  it('are marked as read a thousand at a time, so that nobody waits for all of them', async () => {
    const player = await service.player();
    const userId = await idOf(player);
    await addUnread(userId);
    const holder = new Client({ connectionString: service.database.url });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query(
      `SELECT FROM notifications WHERE user_id = $1 ORDER BY created_at LIMIT 1 FOR UPDATE`,
      [userId],
    );
    const marking = mutate<{ marked: number }>(player, 'markNotificationsRead', {}, 'marked');
    try {
      await until('all but the last batch', async () => (await unreadOf(userId)) === MANY % SCAN);
    } finally {
      await holder.query('ROLLBACK');
      await holder.end();
    }
    expect((await marking).marked).toBe(MANY);
    expect(await unreadOf(userId)).toBe(0);
  });
});

describe('statements that read of what grows', () => {
  it('a test of a webhook does not read its other deliveries', async () => {
    const userId = await idOf(await service.player());
    const [webhook] = await rowsOf<{ id: string }>(
      service,
      `INSERT INTO webhooks (id, user_id, url, state, position)
       VALUES (gen_random_uuid(), $1, 'https://receiver.example', 'ACTIVE', 0) RETURNING id`,
      [userId],
    );
    await rowsOf(
      service,
      `INSERT INTO deliveries (id, channel, user_id, target_id, type, about, position, status, settled_at)
       SELECT gen_random_uuid(), 'WEBHOOK', $3, $1, 'MATCH_STARTED', '{}', n, 'DELIVERED', service_now()
       FROM generate_series(1, $2::integer) n`,
      [webhook!.id, MANY, userId],
    );
    await rowsOf(service, 'ANALYZE deliveries');
    const read = await rowsRead(service, 'delivery-count-type', {
      targetId: webhook!.id,
      type: 'TEST',
    });
    expect(read).toBeLessThan(20);
  });

  it('whether two users have met reads the newest thousand matches of one of them', async () => {
    const [anna, ben, cora, dora] = await Promise.all(
      Array.from({ length: 4 }, () => service.player()),
    );
    const query = <R>(sql: string, values: readonly unknown[] = []) =>
      rowsOf<R>(service, sql, values);
    for (const players of [
      [anna!, ben!],
      [cora!, dora!],
    ]) {
      const { matchId } = await startMatch(players);
      await copiesOf({ query }, matchId, times(MANY, {}));
    }
    await query('ANALYZE match_seats');
    const values = { userId: await idOf(anna!), others: [await idOf(cora!)] };
    expect(await rowsRead(service, 'match-met', values)).toBeLessThanOrEqual(3 * SCAN);
    const met = { ...values, others: [await idOf(ben!), ...values.others] };
    const { text, bind } = STATEMENTS.get('match-met')!;
    expect(await query(text, bind(met as never))).toEqual([{ userId: met.others[0] }]);
  });

  it('the list of received friend requests does not read the declined ones', async () => {
    const userId = await idOf(await service.player());
    const others = await addUsers(MANY);
    await rowsOf(
      service,
      `INSERT INTO friend_requests (requester_id, requested_id, number, declined_at)
       SELECT id, $1, nextval('friend_request_number'), service_now()
       FROM unnest($2::uuid[]) AS other(id)`,
      [userId, others],
    );
    await rowsOf(service, 'ANALYZE friend_requests');
    const read = await rowsRead(service, 'friend-requests-received', {
      userId,
      before: null,
      limit: 20,
    });
    expect(read).toBeLessThan(20);
  });

  it('the metrics of the outbox count a hundred thousand', async () => {
    await rowsOf(
      service,
      `INSERT INTO outbox (events, offer_at)
       SELECT '[]', now() + interval '1 day' FROM generate_series(1, 101000)`,
    );
    const read = await rowsRead(service, 'outbox-depth', {});
    await rowsOf(service, 'DELETE FROM outbox');
    expect(read).toBe(100_000);
  });
});
