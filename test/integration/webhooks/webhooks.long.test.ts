/**
 * Real: the whole service with its worker, HTTP servers as receivers, signatures checked by the library of Standard
 * Webhooks.
 */
import { toGlobalId } from '../../../src/platform/api/ids.js';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CoreModule } from '../../../src/app/core.module.js';
import { DeliveryStore } from '../../../src/modules/deliveries/storage/delivery-store.js';
import type { TestClient } from '../../support/client.js';
import { asJson, PAYLOAD } from '../../support/payloads.js';
import { Receiver } from '../../support/receiver.js';
import type { Reply } from '../../support/receiver.js';
import { startService, startWorker } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { asPlayerToAct, playerToAct, startMatch } from '../../support/table.js';
import { setClock } from '../../support/time.js';
import { until } from '../../support/wait.js';
import {
  codesOf,
  Hook,
  idOfMessage,
  messages,
  mutate,
  notify,
  verified,
  webhooksOf,
  POSTS_TO_RECEIVERS,
} from './hooks.js';
import type { DeliveryJson, WebhookMutation } from './hooks.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** A target that has failed twelve times, and may be sent to again. */
const FAILED_OFTEN = `INSERT INTO failing_targets (target_id, failures, rests_until)
  VALUES ($1, 12, service_now())`;

let service: TestService;
/** The service's modules, in a process that serves no requests. */
let core: INestApplicationContext;
let receiver: Receiver;
let anna: TestClient;
let bert: TestClient;

beforeAll(async () => {
  service = await startService(POSTS_TO_RECEIVERS);
  const parts = CoreModule.forRoot(service.config);
  core = await NestFactory.createApplicationContext(parts, { logger: ['error'] });
});
afterAll(async () => {
  await core.close();
  await service.stop();
});

beforeEach(async () => {
  [anna, bert, receiver] = await Promise.all([service.player(), service.player(), Receiver.open()]);
});
afterEach(async () => {
  await receiver.close();
  await setClock(service, 0);
});

/** Refuses the first message, which is sent again after some seconds, and takes all others. */
const failingFirst: Reply = (response, request) => {
  const isFirst = idOfMessage(request) === idOfMessage(receiver.received[0]!);
  response.writeHead(isFirst ? 500 : 204).end();
};

type Event = { readonly cursor: string };

/** All of the user's events after a cursor, with all fields, from the query. */
async function eventsAfter(client: TestClient, after: string): Promise<Event[]> {
  const query = `query ($after: String!) { events(first: 100, after: $after) { nodes { __typename cursor at
    ... on MatchEvent { matchId version type seat token ${PAYLOAD} }
    ... on NotificationEvent { notification { id type matchId challengeId friendId clubId competitionId version
      messageId webhookId createdAt readAt } } } } }`;
  const { events } = await client.ask<{ events: { nodes: Event[] } }>(query, { after });
  return events.nodes.map(asJson);
}

const isDelivered = ({ status }: DeliveryJson) => status === 'DELIVERED';
const isDeliveredEnd = ({ status, type }: DeliveryJson) =>
  status === 'DELIVERED' && type === 'MATCH_OVER';

