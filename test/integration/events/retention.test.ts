/** Real: the whole service and Postgres; the service's clock is moved, and old rows are deleted. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { openCoreModules } from '../../support/core.js';
import { UserEventStore } from '../../../src/modules/events/storage/user-event-store.js';
import { NotificationStore } from '../../../src/modules/notifications/storage/notification-store.js';
import { Sweeps } from '../../../src/platform/tasks/sweeps.js';
import type { TestClient } from '../../support/client.js';
import { socketOf, subscribe } from '../../support/live.js';
import { Receiver } from '../../support/receiver.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { untilOutboxEmpty, rowId, rowsOf } from '../../support/sql.js';
import { asPlayerToAct, playerToAct, playCard, startMatch } from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { setClock } from '../../support/time.js';
import { until } from '../../support/wait.js';
import { Hook } from '../webhooks/hooks.js';

const DAY = 24 * 3600;

interface EventJson {
  readonly cursor: string;
  readonly matchId?: string;
  readonly version?: number;
}

const EVENTS = `query ($after: String) { events(first: 100, after: $after) {
  nodes { cursor ... on MatchEvent { matchId version } } } }`;
const ADDED = `subscription ($after: String) { eventAdded(after: $after) {
  cursor ... on MatchEvent { matchId version } } }`;

let service: TestService;
let core: INestApplicationContext;
let anna: TestClient;
let ben: TestClient;
let table: Table;

beforeAll(async () => {
  service = await startService({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
  core = await openCoreModules(service.config);
});
afterAll(async () => {
  await core.close();
  await service.stop();
});
beforeEach(async () => {
  [anna, ben] = [await service.player(), await service.player()];
  table = await startMatch([anna, ben], { timeControl: {} });
});
afterEach(() => setClock(service, 0));

const clearEvents = (days = 30) => core.get(UserEventStore, { strict: false }).clear(days);
const clearNotifications = () => core.get(NotificationStore, { strict: false }).clear(90);

async function eventsOf(client: TestClient, after: string | null = null): Promise<EventJson[]> {
  const answer = await client.ask<{ events: { nodes: EventJson[] } }>(EVENTS, { after });
  return answer.events.nodes;
}
const newest = async (client: TestClient) =>
  (await client.ask<{ eventCursor: string }>('{ eventCursor }')).eventCursor;

const versionsIn = (events: readonly EventJson[]) => events.flatMap(({ version }) => version ?? []);

/** Waits until a match's events up to a version are in the sequence. */
const untilVersion = (client: TestClient, version: number) =>
  until(`version ${version}`, async () => versionsIn(await eventsOf(client)).includes(version));

/** Makes all rows so far a month old; returns the cursor of Anna's first event. */
async function ageByAMonth(): Promise<string> {
  await untilVersion(anna, (await anna.match(table.matchId)).version);
  await untilOutboxEmpty(service);
  const [first] = await eventsOf(anna);
  await setClock(service, 31 * DAY);
  return first!.cursor;
}

