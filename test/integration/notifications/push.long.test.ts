/** Real: the whole service, Postgres, a push service on this machine; the service's clock is moved. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mustMutate, mutate, PASSWORD } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import type { DeliveryJson } from '../../support/deliveries.js';
import {
  isSettled,
  ledgerOf,
  deliveryOf,
  refusalsOf,
  subscribeTo,
  setPreferences,
} from '../../support/deliveries.js';
import { socketOf, subscribe } from '../../support/live.js';
import { PushBrowser, vapidClaims } from '../../support/push-browser.js';
import { startService, startWorker } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { playCard, startMatch } from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { setClock } from '../../support/time.js';
import { until } from '../../support/wait.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

let service: TestService;
let browser: PushBrowser;
/** The player to act first in a new match, and the other player. */
let firstToAct: TestClient;
let other: TestClient;
let table: Table;

beforeAll(async () => {
  service = await startService({ WEBHOOKS_ALLOW_PRIVATE: 'true', SWEEP_SPEED: '10' });
});
afterAll(() => service.stop());
beforeEach(async () => {
  browser = await PushBrowser.open();
});
afterEach(async () => {
  await browser.close();
  await setClock(service, 0);
});

/** Two people with a push subscription on the browser each; either may be first to act. */
async function people(preferences: object = {}): Promise<TestClient[]> {
  const players = [await service.player(), await service.player()];
  for (const player of players) {
    await subscribeTo(player, browser, 'phone');
    await setPreferences(player, preferences);
  }
  return players;
}

/** Starts a match of the players; sets `firstToAct` and `other`. */
async function play(players: TestClient[], input: object = {}): Promise<void> {
  table = await startMatch(players, { timeControl: { perTurnSeconds: 3 * DAY }, ...input });
  const { toAct } = await players[0]!.match(table.matchId);
  [firstToAct, other] = [players[toAct!]!, players[1 - toAct!]!];
}

const turnOf = (client: TestClient, wanted = isSettled) =>
  deliveryOf(client, 'YOUR_TURN', 'PUSH', wanted);

/** Whether a delivery is due in the future, by a clock `shift` seconds ahead. */
const isLater = ({ dueAt }: DeliveryJson, shift: number): boolean =>
  dueAt !== null && Date.parse(dueAt) > Date.now() + shift * 1000;

describe('a push subscription', () => {
  const LABELS = '{ me { pushSubscriptions { label } } }';
  const labelsOf = async (client: TestClient) => {
    type Listed = { me: { pushSubscriptions: { label: string }[] } };
    const { me } = await client.ask<Listed>(LABELS);
    return me.pushSubscriptions.map(({ label }) => label);
  };
  /** The same user with another session. */
  const onOtherDevice = ({ username }: TestClient) =>
    Object.assign(service.client(), { username }).signIn();

  it('ends with its session, and others of the user stay', async () => {
    const phone = await service.player();
    const laptop = await onOtherDevice(phone);
    const second = await PushBrowser.open();
    await subscribeTo(phone, browser, 'phone');
    await subscribeTo(laptop, second, 'laptop');
    expect(await labelsOf(laptop)).toEqual(['phone', 'laptop']);
    await mutate(phone, 'logout', { refreshToken: phone.refreshToken });
    expect(await labelsOf(laptop)).toEqual(['laptop']);
    const friend = await service.player();
    await friend.challenge({ variant: 'zweier', opponents: [{ username: laptop.username }] });
    await deliveryOf(laptop, 'CHALLENGE', 'PUSH', isSettled);
    expect([browser.pushes.length, second.pushes.length]).toEqual([0, 1]);
    await second.close();
  });

  it('gets no waiting push after the sign-out', async () => {
    browser.answer = () => 503;
    const player = await service.player();
    await subscribeTo(player, browser, 'phone');
    const friend = await service.player();
    await friend.challenge({ variant: 'zweier', opponents: [{ username: player.username }] });
    await deliveryOf(player, 'CHALLENGE', 'PUSH', ({ attempts }) => attempts === 1);
    const { refreshToken } = player;
    await player.signIn();
    await mutate(player, 'logout', { refreshToken });
    await setClock(service, HOUR);
    expect(await deliveryOf(player, 'CHALLENGE', 'PUSH', isSettled)).toMatchObject({
      status: 'SUPPRESSED',
      reason: 'NO_SUBSCRIPTION',
    });
    expect(browser.pushes.length).toBe(1);
  });

  it('ends with all others of the user’s sessions by logoutEverywhere and by a new password', async () => {
    const phone = await service.player();
    const laptop = await onOtherDevice(phone);
    await subscribeTo(phone, browser, 'phone');
    const passwords = { currentPassword: PASSWORD, newPassword: 'another fine password' };
    await mutate(laptop, 'changePassword', passwords);
    expect(await labelsOf(laptop)).toEqual([]);
    await subscribeTo(laptop, browser, 'laptop');
    await laptop.ask('mutation { logoutEverywhere { userErrors { code } } }');
    await laptop.signIn(passwords.newPassword);
    expect(await labelsOf(laptop)).toEqual([]);
  });

  it('an endpoint belongs to the user who added it last', async () => {
    const [first, second] = [await service.player(), await service.player()];
    const add = (client: TestClient) =>
      mutate(client, 'addPushSubscription', { ...browser.subscription, label: 'phone' });
    await add(first);
    await add(second);
    expect([await labelsOf(first), await labelsOf(second)]).toEqual([[], ['phone']]);
    const friend = await service.player();
    for (const { username } of [first, second])
      await friend.challenge({ variant: 'zweier', opponents: [{ username }] });
    expect(await deliveryOf(first, 'CHALLENGE', 'PUSH', isSettled)).toMatchObject({
      reason: 'NO_SUBSCRIPTION',
    });
    await deliveryOf(second, 'CHALLENGE', 'PUSH', ({ status }) => status === 'DELIVERED');
    expect(browser.pushes.length).toBe(1);
  });

  it('of a personal token ends when the token is revoked', async () => {
    const player = await service.player();
    type Made = { secret: string; apiToken: { id: string } };
    const input = { name: 'push', scopes: ['push:write'] };
    const { secret, apiToken } = await mustMutate<Made>(
      player,
      'createApiToken',
      input,
      'secret apiToken { id }',
    );
    const program = Object.assign(service.client(), { accessToken: secret, username: 'program' });
    await subscribeTo(program, browser, 'program');
    expect(await labelsOf(player)).toEqual(['program']);
    await mutate(player, 'revokeApiToken', { apiTokenId: apiToken.id });
    expect(await labelsOf(player)).toEqual([]);
  });
});