describe('a webhook', () => {
  it('is sent its user’s notifications, signed', async () => {
    const hook = await Hook.open(anna, receiver.url('/hook'));
    await notify(anna);
    const [received] = await messages(receiver, 1);
    const message = verified(received!, hook.secret);
    expect(message).toMatchObject({
      type: 'CHALLENGE',
      timestamp: expect.stringMatching(/^20\d\d-.*Z$/),
      data: { cursor: expect.any(String), notification: { type: 'CHALLENGE', matchId: null } },
    });
    expect(received).toMatchObject({
      path: '/hook',
      headers: { 'content-type': 'application/json', 'user-agent': 'Bummerl' },
    });
    const delivery = await hook.delivery('the delivery', isDelivered);
    expect(delivery).toMatchObject({
      messageId: idOfMessage(received!),
      eventCursor: message.data.cursor,
      type: 'CHALLENGE',
      reason: null,
      attempts: 1,
      lastStatusCode: 204,
      nextAttemptAt: null,
    });
    expect(await hook.ledger()).toHaveLength(1);
  });

  it('is sent nothing of other users, and nothing from before it was made', async () => {
    await notify(anna);
    await until('the notification', async () => {
      const rows = await rowsOf<{ count: number }>(
        service,
        `SELECT count(*)::integer AS count FROM user_events WHERE user_id =
           (SELECT id FROM users WHERE username = $1)`,
        [anna.username],
      );
      return rows[0]!.count > 0;
    });
    const hook = await Hook.open(anna, receiver.url());
    const other = await Hook.open(bert, receiver.url('/bert'));
    await notify(bert);
    await other.delivery('the other’s delivery', isDelivered);
    await notify(anna);
    await hook.delivery('the delivery', isDelivered);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/bert', '/']);
  });

  it('is sent one notification a turn, and single actions only if it asks for them', async () => {
    const [ofNotifications, ofAll] = await Promise.all([
      Hook.open(anna, receiver.url('/notices')),
      Hook.open(anna, receiver.url('/all'), { types: ['MATCH_EVENT', 'MATCH_OVER'] }),
    ]);
    const table = await startMatch([anna, bert]);
    await anna.resign(table.matchId);
    for (const hook of [ofAll, ofNotifications]) await hook.delivery('the end', isDeliveredEnd);
    const types = async (hook: Hook) => new Set((await hook.ledger()).map(({ type }) => type));
    expect(await types(ofAll)).toEqual(new Set(['MATCH_EVENT', 'MATCH_OVER']));
    expect(await types(ofNotifications)).not.toContain('MATCH_EVENT');
  });

  it('is sent the same events in the same order as the query `events` returns', async () => {
    const hook = await Hook.open(anna, receiver.url(), {
      types: ['MATCH_EVENT', 'YOUR_TURN', 'MATCH_OVER'],
    });
    const { eventCursor } = await anna.ask<{ eventCursor: string }>('{ eventCursor }');
    const table = await startMatch([anna, bert]);
    await bert.resign(table.matchId);
    await hook.delivery('the end', isDeliveredEnd);
    const sent = receiver.received.map((one) => verified(one, hook.secret).data);
    const cursors = new Set(sent.map(({ cursor }) => cursor));
    const read = (await eventsAfter(anna, eventCursor)).filter(({ cursor }) => cursors.has(cursor));
    expect(sent.length).toBeGreaterThan(3);
    expect(sent).toEqual(read);
  });

  it('that was removed is sent nothing more', async () => {
    receiver.reply = 500;
    const hook = await Hook.open(anna, receiver.url());
    await notify(anna);
    await hook.delivery('an attempt', ({ attempts }) => attempts === 1);
    expect(await hook.do('deleteWebhook')).toEqual({
      deletedWebhookId: hook.id,
      userErrors: [],
    });
    const rows = await rowsOf(service, 'SELECT 1 FROM deliveries WHERE target_id = $1', [
      rowId(hook.id),
    ]);
    expect([rows, await webhooksOf(anna)]).toEqual([[], []]);
  });

  it('can be given another address and other types', async () => {
    const hook = await Hook.open(anna, receiver.url('/old'));
    const input = { url: receiver.url('/new'), types: ['CHALLENGE_DECLINED'] };
    const { webhook } = await hook.do('updateWebhook', input);
    expect(webhook).toMatchObject(input);
    await notify(anna);
    const made = await anna.challenge({
      variant: 'zweier',
      opponents: [{ username: bert.username }],
    });
    await bert.decline(made.challenge!.id);
    await hook.delivery('the delivery', isDelivered);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/new']);
    const back = await hook.do('updateWebhook', { types: null });
    expect(back.webhook).toMatchObject({ url: input.url, types: null });
  });
});

