/** Real: the whole service and Postgres; the service's clock is moved. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { openCoreModules } from '../../support/core.js';
import { DeliveryStore } from '../../../src/modules/deliveries/storage/delivery-store.js';
import { PushStore } from '../../../src/modules/notifications/storage/push-store.js';
import { mustMutate, mutate } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import {
  isSettled,
  ledgerOf,
  deliveryOf,
  refusalsOf,
  setPreferences,
} from '../../support/deliveries.js';
import { socketOf, subscribe } from '../../support/live.js';
import { PushBrowser } from '../../support/push-browser.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import {
  playerToAct,
  asPlayerToAct,
  playCard,
  playToTurnOf,
  startMatch,
  stackDeal,
} from '../../support/table.js';
import { setClock } from '../../support/time.js';
import { until } from '../../support/wait.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

let service: TestService;
let core: INestApplicationContext;
let anna: TestClient;
let ben: TestClient;

beforeAll(async () => {
  service = await startService({ SWEEP_SPEED: '10' });
  core = await openCoreModules(service.config);
});
afterAll(async () => {
  await core.close();
  await service.stop();
});
beforeEach(async () => {
  [anna, ben] = [await service.player(), await service.player()];
});
afterEach(() => setClock(service, 0));

describe('the count of unread notifications', () => {
  const unread = async (client: TestClient) =>
    (await client.ask<{ unreadNotifications: number }>('{ unreadNotifications }'))
      .unreadNotifications;
  const types = async (client: TestClient) => {
    const query = '{ notifications(unreadOnly: true, first: 50) { nodes { type } } }';
    type Answer = { notifications: { nodes: { type: string }[] } };
    return (await client.ask<Answer>(query)).notifications.nodes.map(({ type }) => type);
  };
  /** Waits until the worker has written a notification, read or not. */
  const written = (client: TestClient, type: string, least = 1) =>
    until(`a ${type}`, async () => {
      const query = '{ notifications(first: 50) { nodes { type } } }';
      type Answer = { notifications: { nodes: { type: string }[] } };
      const { notifications } = await client.ask<Answer>(query);
      return notifications.nodes.filter((node) => node.type === type).length >= least;
    });

  it('has a turn until it is played, and challenges until they are answered', async () => {
    const table = await startMatch([anna, ben]);
    const first = playerToAct(table, await asPlayerToAct(table));
    await written(first, 'YOUR_TURN');
    expect(await types(first)).toEqual(['YOUR_TURN']);
    await playCard(table);
    expect([await unread(first), await types(first)]).toEqual([0, []]);
    const other = first === anna ? ben : anna;
    await written(other, 'YOUR_TURN');
    expect(await types(other)).toEqual(['YOUR_TURN']);

    const challenge = await other.challenge({
      variant: 'zweier',
      opponents: [{ username: first.username }],
    });
    await until('the challenge to count', async () => (await types(first)).includes('CHALLENGE'));
    await other.cancel(challenge.challenge!.id);
    expect(await types(first)).not.toContain('CHALLENGE');
  });

  it('leaves out turns and the end of a match at an open table', async () => {
    const table = await startMatch([anna, ben]);
    const socket = socketOf(anna);
    const feed = subscribe<{ matchUpdated: { status: string } }>(
      socket,
      `subscription ($id: ID!) { matchUpdated(matchId: $id, initial: true) { status } }`,
      { id: table.matchId },
    );
    await feed.next(() => true);
    await until('anna to be seen at the table', async () => {
      const rows = await rowsOf<object>(
        service,
        `SELECT FROM presence WHERE $1 = ANY (match_ids)`,
        [rowId(table.matchId)],
      );
      return rows.length > 0;
    });
    await playToTurnOf(anna, table);
    await written(anna, 'YOUR_TURN');
    expect(await unread(anna)).toBe(0);
    feed.stop();
    await until('anna to have left the table', async () => {
      const rows = await rowsOf<object>(
        service,
        `SELECT FROM presence WHERE $1 = ANY (match_ids)`,
        [rowId(table.matchId)],
      );
      return rows.length === 0;
    });
    await ben.resign(table.matchId);
    await until('the end of the match to count', async () => (await unread(anna)) === 1);
    await socket.dispose();
  });

  it('unread notifications of one match can be marked together', async () => {
    const tables = [await startMatch([anna, ben]), await startMatch([anna, ben])];
    for (const { matchId } of tables) await ben.resign(matchId);
    await until('both ends to count', async () => (await unread(anna)) === 2);
    const { matchId } = tables[0]!;
    await mutate(anna, 'markNotificationsRead', { matchId });
    expect(await unread(anna)).toBe(1);
  });
});