describe('the events of a user', () => {
  it('are deleted after the set number of days; new ones follow, and none is repeated', async () => {
    await ageByAMonth();
    await clearEvents(40);
    expect(await eventsOf(anna)).not.toEqual([]);
    await clearEvents();
    expect(await eventsOf(anna)).toEqual([]);
    const cursor = await newest(anna);
    expect(await eventsOf(anna, cursor)).toEqual([]);
    const before = (await anna.match(table.matchId)).version;
    const { version } = await playCard(table);
    await untilVersion(anna, version);
    const fresh = versionsIn(await eventsOf(anna, cursor));
    expect(fresh).toEqual(Array.from({ length: version - before }, (_, i) => before + 1 + i));
    expect(versionsIn(await eventsOf(anna))).toEqual(fresh);
    await clearEvents();
    expect(versionsIn(await eventsOf(anna, cursor))).toEqual(fresh);
  });

  it('leave the match its own when they are deleted; the user keeps one row for each match', async () => {
    await ageByAMonth();
    const { version } = await anna.match(table.matchId);
    await clearEvents();
    const query =
      'query ($id: ID!) { match(id: $id) { events(first: 100) { nodes { version } } } }';
    type Answer = { match: { events: { nodes: { version: number }[] } } };
    const { match } = await anna.ask<Answer>(query, { id: table.matchId });
    expect(match.events.nodes).toHaveLength(version);
    const left = 'SELECT version FROM user_events WHERE match_id = $1';
    expect(await rowsOf(service, left, [rowId(table.matchId)])).toEqual([{ version }, { version }]);
  });

  it('that stay cost the next sweep no write', async () => {
    await ageByAMonth();
    await clearEvents();
    const written = () =>
      rowsOf(service, 'SELECT xmin::text, xmax::text FROM user_events_cleared ORDER BY user_id');
    const before = await written();
    expect(before).not.toEqual([]);
    await clearEvents();
    expect(await written()).toEqual(before);
  });

  it('are all deleted when old, even if there are more than one statement deletes', async () => {
    const before = await ageByAMonth();
    const [user] = await rowsOf<{ id: string }>(
      service,
      'SELECT user_id AS id FROM user_events WHERE match_id = $1 LIMIT 1',
      [rowId(table.matchId)],
    );
    const many = `INSERT INTO user_events (user_id, position, match_id, version, created_at)
      SELECT $1, nextval('user_event_position'), ($2::uuid[])[1 + n / 1500], n, now()
      FROM generate_series(1, 2999) AS n`;
    await rowsOf(service, many, [user!.id, [randomUUID(), randomUUID()]]);
    await clearEvents();
    const left = `SELECT version FROM user_events WHERE user_id = $1 AND match_id <> $2
      ORDER BY version`;
    const rows = await rowsOf(service, left, [user!.id, rowId(table.matchId)]);
    expect(rows).toEqual([{ version: 1499 }, { version: 2999 }]);
    const { errors } = await anna.raw(EVENTS, { after: before });
    expect(errors).toMatchObject([{ extensions: { code: 'EVENTS_CLEARED' } }]);
  });

  it('a cursor to deleted events gets an error when events are read', async () => {
    const old = await ageByAMonth();
    const cursor = await newest(anna);
    await clearEvents();
    const { errors } = await anna.raw(EVENTS, { after: old });
    expect(errors).toMatchObject([{ extensions: { code: 'EVENTS_CLEARED' } }]);
    const socket = socketOf(anna);
    const late = subscribe(socket, ADDED, { after: old });
    expect(await late.failed()).toEqual(['EVENTS_CLEARED']);
    const feed = subscribe<{ eventAdded: EventJson }>(socket, ADDED, { after: cursor });
    const { version } = await playCard(table);
    await feed.next(({ eventAdded }) => eventAdded.version === version);
    await socket.dispose();
  });

  it('a cursor to deleted events gets no replay', async () => {
    const receiver = await Receiver.open();
    const hook = await Hook.open(anna, receiver.url('/'));
    const old = await ageByAMonth();
    const cursor = await newest(anna);
    await clearEvents();
    const { userErrors } = await hook.do('replayWebhook', { after: old });
    expect(userErrors).toMatchObject([{ code: 'EVENTS_CLEARED', path: ['after'] }]);
    expect((await hook.do('replayWebhook', { after: cursor })).userErrors).toEqual([]);
    await receiver.close();
  });
});

describe('notifications', () => {
  const feed = async (client: TestClient) => {
    const query = '{ notifications(first: 100) { nodes { type } } }';
    type Answer = { notifications: { nodes: { type: string }[] } };
    return (await client.ask<Answer>(query)).notifications.nodes.map(({ type }) => type);
  };

  it('are kept for some days after they were read, or after they were made if nobody has read them', async () => {
    const others = [await service.player(), await service.player()];
    const second = await startMatch(others, { timeControl: {} });
    const [reader, other] = [
      playerToAct(table, await asPlayerToAct(table)),
      playerToAct(second, await asPlayerToAct(second)),
    ];
    for (const client of [reader, other]) {
      await until('the turn', async () => (await feed(client)).includes('YOUR_TURN'));
    }
    await untilOutboxEmpty(service);
    await setClock(service, 60 * DAY);
    await reader.ask('mutation { markNotificationsRead(input: {}) { userErrors { code } } }');
    await setClock(service, 91 * DAY);
    await clearNotifications();
    expect(await feed(reader)).toContain('YOUR_TURN');
    expect(await feed(other)).toEqual([]);
    await setClock(service, 151 * DAY);
    await clearNotifications();
    expect(await feed(reader)).toEqual([]);
  });

  it('are all deleted when old, even if there are more than one statement deletes', async () => {
    const many = `INSERT INTO notifications (id, user_id, type, match_id, version)
      SELECT gen_random_uuid(), user_id, 'YOUR_TURN', match_id, 1000 + n
      FROM match_seats, generate_series(1, 1500) AS n WHERE match_id = $1`;
    await rowsOf(service, many, [rowId(table.matchId)]);
    await setClock(service, 91 * DAY);
    await clearNotifications();
    const left = 'SELECT version FROM notifications WHERE match_id = $1 AND version > 1000';
    expect(await rowsOf(service, left, [rowId(table.matchId)])).toEqual([]);
  });
});

it('the sweep deletes nothing that is kept for ever', async () => {
  const { config } = service;
  const keeping = { ...config, EVENTS_KEPT_DAYS: null, NOTIFICATIONS_KEPT_DAYS: null };
  const app = await openCoreModules(keeping);
  const sweepsOf = (of: INestApplicationContext) => of.get(Sweeps).list.map(({ name }) => name);
  const cleared = sweepsOf(core).filter((name) => !sweepsOf(app).includes(name));
  await app.close();
  expect(cleared.sort()).toEqual(['old events', 'old notifications']);
});