describe('secrets', () => {
  const signaturesOf = async (count: number) => {
    const received = (await messages(receiver, count))[count - 1]!;
    return { received, count: String(received.headers['webhook-signature']).split(' ').length };
  };

  it('sign for a day after a rotation, both of them', async () => {
    const hook = await Hook.open(anna, receiver.url());
    const { secret } = await hook.do('rotateWebhookSecret');
    expect(secret).not.toBe(hook.secret);
    await notify(anna);
    const both = await signaturesOf(1);
    expect(both.count).toBe(2);
    expect(verified(both.received, secret!)).toEqual(verified(both.received, hook.secret));
    await setClock(service, DAY + 1);
    await notify(anna);
    const one = await signaturesOf(2);
    expect(one.count).toBe(1);
    verified(one.received, secret!);
    expect(() => verified(one.received, hook.secret)).toThrow('No matching signature');
  });

  it('are shown once, and are stored encrypted', async () => {
    const hook = await Hook.open(anna, receiver.url());
    const { secret } = await hook.do('rotateWebhookSecret');
    await notify(anna);
    await hook.delivery('the delivery', isDelivered);
    const stored = await rowsOf<{ text: string }>(
      service,
      `SELECT encode(sealed, 'base64') AS text FROM webhook_secrets
       UNION ALL SELECT w::text FROM webhooks w UNION ALL SELECT d::text FROM deliveries d
       UNION ALL SELECT o::text FROM outbox o UNION ALL SELECT n::text FROM notifications n`,
    );
    const seen = JSON.stringify([stored, await hook.state(), await hook.ledger()]);
    for (const drawn of [hook.secret, secret!]) {
      expect(seen).not.toContain(drawn.slice('whsec_'.length, -1));
    }
  });

  it('cannot be rotated again before the day is over', async () => {
    const hook = await Hook.open(anna, receiver.url());
    for (let n = 0; n < 4; n++) expect(codesOf(await hook.do('rotateWebhookSecret'))).toEqual([]);
    expect(codesOf(await hook.do('rotateWebhookSecret'))).toEqual(['TOO_MANY_SECRETS']);
    await setClock(service, DAY + 1);
    expect(codesOf(await hook.do('rotateWebhookSecret'))).toEqual([]);
  });

  it('that cannot be decrypted disable the webhook', async () => {
    const hook = await Hook.open(anna, receiver.url());
    await rowsOf(
      service,
      `UPDATE webhook_secrets SET sealed = '\\x00' || sealed WHERE webhook_id = $1`,
      [rowId(hook.id)],
    );
    await notify(anna);
    await until('the end', async () => (await hook.state()).state === 'DISABLED');
    expect(await hook.state()).toMatchObject({ disabledReason: 'SECRET_LOST' });
    expect(receiver.received).toEqual([]);
    const { secret } = await hook.do('rotateWebhookSecret');
    await hook.do('enableWebhook');
    await notify(anna);
    verified((await messages(receiver, 1))[0]!, secret!);
  });
});

