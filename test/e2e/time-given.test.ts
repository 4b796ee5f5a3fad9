/** Real: api, worker, Postgres and the queue, over HTTP and WebSocket; the database’s `service_now()` moves. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { openCoreModules } from '../support/core.js';
import { happened } from '../../src/modules/domain-events.js';
import { TimeGivenConsumer } from '../../src/modules/time-gifts/application/index.js';
import { mutate } from '../support/client.js';
import type { MatchPayload, TestClient } from '../support/client.js';
import { socketOf, subscribe } from '../support/live.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf, untilOutboxEmpty } from '../support/sql.js';
import { giveRole } from '../support/staff.js';
import { waitingStreams } from '../support/streams.js';
import { codesOf, startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';
import { setClock } from '../support/time.js';
import { until } from '../support/wait.js';

const waiting = waitingStreams();
const HOUR = 3600;
const REASON = 'The service was slow.';

let service: TestService;
let core: INestApplicationContext;
let moderator: TestClient;
let players: TestClient[];

beforeAll(async () => {
  service = await startService();
  core = await openCoreModules(service.config);
  moderator = await service.player();
  await giveRole(service, moderator, 'MODERATOR');
});
afterAll(async () => {
  await core?.close();
  await service?.stop();
});
beforeEach(async () => {
  players = [await service.player(), await service.player()];
});
afterEach(() => setClock(service, 0));

/** A match whose player to act has thought for ten hours. */
async function slowMatch(by: readonly TestClient[] = players, input: object = {}): Promise<Table> {
  const timeControl = { perTurnSeconds: 24 * HOUR };
  const table = await startMatch(by, { timeControl, ...input });
  await setClock(service, 10 * HOUR);
  return table;
}

const seatToAct = async ({ matchId, players: [first] }: Table) =>
  (await first!.match(matchId)).toAct!;

const give = async (table: Table, more: object = {}, by = moderator) =>
  mutate<MatchPayload>(
    by,
    'giveTime',
    {
      matchId: table.matchId,
      seat: await seatToAct(table),
      seconds: HOUR,
      reason: REASON,
      ...more,
    },
    'match { id deadline version }',
  );

const deadlineOf = async ({ matchId, players: [first] }: Table) =>
  Date.parse((await first!.match(matchId)).deadline!);

const decisionsAbout = async (client: TestClient) => {
  const query = '{ decisionsAboutMe { nodes { kind reason matchId } } }';
  const { decisionsAboutMe } = await client.ask<{ decisionsAboutMe: { nodes: object[] } }>(query);
  return decisionsAboutMe.nodes;
};

const giftsToldTo = async (client: TestClient) => {
  const query = '{ notifications { nodes { type text matchId friend { username } } } }';
  const { notifications } = await client.ask<{ notifications: { nodes: { type: string }[] } }>(
    query,
  );
  return notifications.nodes.flatMap(({ type, ...rest }) => (type === 'TIME_GIVEN' ? [rest] : []));
};

describe('time that a moderator gives', () => {
  it('is seen at once by who watches, and is in the log; the player is told', async () => {
    const table = await slowMatch();
    const before = await deadlineOf(table);
    const seat = await seatToAct(table);
    const socket = socketOf(players[1 - seat]!);
    const query = `subscription ($id: ID!) {
      matchEventAdded(matchId: $id) { type seat payload { ... on TimeGiven { seconds } } } }`;
    interface Added {
      matchEventAdded: { type: string; seat: number; payload: object };
    }
    const feed = subscribe<Added>(socket, query, { id: table.matchId });
    await until('the stream', () => waiting() > 0);
    expect(codesOf(await give(table))).toEqual([]);
    const { matchEventAdded } = await feed.next(
      (data) => data.matchEventAdded.type === 'TIME_GIVEN',
    );
    expect(matchEventAdded).toMatchObject({ seat, payload: { seconds: HOUR } });
    await socket.dispose();
    expect((await deadlineOf(table)) - before).toBe(HOUR * 1000);

    await untilOutboxEmpty(service);
    expect(await decisionsAbout(players[seat]!)).toEqual([
      { kind: 'TIME_GIVEN', reason: REASON, matchId: table.matchId },
    ]);
    expect(await decisionsAbout(players[1 - seat]!)).toEqual([]);
    await until('the notice', async () => {
      const list = '{ notifications { nodes { type } } }';
      const { notifications } = await players[seat]!.ask<{
        notifications: { nodes: { type: string }[] };
      }>(list);
      return notifications.nodes.some(({ type }) => type === 'MODERATED');
    });
    await untilOutboxEmpty(service);
    expect(await giftsToldTo(players[seat]!)).toEqual([]);
    expect(await giftsToldTo(players[1 - seat]!)).toEqual([
      {
        text: `${players[seat]!.username} was given time in your match`,
        matchId: table.matchId,
        friend: { username: players[seat]!.username },
      },
    ]);
  });

  it('is given once for one key, and in the log once, however often the event is handled', async () => {
    const table = await slowMatch();
    const before = await deadlineOf(table);
    const call = { idempotencyKey: 'once', seat: await seatToAct(table) };
    for (let i = 0; i < 3; i++) expect(codesOf(await give(table, call))).toEqual([]);
    expect((await deadlineOf(table)) - before).toBe(HOUR * 1000);
    await untilOutboxEmpty(service);
    const written = `SELECT id, actor_id, subject_id FROM audit_log WHERE match_id = $1`;
    const rows = await rowsOf<{ id: string; actor_id: string; subject_id: string }>(
      service,
      written,
      [rowId(table.matchId)],
    );
    expect(rows).toHaveLength(1);
    const { id: entryId, actor_id: actorId, subject_id: userId } = rows[0]!;
    const facts = { matchId: rowId(table.matchId), entryId, actorId, userId };
    const again = happened('TIME_GIVEN', { ...facts, seconds: HOUR, reason: REASON });
    await core.get(TimeGivenConsumer, { strict: false }).handle([again]);
    expect(await rowsOf(service, written, [rowId(table.matchId)])).toHaveLength(1);
    await untilOutboxEmpty(service);
    expect(await giftsToldTo(players[1 - call.seat]!)).toHaveLength(1);
  });

  it('is refused to who sits in the match, has sat in it or backs a seat', async () => {
    const own = await service.player();
    await giveRole(service, own, 'MODERATOR');
    const table = await slowMatch([own, players[0]!]);
    expect(codesOf(await give(table, {}, own))).toEqual(['OWN_MATCH']);
  });

  it('does not show a match without spectators to the moderator', async () => {
    const table = await slowMatch(players, { onlookers: false });
    const given = await give(table);
    expect(codesOf(given)).toEqual([]);
    expect(given.match).toBeNull();
  });

  it('is refused without a reason, and once the match is over', async () => {
    const table = await slowMatch();
    const seat = await seatToAct(table);
    expect(codesOf(await give(table, { reason: ' ' }))).toEqual(['MODERATION_REASON_INVALID']);
    await players[0]!.resign(table.matchId);
    expect(codesOf(await give(table, { seat }))).toEqual(['MATCH_OVER']);
  });
});