describe('a push', () => {
  it('is encrypted for its browser and signed by the service', async () => {
    await play(await people());
    const delivery = await turnOf(firstToAct);
    expect(delivery).toMatchObject({
      status: 'DELIVERED',
      attempts: 1,
      reason: null,
      target: 'phone',
    });
    const push = browser.pushes.find(({ payload }) => payload.type === 'YOUR_TURN')!;
    expect(push.payload).toEqual({
      type: 'YOUR_TURN',
      matchId: table.matchId,
      title: expect.stringContaining(other.username) as unknown,
      language: 'en',
      url: `${service.base}/match/${table.matchId}`,
    });
    const { headers } = push;
    expect(headers.topic).toBe(rowId(table.matchId).replaceAll('-', ''));
    expect(Number(headers.ttl)).toBeGreaterThan(2 * DAY);
    expect(Number(headers.ttl)).toBeLessThanOrEqual(3 * DAY);
    const { vapidPublicKey } = await firstToAct.ask<{ vapidPublicKey: string }>(
      '{ vapidPublicKey }',
    );
    expect(vapidClaims(push, vapidPublicKey)).toMatchObject({ aud: browser.origin });
  });

  it('goes to each browser, and a subscription that is gone ends', async () => {
    const players = await people();
    const second = await PushBrowser.open();
    second.answer = () => 410;
    for (const player of players) await subscribeTo(player, second, 'old');
    await play(players);
    await turnOf(
      firstToAct,
      (delivery) => delivery.target === 'phone' && delivery.status === 'DELIVERED',
    );
    // If the challenged player acts first, the push about the challenge has tried it already.
    const failed = await until('a push to the browser that is gone', async () =>
      (await ledgerOf(firstToAct)).find(
        (delivery) => delivery.target === 'old' && delivery.status === 'FAILED',
      ),
    );
    expect(failed).toMatchObject({ status: 'FAILED', reason: 'GONE', attempts: 1 });
    const query = '{ me { pushSubscriptions { label } } }';
    expect(await firstToAct.ask(query)).toEqual({
      me: { pushSubscriptions: [{ label: 'phone' }] },
    });
    await second.close();
  });

  it('is tried for about a day, then it has failed', async () => {
    browser.answer = () => 503;
    await play(await people());
    let shift = 0;
    for (let attempts = 1; attempts < 9; attempts++) {
      const delivery = await turnOf(
        firstToAct,
        (it) => it.attempts === attempts && isLater(it, shift),
      );
      expect(delivery).toMatchObject({
        status: 'PENDING',
        reason: 'NOT_TAKEN',
        answer: 'HTTP_503',
      });
      shift = (Date.parse(delivery.dueAt!) - Date.now()) / 1000 + 1;
      await setClock(service, shift);
    }
    const delivery = await turnOf(firstToAct);
    expect(delivery).toMatchObject({
      status: 'FAILED',
      reason: 'NOT_TAKEN',
      answer: 'HTTP_503',
      attempts: 9,
    });
    expect(shift).toBeGreaterThan(0.6 * DAY);
    expect(shift).toBeLessThan(1.4 * DAY);
  });

  it('is sent by one of two workers, and again if that one dies after it', async () => {
    const worker = await startWorker(service);
    try {
      await play(await people());
      await turnOf(firstToAct);
      await playCard(table);
      await turnOf(other);
      const turns = browser.pushes.filter(({ payload }) => payload.type === 'YOUR_TURN');
      expect(turns).toHaveLength(2);
      // The state after a worker died between the push and its entry in the ledger.
      const died = `UPDATE deliveries SET status = 'PENDING', settled_at = NULL, due_at = service_now(),
        claimed_until = now() - interval '1 second' WHERE id = $1`;
      await rowsOf(service, died, [rowId((await turnOf(other)).id)]);
      expect(
        await turnOf(other, (delivery) => delivery.attempts === 2 && isSettled(delivery)),
      ).toMatchObject({
        status: 'DELIVERED',
      });
    } finally {
      await worker.close();
    }
  });
});