describe('push subscriptions', () => {
  it('of ended sessions are deleted, and others stay', async () => {
    const browser = await PushBrowser.open();
    for (const player of [anna, ben]) {
      const endpoint = `https://push.invalid/${player.username}`;
      await mustMutate(player, 'addPushSubscription', { ...browser.subscription, endpoint });
    }
    await mutate(anna, 'logout', { refreshToken: anna.refreshToken });
    await core.get(PushStore, { strict: false }).clear();
    const kept = await rowsOf<{ username: string }>(
      service,
      `SELECT username FROM push_subscriptions JOIN users u ON u.id = user_id
       WHERE username = ANY($1)`,
      [[anna.username, ben.username]],
    );
    expect(kept).toEqual([{ username: ben.username }]);
    await browser.close();
  });
});

describe('the delivery ledger', () => {
  it('loses what ended a month ago, and notifications stay', async () => {
    await ben.challenge({ variant: 'zweier', opponents: [{ username: anna.username }] });
    await deliveryOf(anna, 'CHALLENGE', 'PUSH', isSettled);
    const deliveries = core.get(DeliveryStore, { strict: false });
    await setClock(service, 29 * DAY);
    await deliveries.clear();
    expect(await ledgerOf(anna)).not.toEqual([]);
    await setClock(service, 30 * DAY + HOUR);
    await deliveries.clear();
    expect(await ledgerOf(anna)).toEqual([]);
    expect(await anna.ask<{ unreadNotifications: number }>('{ unreadNotifications }')).toEqual({
      unreadNotifications: 1,
    });
  });
});

describe('sent reminders', () => {
  it('are kept while their turn lasts, and deleted when the turn would have ended', async () => {
    for (const player of [anna, ben]) await setPreferences(player, { reminders: [2 * HOUR] });
    const table = await startMatch([anna, ben], { timeControl: { perTurnSeconds: DAY } });
    const playerOnTurn = playerToAct(table, await asPlayerToAct(table));
    const sentReminders = () =>
      rowsOf(service, 'SELECT FROM reminders WHERE match_id = $1', [rowId(table.matchId)]);
    await setClock(service, 23 * HOUR);
    await deliveryOf(playerOnTurn, 'REMINDER', 'PUSH', isSettled);
    expect(await sentReminders()).toHaveLength(1);
    await playerOnTurn.resign(table.matchId);
    await setClock(service, 24 * HOUR + 60);
    await until('the reminder to be deleted', async () => (await sentReminders()).length === 0);
  });
});