describe('a message that is not delivered', () => {
  /** The seconds between the ten attempts; the test waits a little longer. */
  const WAITS = [5, 300, 1800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

  it('an undelivered message is tried for three days under one id; then the webhook is disabled', async () => {
    receiver.reply = 503;
    const hook = await Hook.open(anna, receiver.url());
    await notify(anna);
    let passed = 0;
    for (const [i, seconds] of WAITS.entries()) {
      const delivery = await hook.delivery('the attempt', ({ attempts }) => attempts === i + 1);
      expect(delivery).toMatchObject({
        status: 'PENDING',
        reason: 'HTTP_STATUS',
        lastStatusCode: 503,
      });
      await setClock(service, (passed += seconds * 1.15));
    }
    const delivery = await hook.delivery('the end', ({ status }) => status === 'FAILED');
    expect(delivery).toMatchObject({ attempts: 10, nextAttemptAt: null });
    expect(new Set(receiver.received.map(idOfMessage)).size).toBe(1);
    expect(receiver.received).toHaveLength(10);
    expect(await hook.state()).toMatchObject({ state: 'DISABLED', disabledReason: 'FAILING' });
    expect(await webhookNotifications(anna)).toEqual([
      { type: 'WEBHOOK_DISABLED', webhookId: hook.id },
    ]);
  });

  it('an undelivered message is due again when Standard Webhooks says so, not before', async () => {
    receiver.reply = 500;
    const hook = await Hook.open(anna, receiver.url());
    const before = Date.now();
    await notify(anna);
    const delivery = await hook.delivery('the attempt', ({ attempts }) => attempts === 1);
    const due = new Date(delivery.nextAttemptAt!).getTime();
    expect(due).toBeGreaterThanOrEqual(before + 5000);
    expect((await hook.state()).failingSince).not.toBeNull();
  });

  it('an undelivered message arrives when its server is back, and the failures are reset', async () => {
    receiver.reply = 500;
    const hook = await Hook.open(anna, receiver.url());
    await notify(anna);
    await hook.delivery('the attempt', ({ attempts }) => attempts === 1);
    receiver.reply = 200;
    await setClock(service, 10);
    const delivery = await hook.delivery('the delivery', isDelivered);
    expect(delivery).toMatchObject({ attempts: 2, reason: null, lastStatusCode: 200 });
    expect((await hook.state()).failingSince).toBeNull();
    const [first, second] = receiver.received;
    expect(idOfMessage(first!)).toBe(idOfMessage(second!));
    expect(first!.body).toBe(second!.body);
  });

  it('an undelivered message does not delay later ones', async () => {
    receiver.reply = failingFirst;
    const hook = await Hook.open(anna, receiver.url());
    await notify(anna);
    await hook.delivery('the attempt', ({ attempts }) => attempts === 1);
    await notify(anna);
    await hook.delivery('the later one', isDelivered);
    expect((await hook.ledger()).map(({ status }) => status)).toEqual(['DELIVERED', 'PENDING']);
  });

  it('after many failures a server is sent nothing for some minutes, except test deliveries', async () => {
    receiver.reply = (response, { path }) => response.writeHead(path === '/ok' ? 204 : 500).end();
    const [ok, hook] = [
      await Hook.open(anna, receiver.url('/ok')),
      await Hook.open(anna, receiver.url('/failing')),
    ];
    const sent = () => receiver.received.filter(({ path }) => path === '/failing');
    await rowsOf(service, FAILED_OFTEN, [rowId(hook.id)]);
    await notify(anna);
    await hook.delivery('the attempt', ({ attempts }) => attempts === 1);
    const [{ seconds }] = (await rowsOf<{ seconds: number }>(
      service,
      `SELECT extract(epoch FROM rests_until - service_now())::float8 AS seconds FROM failing_targets
       WHERE target_id = $1`,
      [rowId(hook.id)],
    )) as [{ seconds: number }];
    expect(seconds).toBeGreaterThan(100);
    expect(seconds).toBeLessThanOrEqual(300);
    await notify(anna);
    await until(
      'the other webhook’s delivery',
      async () => (await ok.ledger()).filter(isDelivered).length === 2,
    );
    expect(sent()).toHaveLength(1);
    await hook.do('testWebhook');
    const next = await until('the test', () => sent()[1]);
    expect(verified(next, hook.secret).type).toBe('TEST');
  });

  it('an undelivered message is not counted against the address that replaces the old one', async () => {
    receiver.reply = (response, { path }) => response.writeHead(path === '/new' ? 204 : 500).end();
    const hook = await Hook.open(anna, receiver.url('/old'));
    await rowsOf(service, FAILED_OFTEN, [rowId(hook.id)]);
    await notify(anna);
    await hook.delivery('the attempt', ({ attempts }) => attempts === 1);
    const { webhook: same } = await hook.do('updateWebhook', { url: receiver.url('/old') });
    expect(same!.failingSince).not.toBeNull();
    const { webhook: updated } = await hook.do('updateWebhook', { url: receiver.url('/new') });
    expect(updated).toMatchObject({ url: receiver.url('/new'), failingSince: null });
    await notify(anna);
    await hook.delivery('the later one', isDelivered);
    const failures = 'SELECT failures FROM failing_targets WHERE target_id = $1';
    expect(await rowsOf(service, failures, [rowId(hook.id)])).toEqual([]);
  });

  it('an answer of the old address is not counted after the address has changed', async () => {
    let changed = false;
    receiver.reply = (response, { path }) => {
      const gone = () =>
        until('the change', () => changed).then(() => response.writeHead(410).end());
      if (path === '/old') void gone();
      else response.writeHead(204).end();
    };
    const hook = await Hook.open(anna, receiver.url('/old'));
    await notify(anna);
    await messages(receiver, 1);
    await hook.do('updateWebhook', { url: receiver.url('/new') });
    changed = true;
    const { attempts } = await hook.delivery('the delivery', isDelivered);
    expect(attempts).toBe(1);
    expect(await hook.state()).toMatchObject({ state: 'ACTIVE', failingSince: null });
    expect(new Set(receiver.received.map(idOfMessage)).size).toBe(1);
  });

  it('a turn notification is still sent after an offer to call the match off', async () => {
    receiver.reply = 500;
    const types = ['YOUR_TURN'];
    const hook = await Hook.open(anna, receiver.url(), { types });
    const other = await Hook.open(bert, receiver.url('/bert'), { types });
    const table = await startMatch([anna, bert]);
    const isAnnas = playerToAct(table, await asPlayerToAct(table)) === anna;
    const [ownHook, opponent] = isAnnas ? [hook, bert] : [other, anna];
    await ownHook.delivery('the attempt', ({ attempts }) => attempts === 1);
    const { offerAbort } = await opponent.ask<{ offerAbort: { userErrors: object[] } }>(
      `mutation ($id: ID!) { offerAbort(input: { matchId: $id }) { userErrors { code } } }`,
      { id: table.matchId },
    );
    expect(offerAbort.userErrors).toEqual([]);
    receiver.reply = 204;
    await setClock(service, 10);
    expect(await ownHook.delivery('the delivery', isDelivered)).toMatchObject({ attempts: 2 });
  });

  it('by the service’s fault delays none and is not counted against the server', async () => {
    const hook = await Hook.open(anna, receiver.url(), { types: ['MATCH_EVENT', 'CHALLENGE'] });
    const rest = `INSERT INTO failing_targets (target_id, failures, rests_until) VALUES ($1, 0, 'infinity')`;
    await rowsOf(service, rest, [rowId(hook.id)]);
    const { matchId } = await startMatch([anna, bert]);
    await rowsOf(service, `UPDATE matches SET snapshot = '{}' WHERE id = $1`, [rowId(matchId)]);
    await rowsOf(service, 'DELETE FROM failing_targets WHERE target_id = $1', [rowId(hook.id)]);
    const delivery = await hook.delivery('the fault', ({ reason }) => reason === 'FAULT');
    expect(delivery).toMatchObject({ type: 'MATCH_EVENT', status: 'PENDING' });
    await notify(anna);
    await hook.delivery('the later one', (one) => one.type === 'CHALLENGE' && isDelivered(one));
    expect((await hook.state()).failingSince).toBeNull();
  });

  it('because of a redirect does not follow it', async () => {
    const otherReceiver = await Receiver.open();
    receiver.reply = (response) => response.writeHead(308, { location: otherReceiver.url() }).end();
    const hook = await Hook.open(anna, receiver.url());
    await notify(anna);
    const delivery = await hook.delivery('the attempt', ({ attempts }) => attempts === 1);
    expect(delivery).toMatchObject({ status: 'PENDING', reason: 'REDIRECT', lastStatusCode: 308 });
    expect(otherReceiver.received).toEqual([]);
    await otherReceiver.close();
  });

  it('a turn notification is not sent when the turn is over', async () => {
    receiver.reply = 500;
    const hooks = await Promise.all([
      Hook.open(anna, receiver.url('/anna'), { types: ['YOUR_TURN'] }),
      Hook.open(bert, receiver.url('/bert'), { types: ['YOUR_TURN'] }),
    ]);
    const table = await startMatch([anna, bert]);
    const match = await asPlayerToAct(table);
    const hook = hooks[playerToAct(table, match) === anna ? 0 : 1];
    const { id } = await hook.delivery('the attempt', ({ attempts }) => attempts === 1);
    await playerToAct(table, match).resign(table.matchId);
    await setClock(service, 10);
    const delivery = await hook.delivery(
      'the end',
      (one) => one.id === id && one.status !== 'PENDING',
    );
    expect(delivery).toMatchObject({ status: 'SUPPRESSED', reason: 'OUT_OF_DATE', attempts: 1 });
  });
});

/** A user's notifications about webhooks. */
async function webhookNotifications(client: TestClient) {
  const query = '{ notifications(first: 100) { nodes { type webhookId } } }';
  type Node = { type: string; webhookId: string | null };
  const all = await until('the notification', async () => {
    const { notifications } = await client.ask<{ notifications: { nodes: Node[] } }>(query);
    const nodes = notifications.nodes.filter(({ type }) => type === 'WEBHOOK_DISABLED');
    return nodes.length > 0 && nodes;
  });
  return all;
}

describe('a server that is gone (410)', () => {
  it('is sent nothing until its webhook is enabled; then a replay works', async () => {
    receiver.reply = (response, { headers }) =>
      response.writeHead(headers['webhook-id'] === undefined || gone ? 410 : 204).end();
    let gone = false;
    const hook = await Hook.open(anna, receiver.url());
    await notify(anna);
    const seen = await hook.delivery('the delivery', isDelivered);
    gone = true;
    await notify(anna);
    const delivery = await hook.delivery('the end', ({ status }) => status === 'FAILED');
    expect(delivery).toMatchObject({ reason: 'GONE', lastStatusCode: 410, attempts: 1 });
    expect(await hook.state()).toMatchObject({ state: 'DISABLED', disabledReason: 'GONE' });
    expect(await webhookNotifications(anna)).toEqual([
      { type: 'WEBHOOK_DISABLED', webhookId: hook.id },
    ]);
    // The event comes a little later than the notification.
    await until(
      'its event',
      async () => (await eventsAfter(anna, delivery.eventCursor!)).length > 0,
    );
    const before = receiver.received.length;
    for (const name of ['testWebhook', 'replayWebhook'] as const) {
      const input = name === 'replayWebhook' ? { after: seen.eventCursor } : {};
      expect(codesOf(await hook.do(name, input))).toEqual(['WEBHOOK_IS_DISABLED']);
    }
    gone = false;
    const { webhook } = await hook.do('enableWebhook');
    expect(webhook).toMatchObject({ state: 'ACTIVE', disabledReason: null });
    expect(receiver.received).toHaveLength(before);
    await hook.do('replayWebhook', { after: seen.eventCursor });
    const missed = await hook.delivery(
      'the missed message',
      (one) => one.id === delivery.id && isDelivered(one),
    );
    expect(missed).toMatchObject({ messageId: delivery.messageId, attempts: 1, reason: null });
    const sent = await messages(receiver, before + 2);
    const types = sent.slice(before).map((one) => verified(one, hook.secret).type);
    expect(types).toEqual(['CHALLENGE', 'WEBHOOK_DISABLED']);
  });
});

describe('a replay', () => {
  it('sends one message again, under the same id', async () => {
    const hook = await Hook.open(anna, receiver.url());
    await notify(anna);
    const delivery = await hook.delivery('the delivery', isDelivered);
    expect(codesOf(await hook.do('replayWebhook', { webhookDeliveryId: delivery.id }))).toEqual([]);
    const [first, again] = await messages(receiver, 2);
    expect(idOfMessage(again!)).toBe(idOfMessage(first!));
    expect(again!.body).toBe(first!.body);
    await hook.delivery('the delivery', isDelivered);
    expect(await hook.ledger()).toHaveLength(1);
  });

  it('sends all messages after a cursor again, in their order', async () => {
    const hook = await Hook.open(anna, receiver.url());
    for (let n = 0; n < 3; n++) await notify(anna);
    const sent = (await messages(receiver, 3)).map(idOfMessage);
    await until('the ledger', async () => (await hook.ledger()).every(isDelivered));
    const [, , oldest] = await hook.ledger();
    await hook.do('replayWebhook', { after: oldest!.eventCursor });
    const all = (await messages(receiver, 5)).map(idOfMessage);
    expect(all).toEqual([...sent, ...sent.slice(1)]);
  });

  it('reports missing or invalid arguments', async () => {
    const hook = await Hook.open(anna, receiver.url());
    const other = await Hook.open(bert, receiver.url('/bert'));
    await notify(bert);
    const delivery = await other.delivery('the delivery', isDelivered);
    const both = { webhookDeliveryId: delivery.id, after: delivery.eventCursor };
    expect(codesOf(await hook.do('replayWebhook'))).toEqual(['REPLAY_OF_WHAT']);
    expect(codesOf(await hook.do('replayWebhook', both))).toEqual(['REPLAY_OF_WHAT']);
    for (const webhookDeliveryId of [delivery.id, toGlobalId('WebhookDelivery', randomUUID())]) {
      const answer = await hook.do('replayWebhook', { webhookDeliveryId });
      expect(codesOf(answer)).toEqual(['DELIVERY_NOT_FOUND']);
    }
    for (const after of [delivery.eventCursor, 'x']) {
      await expect(hook.do('replayWebhook', { after })).rejects.toThrow('BAD_USER_INPUT');
    }
  });
});

describe('a test delivery', () => {
  it('is sent in the same way as every message', async () => {
    const hook = await Hook.open(anna, receiver.url());
    const { delivery } = await hook.do('testWebhook');
    expect(delivery).toMatchObject({ type: 'TEST', status: 'PENDING', eventCursor: null });
    const [received] = await messages(receiver, 1);
    expect(verified(received!, hook.secret)).toMatchObject({ type: 'TEST', data: {} });
    expect(idOfMessage(received!)).toBe(delivery!.messageId);
    expect(await hook.delivery('the delivery', isDelivered)).toMatchObject({ id: delivery!.id });
  });

  it('is sent only once, even if it fails', async () => {
    receiver.reply = 500;
    const hook = await Hook.open(anna, receiver.url());
    await hook.do('testWebhook');
    const delivery = await hook.delivery('the end', ({ status }) => status !== 'PENDING');
    expect(delivery).toMatchObject({ status: 'FAILED', reason: 'HTTP_STATUS', attempts: 1 });
    expect(await hook.state()).toMatchObject({ state: 'ACTIVE', failingSince: null });
  });

  it('can be sent ten times an hour', async () => {
    const hook = await Hook.open(anna, receiver.url());
    for (let n = 0; n < 10; n++) expect(codesOf(await hook.do('testWebhook'))).toEqual([]);
    expect(codesOf(await hook.do('testWebhook'))).toEqual(['TOO_MANY_TESTS']);
    await setClock(service, HOUR + 1);
    expect(codesOf(await hook.do('testWebhook'))).toEqual([]);
  });
});

describe('the fields of a webhook', () => {
  it('are reported if they are invalid, each of them', async () => {
    const create = (input: object) => mutate(anna, 'createWebhook', input);
    expect(codesOf(await create({ url: 'ftp://example.org' }))).toEqual(['WEBHOOK_URL_INVALID']);
    expect((await create({ url: 'x', types: [] })).userErrors).toMatchObject([
      { code: 'WEBHOOK_URL_INVALID', path: ['url'] },
      { code: 'WEBHOOK_TYPES_EMPTY', path: ['types'] },
    ]);
    const hook = await Hook.open(anna, receiver.url());
    expect(codesOf(await create({ url: receiver.url() }))).toEqual(['WEBHOOK_EXISTS']);
    const other = await Hook.open(anna, receiver.url('/other'));
    const taken = await other.do('updateWebhook', { url: receiver.url() });
    expect(codesOf(taken)).toEqual(['WEBHOOK_EXISTS']);
    expect(codesOf(await hook.do('updateWebhook', { url: 'x' }))).toEqual(['WEBHOOK_URL_INVALID']);
  });

  it('a webhook is made and rotated once for an idempotency key; only the first answer has the secret', async () => {
    const created = { url: receiver.url('/keyed'), idempotencyKey: 'one webhook' };
    const first = await mutate(anna, 'createWebhook', created);
    expect(await mutate(anna, 'createWebhook', created)).toEqual({ ...first, secret: null });
    const rotation = { webhookId: first.webhook!.id, idempotencyKey: 'one rotation' };
    const rotated = await mutate(anna, 'rotateWebhookSecret', rotation);
    expect(rotated.secret).not.toBe(first.secret);
    expect((await mutate(anna, 'rotateWebhookSecret', rotation)).secret).toBeNull();
  });

  it('a user has at most ten webhooks', async () => {
    for (let n = 0; n < 10; n++) await Hook.open(anna, receiver.url(`/${n}`));
    const answer = await mutate(anna, 'createWebhook', { url: receiver.url('/one-more') });
    expect(codesOf(answer)).toEqual(['TOO_MANY_WEBHOOKS']);
    expect(await webhooksOf(anna)).toHaveLength(10);
  });
});

describe('other users and a webhook', () => {
  const ALL: [WebhookMutation, object][] = [
    ['updateWebhook', { types: ['CHALLENGE'] }],
    ['rotateWebhookSecret', {}],
    ['enableWebhook', {}],
    ['testWebhook', {}],
    ['replayWebhook', { webhookDeliveryId: toGlobalId('WebhookDelivery', randomUUID()) }],
    ['deleteWebhook', {}],
  ];

  it.each(ALL)('another user cannot call %s for a webhook', async (name, input) => {
    const { id } = await Hook.open(anna, receiver.url());
    for (const webhookId of [id, toGlobalId('Webhook', randomUUID())]) {
      const answer = await mutate(bert, name, { webhookId, ...input });
      expect(codesOf(answer)).toEqual(['WEBHOOK_NOT_FOUND']);
    }
    expect(await webhooksOf(anna)).toMatchObject([{ id, types: null }]);
  });

  it('another user sees nothing of a webhook', async () => {
    const hook = await Hook.open(anna, receiver.url());
    await notify(anna);
    const { id } = await hook.delivery('the delivery', isDelivered);
    const query = `query ($name: String!, $hook: ID!, $delivery: ID!) {
      user(username: $name) { webhooks { id } } hook: node(id: $hook) { id }
      delivery: node(id: $delivery) { id } }`;
    const variables = { name: anna.username, hook: hook.id, delivery: id };
    const nothing = { user: { webhooks: null }, hook: null, delivery: null };
    expect(await bert.ask(query, variables)).toEqual(nothing);
    expect(await service.client().ask(query, variables)).toEqual(nothing);
    expect(await anna.ask(query, variables)).toMatchObject({
      hook: { id: hook.id },
      delivery: { id },
    });
  });

  it('a token for playing sees nothing of a webhook', async () => {
    const hook = await Hook.open(anna, receiver.url());
    const { createApiToken } = await anna.ask<{ createApiToken: { secret: string } }>(
      `mutation { createApiToken(input: { name: "bot", scopes: ["match:play", "event:read"] }) { secret } }`,
    );
    const program = service.client();
    program.accessToken = createApiToken.secret;
    expect(await webhooksOf(program)).toBeNull();
    const query = 'query ($id: ID!) { node(id: $id) { id } }';
    expect(await program.ask(query, { id: hook.id })).toEqual({ node: null });
    await expect(mutate(program, 'testWebhook', { webhookId: hook.id })).rejects.toThrow(
      'FORBIDDEN',
    );
  });
});

describe('workers of webhooks', () => {
  it('send each message once, in the order of the events', async () => {
    const workers = await Promise.all([startWorker(service), startWorker(service)]);
    const paths = ['/a', '/b', '/c'];
    const hooks = await Promise.all(paths.map((path) => Hook.open(anna, receiver.url(path))));
    for (let n = 0; n < 15; n++) await notify(anna);
    await messages(receiver, 45);
    for (const hook of hooks) {
      await until('the ledger', async () => (await hook.ledger()).every(isDelivered));
    }
    expect(receiver.received).toHaveLength(45);
    for (const path of paths) {
      const sent = receiver.received.filter((one) => one.path === path).map(idOfMessage);
      const positions = sent.map((id) => Number(id.split('_')[1]));
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
      expect(new Set(sent).size).toBe(15);
    }
    await Promise.all(workers.map((worker) => worker.close()));
  });

  it('send a message again, under the same id, if nobody has recorded it as sent', async () => {
    const hook = await Hook.open(anna, receiver.url());
    receiver.reply = (response) => {
      // The worker that sends this loses the delivery to another before the answer comes.
      const lost = receiver.received.length === 1;
      const take = `UPDATE deliveries SET claim = gen_random_uuid(), claimed_until = now()
        WHERE target_id = $1 AND status = 'PENDING'`;
      const done = lost ? rowsOf(service, take, [rowId(hook.id)]) : Promise.resolve();
      void done.then(() => response.writeHead(204).end());
    };
    await notify(anna);
    const [first, again] = await messages(receiver, 2);
    expect(idOfMessage(again!)).toBe(idOfMessage(first!));
    expect(await hook.delivery('the delivery', isDelivered)).toMatchObject({ attempts: 2 });
  });

  it('delete deliveries that ended a month ago', async () => {
    receiver.reply = failingFirst;
    const hook = await Hook.open(anna, receiver.url());
    await notify(anna);
    await hook.delivery('the attempt', ({ attempts }) => attempts === 1);
    await notify(anna);
    await hook.delivery('the delivery', isDelivered);
    await core.get(DeliveryStore, { strict: false }).clear();
    expect(await hook.ledger()).toHaveLength(2);
    await setClock(service, 30 * DAY + HOUR);
    await core.get(DeliveryStore, { strict: false }).clear();
    expect((await hook.ledger()).map(({ status }) => status)).toEqual(['PENDING']);
  });
});