describe('suppressed pushes', () => {
  it('are about a turn that is over', async () => {
    browser.answer = () => 503;
    await play(await people());
    const { dueAt } = await turnOf(firstToAct, ({ answer }) => answer === 'HTTP_503');
    await playCard(table);
    await setClock(service, (Date.parse(dueAt!) - Date.now()) / 1000 + 1);
    expect(await turnOf(firstToAct)).toMatchObject({
      status: 'SUPPRESSED',
      reason: 'OUT_OF_DATE',
      attempts: 1,
    });
  });

  it('are to a player who is connected, but not if they are reminders', async () => {
    const players = await people();
    const sockets = players.map((player) => socketOf(player));
    const feeds = sockets.map((socket) =>
      subscribe(socket, 'subscription { notificationAdded { type } }'),
    );
    await until('both to be present', async () => {
      const presence = await rowsOf(service, 'SELECT FROM presence');
      return presence.length === 2;
    });
    await play(players);
    expect(await turnOf(firstToAct)).toMatchObject({ status: 'SUPPRESSED', reason: 'CONNECTED' });
    feeds.forEach((feed) => feed.stop());
    await until('both to be gone', async () => {
      return (await rowsOf(service, 'SELECT FROM presence')).length === 0;
    });
    await setClock(service, 2 * DAY + HOUR);
    const reminder = await deliveryOf(firstToAct, 'REMINDER', 'PUSH', isSettled);
    expect(reminder).toMatchObject({ status: 'DELIVERED' });
    for (const socket of sockets) await socket.dispose();
  });

  it('are of a channel or a type that is switched off', async () => {
    const types = [{ type: 'YOUR_TURN', channel: 'PUSH', enabled: false }];
    await play(await people({ types }));
    expect(await turnOf(firstToAct)).toMatchObject({ status: 'SUPPRESSED', reason: 'OFF' });
    await firstToAct.resign(table.matchId);
    expect(await deliveryOf(firstToAct, 'MATCH_OVER', 'PUSH', isSettled)).toMatchObject({
      status: 'DELIVERED',
    });
    await play(await people({ channels: [{ channel: 'PUSH', enabled: false }] }));
    expect(await turnOf(firstToAct)).toMatchObject({ status: 'SUPPRESSED', reason: 'OFF' });
  });

  it('without any channel the end of a match has a suppressed delivery, and a turn has none', async () => {
    await play([await service.player(), await service.player()]);
    await firstToAct.resign(table.matchId);
    expect(await deliveryOf(firstToAct, 'MATCH_OVER', 'PUSH', isSettled)).toMatchObject({
      status: 'SUPPRESSED',
      reason: 'NO_SUBSCRIPTION',
      attempts: 0,
    });
    const turns = (await ledgerOf(firstToAct)).filter(({ type }) => type === 'YOUR_TURN');
    expect(turns).toEqual([]);
  });
});

