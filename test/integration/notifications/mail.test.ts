/** Real: the whole service, Postgres, an SMTP server; the service's clock is moved. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { TestClient } from '../../support/client.js';
import {
  isSettled,
  ledgerOf,
  deliveryOf,
  refusalsOf,
  subscribeTo,
  setPreferences,
} from '../../support/deliveries.js';
import { linkIn, MailServer } from '../../support/mail-server.js';
import { PushBrowser } from '../../support/push-browser.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { giveAddress } from '../../support/sql.js';
import {
  playerToAct,
  asPlayerToAct,
  cancelNamedChallenges,
  playCard,
  startMatch,
} from '../../support/table.js';
import { setClock } from '../../support/time.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

let service: TestService;
let mail: MailServer;
let anna: TestClient;
let ben: TestClient;

beforeAll(async () => {
  mail = await MailServer.start();
  service = await startService({ SMTP_URL: mail.url, WEBHOOKS_ALLOW_PRIVATE: 'true' });
});
afterAll(async () => {
  await service.stop();
  await mail.stop();
});
beforeEach(async () => {
  [anna, ben] = [await service.player(), await service.player()];
});
afterEach(() => setClock(service, 0));

/** Gives a user an address, verified or not. */
async function addressOf(client: TestClient, isVerified = true): Promise<string> {
  const address = `${randomBytes(5).toString('hex')}@example.org`;
  await giveAddress(service, client, address, isVerified);
  return address;
}

/** Ben challenges Anna, who gets a notification; only one of his challenges to her is open at a time. */
async function challenged(): Promise<void> {
  await cancelNamedChallenges(service);
  const opponents = [{ username: anna.username }];
  const { userErrors } = await ben.challenge({ variant: 'zweier', opponents });
  expect(userErrors).toEqual([]);
}

const challengeBy = (channel: string) => deliveryOf(anna, 'CHALLENGE', channel, isSettled);

describe('an e-mail notification', () => {
  it('goes only to a verified address', async () => {
    await challenged();
    expect(await challengeBy('EMAIL')).toMatchObject({ reason: 'NO_ADDRESS', attempts: 0 });
    const address = await addressOf(anna, false);
    await challenged();
    const unverified = (delivery: { reason: string | null }) => delivery.reason === 'NOT_VERIFIED';
    expect(await deliveryOf(anna, 'CHALLENGE', 'EMAIL', unverified)).toMatchObject({
      status: 'SUPPRESSED',
    });
    expect(mail.to(address)).toEqual([]);
  });

  it('comes once, and none after its unsubscribe link was followed', async () => {
    const address = await addressOf(anna);
    await challenged();
    expect(await challengeBy('EMAIL')).toMatchObject({ status: 'DELIVERED', attempts: 1 });
    const letter = await mail.emailTo(address);
    const { pathname, search } = new URL(linkIn(letter, 'unsubscribe'));
    const { status } = await fetch(`${service.base}${pathname}${search}`, { method: 'POST' });
    expect(status).toBe(200);
    await challenged();
    const off = (delivery: { reason: string | null }) => delivery.reason === 'UNSUBSCRIBED';
    await deliveryOf(anna, 'CHALLENGE', 'EMAIL', off);
    expect(mail.to(address)).toHaveLength(1);
    await setPreferences(anna, { channels: [{ channel: 'EMAIL', enabled: true }] });
    await challenged();
    await mail.emailTo(address, 2);
  });
});

