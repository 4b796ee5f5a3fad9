/** Real: the service and receivers. Every attempt is kept, and the owner may choose the secret that signs the first. */
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../../support/client.js';
import { Receiver } from '../../support/receiver.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { until } from '../../support/wait.js';
import { codesOf, Hook, messages, mutate, notify, verified, POSTS_TO_RECEIVERS } from './hooks.js';
import type { DeliveryJson } from './hooks.js';

let service: TestService;
let receiver: Receiver;
let anna: TestClient;

beforeAll(async () => {
  service = await startService(POSTS_TO_RECEIVERS);
});
beforeEach(async () => {
  [anna, receiver] = await Promise.all([service.player(), Receiver.open()]);
});
afterEach(() => receiver.close());
afterAll(() => service.stop());

const tried =
  (times: number) =>
  ({ attemptLog }: DeliveryJson): boolean =>
    attemptLog.length >= times;

const replay = (hook: Hook, { id }: DeliveryJson) =>
  hook.do('replayWebhook', { webhookDeliveryId: id });

describe('an attempt', () => {
  it('is kept with its time, status and the beginning of the answer, also after a replay', async () => {
    receiver.reply = (response) => response.writeHead(500).end(`wrong\0${'ü'.repeat(2000)}`);
    const began = Date.now();
    const hook = await Hook.open(anna, receiver.url());
    await notify(anna);
    const failed = await hook.delivery('the failure', tried(1));
    const [first] = failed.attemptLog;
    expect(first).toMatchObject({ statusCode: 500, reason: 'HTTP_STATUS' });
    expect(first!.answer).toMatch(/^wrong\uFFFDü+/);
    expect(Buffer.byteLength(first!.answer!)).toBeLessThanOrEqual(1010);
    expect(Date.parse(first!.at)).toBeGreaterThanOrEqual(began - 1000);
    expect(first!.millis).toBeGreaterThanOrEqual(0);
    receiver.reply = (response) => response.writeHead(200).end('thanks');
    expect(codesOf(await replay(hook, failed))).toEqual([]);
    const done = await hook.delivery('the replay', tried(2));
    expect(done).toMatchObject({ status: 'DELIVERED', attempts: 1 });
    expect(done.attemptLog).toEqual([first, expect.objectContaining({ answer: 'thanks' })]);
    expect(done.attemptLog[1]).toMatchObject({ statusCode: 200, reason: null });
  });

  it('without an answer is kept as well', async () => {
    receiver.reply = (response) => response.destroy();
    const hook = await Hook.open(anna, receiver.url());
    await notify(anna);
    const { attemptLog } = await hook.delivery('the failure', tried(1));
    expect(attemptLog).toEqual([
      expect.objectContaining({ statusCode: null, reason: 'CONNECTION_FAILED', answer: null }),
    ]);
  });

  it('is decided by its status, however slowly the rest of the answer comes', async () => {
    receiver.reply = (response) => void response.writeHead(200).write('and');
    const hook = await Hook.open(anna, receiver.url());
    await notify(anna);
    const delivery = await hook.delivery('the delivery', tried(1));
    expect(delivery.status).toBe('DELIVERED');
    expect(delivery.attemptLog).toEqual([
      expect.objectContaining({ statusCode: 200, reason: null, answer: 'and' }),
    ]);
  });

  it('to confirm the address is kept', async () => {
    const hook = await Hook.open(anna, receiver.url());
    const [request] = await hook.everything();
    const { challenge } = verified(receiver.challenges[0]!, hook.secret).data;
    expect(request!.attemptLog).toEqual([
      expect.objectContaining({ statusCode: 200, reason: null, answer: challenge }),
    ]);
  });

  it('is kept if the delivery is started again meanwhile', async () => {
    let answered = false;
    receiver.reply = (response) =>
      void until('the restart', () => answered).then(() => response.writeHead(500).end('old'));
    const hook = await Hook.open(anna, receiver.url());
    await notify(anna);
    await messages(receiver, 1);
    const [delivery] = await hook.ledger();
    await replay(hook, delivery!);
    answered = true;
    receiver.reply = 204;
    const { attemptLog } = await hook.delivery('both', tried(2));
    expect(attemptLog.map(({ answer }) => answer).sort()).toEqual(['', 'old']);
  });

  it('is dropped after twenty newer ones', async () => {
    const hook = await Hook.open(anna, receiver.url());
    await notify(anna);
    const delivery = await hook.delivery('the delivery', tried(1));
    const old = { at: '2026-01-01T00:00:00.000Z', millis: 1, statusCode: 500, reason: null };
    const log = Array.from({ length: 20 }, (_, i) => ({ ...old, answer: String(i) }));
    await rowsOf(service, 'UPDATE deliveries SET attempt_log = $2 WHERE id = $1', [
      rowId(delivery.id),
      JSON.stringify(log),
    ]);
    await replay(hook, delivery);
    const { attemptLog } = await hook.delivery('the replay', ({ attemptLog: kept }) =>
      kept.some(({ statusCode }) => statusCode === 204),
    );
    expect(attemptLog).toHaveLength(20);
    expect(attemptLog[0]!.answer).toBe('1');
  });
});

describe('a secret of the owner’s choice', () => {
  const secretOf = (bytes: Buffer) => `whsec_${bytes.toString('base64')}`;

  it('signs the very first message', async () => {
    const secret = secretOf(randomBytes(24));
    const hook = await Hook.open(anna, receiver.url(), { secret });
    expect(hook.secret).toBe(secret);
    expect(verified(receiver.challenges[0]!, secret).type).toBe('VERIFICATION');
    const next = secretOf(randomBytes(64));
    expect((await hook.do('rotateWebhookSecret', { secret: next })).secret).toBe(next);
    await notify(anna);
    const [message] = await messages(receiver, 1);
    expect(verified(message!, next)).toEqual(verified(message!, secret));
  });

  it.each([
    ['without its prefix', randomBytes(32).toString('base64')],
    ['too short', secretOf(randomBytes(23))],
    ['too long', secretOf(randomBytes(65))],
    ['a pattern', secretOf(Buffer.from('passwordpasswordpassword'))],
    ['no base64', `whsec_${'-'.repeat(44)}`],
    ['empty', ''],
  ])('is refused if it is %s', async (_what, secret) => {
    const made = await mutate(anna, 'createWebhook', { url: receiver.url(), secret });
    expect(made).toMatchObject({ webhook: null, secret: null });
    expect(made.userErrors).toEqual([
      expect.objectContaining({ code: 'WEBHOOK_SECRET_INVALID', path: ['secret'] }),
    ]);
    expect(receiver.challenges).toEqual([]);
  });
});