describe('quiet hours', () => {
  /** Moves the clock to the next time that it is `hour` in UTC; returns by how much. */
  async function clockAt(hour: number): Promise<number> {
    const seconds = (Date.now() / 1000) % DAY;
    const shift = (hour * HOUR - seconds + DAY) % DAY;
    await setClock(service, shift);
    return shift;
  }

  it('delay a push until they end in the user’s time zone; then it is checked again', async () => {
    const players = await people({ quietHours: { from: '22:00', to: '07:30' } });
    await rowsOf(service, `UPDATE users SET time_zone = 'Asia/Tokyo' WHERE username = ANY($1)`, [
      players.map(({ username }) => username),
    ]);
    // In Tokyo it is then half past one at night.
    const shift = await clockAt(16.5);
    await play(players);
    const delayed = await turnOf(
      firstToAct,
      ({ dueAt, createdAt }) => dueAt !== null && dueAt > createdAt,
    );
    expect(new Date(delayed.dueAt!).toISOString()).toMatch(/T22:30:00.000Z$/);
    expect(delayed.attempts).toBe(0);
    await setClock(service, shift + 6 * HOUR + 60);
    expect(await turnOf(firstToAct)).toMatchObject({ status: 'DELIVERED', attempts: 1 });
  });

  it('do not delay a reminder whose turn would run out in them', async () => {
    const shift = await clockAt(12);
    const players = await people({ quietHours: { from: '00:00', to: '23:00' }, reminders: [HOUR] });
    await play(players, { timeControl: { perTurnSeconds: 8 * HOUR } });
    await turnOf(firstToAct, ({ dueAt, createdAt }) => dueAt !== null && dueAt > createdAt);
    await setClock(service, shift + 7 * HOUR + 60);
    expect(await deliveryOf(firstToAct, 'REMINDER', 'PUSH', isSettled)).toMatchObject({
      status: 'DELIVERED',
    });
  });
});

describe('reminders', () => {
  const reminders = async (client: TestClient) =>
    (await ledgerOf(client)).filter(
      ({ type, channel }) => type === 'REMINDER' && channel === 'PUSH',
    );

  /** Waits until all due reminders are sent: makes a match whose reminder is due, and waits for that reminder. */
  async function untilRemindersAreSent(): Promise<void> {
    const players = [await service.player(), await service.player()];
    const { matchId } = await startMatch(players, { timeControl: { perTurnSeconds: 3 * DAY } });
    const due = `UPDATE matches SET turn_started_at = turn_started_at - interval '2 days',
      deadline = deadline - interval '2 days' WHERE id = $1`;
    await rowsOf(service, due, [rowId(matchId)]);
    await until('a reminder', async () =>
      (await Promise.all(players.map(reminders))).some((deliveries) => deliveries.length > 0),
    );
    await until('no reminder to be written', async () => {
      const due = `SELECT FROM outbox WHERE events->0->>'type' = 'REMINDER_DUE'`;
      return (await rowsOf(service, due)).length === 0;
    });
  }

  it('are sent before the deadline, once, and again before a deadline that vacation has moved', async () => {
    const players = await people({ reminders: [2 * HOUR] });
    for (const player of players) await refusalsOf(player, 'setAutoVacation', { enabled: true });
    await play(players, { timeControl: { perTurnSeconds: DAY } });
    await setClock(service, DAY - HOUR);
    await until('the reminder', async () => (await reminders(firstToAct)).length === 1);
    await setClock(service, DAY + 60);
    await deliveryOf(firstToAct, 'VACATION_TAKEN', 'PUSH', isSettled);
    await setClock(service, 2 * DAY - 3 * HOUR);
    await untilRemindersAreSent();
    expect(await reminders(firstToAct)).toHaveLength(1);
    await setClock(service, 2 * DAY - HOUR);
    await until('the reminder of the day', async () => (await reminders(firstToAct)).length === 2);
    const outage = `UPDATE matches SET deadline = deadline + interval '10 minutes' WHERE id = $1`;
    await rowsOf(service, outage, [rowId(table.matchId)]);
    await untilRemindersAreSent();
    expect(await reminders(firstToAct)).toHaveLength(2);
    expect(await reminders(other)).toEqual([]);
  });

  it('follow the player’s preference, if the turn is long enough for them', async () => {
    const players = await people({ reminders: [2 * HOUR, 600] });
    await play(players, { timeControl: { perTurnSeconds: HOUR } });
    await setClock(service, HOUR - 500);
    await deliveryOf(firstToAct, 'REMINDER', 'PUSH', isSettled);
    expect(await reminders(firstToAct)).toHaveLength(1);
    expect(
      await rowsOf(service, 'SELECT FROM reminders WHERE match_id = $1', [rowId(table.matchId)]),
    ).toHaveLength(1);
  });
});