describe('the digest', () => {
  it('lists all waiting matches once a day, and leaves out those played meanwhile', async () => {
    const address = await addressOf(anna);
    await setPreferences(anna, { digestHour: 8 });
    const seconds = (Date.now() / 1000) % DAY;
    const noon = (12 * HOUR - seconds + DAY) % DAY;
    await setClock(service, noon);
    const timeControl = { perTurnSeconds: 14 * DAY };
    const tables = [];
    for (let i = 0; i < 3; i++) tables.push(await startMatch([anna, ben], { timeControl }));
    for (const table of tables) {
      const match = await asPlayerToAct(table);
      if (playerToAct(table, match) === ben) await playCard(table);
    }
    const waiting = async () =>
      (await ledgerOf(anna)).filter(
        ({ type, channel, dueAt }) =>
          type === 'YOUR_TURN' && channel === 'EMAIL' && /T08:00:00.000Z$/.test(dueAt ?? ''),
      );
    for (const { matchId } of tables) {
      await deliveryOf(anna, 'YOUR_TURN', 'EMAIL', (delivery) =>
        delivery.matchId === matchId ? /T08:00:00/.test(delivery.dueAt ?? '') : false,
      );
    }
    expect(await waiting()).toHaveLength(3);
    await anna.resign(tables[0]!.matchId);
    await setClock(service, noon + 20 * HOUR + 60);
    const statusOf = (matchId: string) =>
      deliveryOf(
        anna,
        'YOUR_TURN',
        'EMAIL',
        (delivery) => delivery.matchId === matchId && isSettled(delivery),
      );
    expect(await statusOf(tables[0]!.matchId)).toMatchObject({ reason: 'OUT_OF_DATE' });
    for (const { matchId } of tables.slice(1)) {
      expect(await statusOf(matchId)).toMatchObject({ status: 'DELIVERED', attempts: 1 });
    }
    const digests = mail.to(address).filter((it) => it.mail.subject === '2 matches wait for you');
    expect(digests).toHaveLength(1);
  });
});

describe('preferences, subscriptions and deliveries', () => {
  it('are visible to their owner only', async () => {
    const browser = await PushBrowser.open();
    await subscribeTo(anna, browser, 'phone');
    await challenged();
    const { id } = await challengeBy('PUSH');
    const mine = `{ me { pushSubscriptions { id } notificationPreferences { digestHour } } }`;
    type Mine = { me: { pushSubscriptions: { id: string }[] } };
    const subscription = (await anna.ask<Mine>(mine)).me.pushSubscriptions[0]!.id;
    expect(
      await refusalsOf(ben, 'removePushSubscription', { pushSubscriptionId: subscription }),
    ).toEqual(['PUSH_SUBSCRIPTION_NOT_FOUND']);
    const node = 'query ($id: ID!) { node(id: $id) { id } }';
    const theirs = `query ($name: String!) { user(username: $name) {
      pushSubscriptions { id } notificationPreferences { digestHour } } }`;
    for (const client of [ben, service.client()]) {
      for (const hidden of [id, subscription]) {
        expect(await client.ask(node, { id: hidden })).toEqual({ node: null });
      }
      expect(await client.ask(theirs, { name: anna.username })).toEqual({
        user: { pushSubscriptions: null, notificationPreferences: null },
      });
    }
    expect((await ledgerOf(ben)).filter((delivery) => delivery.id === id)).toEqual([]);
    expect((await service.client().raw('{ deliveries { nodes { id } } }')).errors).toHaveLength(1);
    await browser.close();
  });

  it('invalid preferences and subscriptions are refused with codes', async () => {
    const browser = await PushBrowser.open();
    const good = browser.subscription;
    const add = (input: object) => refusalsOf(anna, 'addPushSubscription', { ...good, ...input });
    expect(await add({ endpoint: 'nonsense', p256dh: 'AAAA', label: ' ' })).toEqual([
      'PUSH_ENDPOINT_INVALID',
      'PUSH_KEYS_INVALID',
      'PUSH_LABEL_INVALID',
    ]);
    expect(await add({ p256dh: 'AAAA' })).toEqual(['PUSH_KEYS_INVALID']);
    expect(await add({ label: ' ' })).toEqual(['PUSH_LABEL_INVALID']);
    const set = (input: object) => refusalsOf(anna, 'setNotificationPreferences', input);
    expect(await set({ quietHours: { from: '7:00', to: '24:00' } })).toEqual([
      'QUIET_HOURS_INVALID',
    ]);
    expect(await set({ reminders: [599], digestHour: 24 })).toEqual([
      'REMINDERS_INVALID',
      'DIGEST_HOUR_INVALID',
    ]);
    await browser.close();
  });
});