describe('the next reminder', () => {
  const reminded = (client: TestClient) => deliveryOf(client, 'REMINDER', 'PUSH', isSettled);
  const dueAt = async (matchId: string): Promise<Date | undefined> => {
    const sql = 'SELECT due_at AS at FROM next_reminders WHERE match_id = $1';
    return (await rowsOf<{ at: Date }>(service, sql, [rowId(matchId)]))[0]?.at;
  };
  /** Waits until a match's next reminder is due in so many hours from now, or later. */
  const dueIn = (matchId: string, hours: number) =>
    until(`a reminder in ${hours} hours`, async () => {
      const at = await dueAt(matchId);
      return at && at.getTime() > Date.now() + (hours - 1) * HOUR * 1000;
    });

  async function newMatch(reminders: number[]) {
    for (const player of [anna, ben]) await setPreferences(player, { reminders });
    const table = await startMatch([anna, ben], { timeControl: { perTurnSeconds: DAY } });
    return { table, playerOnTurn: playerToAct(table, await asPlayerToAct(table)) };
  }

  it('comes in time after a vacation that had delayed it is cancelled', async () => {
    const { table, playerOnTurn } = await newMatch([2 * HOUR]);
    await dueIn(table.matchId, 22);
    const days = [1, 4].map((day) => new Date(Date.now() + day * DAY * 1000).toISOString());
    const [from, to] = days.map((day) => day.slice(0, 10));
    const { bookVacation } = await playerOnTurn.ask<{ bookVacation: { vacation: { id: string } } }>(
      `mutation ($input: BookVacationInput!) {
         bookVacation(input: $input) { vacation { id } userErrors { code } } }`,
      { input: { from, to } },
    );
    await dueIn(table.matchId, 2 * 24);
    expect(
      await refusalsOf(playerOnTurn, 'cancelVacation', { vacationId: bookVacation.vacation.id }),
    ).toEqual([]);
    await setClock(service, 23 * HOUR);
    await reminded(playerOnTurn);
    expect((await playerOnTurn.match(table.matchId)).status).toBe('IN_PROGRESS');
  });

  it('comes earlier if its player changes the preference during the turn', async () => {
    const { table, playerOnTurn } = await newMatch([2 * HOUR]);
    await dueIn(table.matchId, 22);
    await setPreferences(playerOnTurn, { reminders: [11 * HOUR] });
    await setClock(service, 14 * HOUR);
    await reminded(playerOnTurn);
  });

  it('is for the new turn if the same player leads again', async () => {
    const { table, playerOnTurn } = await newMatch([2 * HOUR]);
    await stackDeal(service, table, {
      forehand: ['HA', 'HT', 'HK', 'DQ', 'CJ'],
      dealer: ['SA', 'ST', 'SK', 'SQ', 'SJ'],
      talon: ['DA', 'DT', 'DK', 'DJ', 'CA', 'CT', 'CK', 'CQ', 'HQ', 'HJ'],
    });
    await dueIn(table.matchId, 22);
    const forget = 'DELETE FROM next_reminders WHERE match_id = $1';
    await rowsOf(service, forget, [rowId(table.matchId)]);
    await playCard(table);
    await playCard(table);
    expect(playerToAct(table, await asPlayerToAct(table))).toBe(playerOnTurn);
    await setClock(service, 23 * HOUR);
    await reminded(playerOnTurn);
  });

  it('a reminder whose clock cannot be computed is postponed, and others are scheduled', async () => {
    const { table, playerOnTurn } = await newMatch([2 * HOUR]);
    await dueIn(table.matchId, 22);
    const broken = table.matchId;
    const damage = `UPDATE matches SET time_control = '{}' WHERE id = $1`;
    await rowsOf(service, damage, [rowId(broken)]);
    [anna, ben] = [await service.player(), await service.player()];
    const intact = await newMatch([2 * HOUR]);
    await dueIn(intact.table.matchId, 22);
    await setClock(service, 23 * HOUR);
    await reminded(intact.playerOnTurn);
    const later = 23 * HOUR * 1000;
    await until(
      'the reminder to be postponed',
      async () => (await dueAt(broken))!.getTime() > Date.now() + later,
    );
    expect((await ledgerOf(playerOnTurn)).map(({ type }) => type)).not.toContain('REMINDER');
    await rowsOf(service, 'DELETE FROM matches WHERE id = $1', [rowId(broken)]);
  });
});

describe('automatic vacation', () => {
  it('is notified for each day, even within one turn', async () => {
    for (const player of [anna, ben]) {
      expect(await refusalsOf(player, 'setAutoVacation', { enabled: true })).toEqual([]);
    }
    const table = await startMatch([anna, ben], { timeControl: { perTurnSeconds: DAY } });
    const playerOnTurn = playerToAct(table, await asPlayerToAct(table));
    const vacationNotifications = async () =>
      (await ledgerOf(playerOnTurn)).filter(
        ({ type, channel }) => type === 'VACATION_TAKEN' && channel === 'PUSH',
      ).length;
    for (const days of [1, 2]) {
      await setClock(service, days * DAY + 60);
      await until(
        `the notification of day ${days}`,
        async () => (await vacationNotifications()) === days || undefined,
      );
    }
  });
});
