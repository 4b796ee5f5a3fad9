/** Real: the service and receivers. An address is sent no event before it has confirmed itself. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../../support/client.js';
import { challengeIn, Receiver } from '../../support/receiver.js';
import type { Reply } from '../../support/receiver.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { until } from '../../support/wait.js';
import { codesOf, Hook, messages, notify, verified, POSTS_TO_RECEIVERS } from './hooks.js';

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
afterAll(async () => {
  await service.stop();
});

/** The pending delivery of the confirmation request, once it has been tried so often. */
const confirmationRequest = (hook: Hook, times = 1) =>
  until(`${times} requests`, async () =>
    (await hook.everything()).find(
      ({ type, status, attempts }) =>
        type === 'VERIFICATION' && status === 'PENDING' && attempts >= times,
    ),
  );

/** Makes later deliveries due now. */
async function makeDue(hook: Hook): Promise<void> {
  const due = `UPDATE deliveries SET due_at = service_now() WHERE target_id = $1 AND status = 'PENDING'`;
  await rowsOf(service, due, [rowId(hook.id)]);
  await rowsOf(service, 'DELETE FROM failing_targets WHERE target_id = $1', [rowId(hook.id)]);
}

/** Whether a receiver was sent only confirmation requests; a request is sent again after some seconds. */
const onlyConfirmationRequests = (): boolean =>
  receiver.received.every((request) => challengeIn(request) !== null);

/** The first event that a receiver was sent. */
const firstEvent = () =>
  until('an event', () => receiver.received.find((request) => challengeIn(request) === null));

const answering =
  (answer: (challenge: string) => string, status = 200): Reply =>
  (response, request) =>
    response.writeHead(status).end(answer(challengeIn(request) ?? ''));

describe('a new address', () => {
  it('is sent a signed request, and after its answer all events since its creation', async () => {
    receiver.confirms = false;
    receiver.reply = 204;
    const hook = await Hook.make(anna, receiver.url());
    await notify(anna);
    expect(await confirmationRequest(hook)).toMatchObject({
      status: 'PENDING',
      reason: 'NOT_CONFIRMED',
      lastStatusCode: 204,
    });
    expect(await hook.state()).toMatchObject({ state: 'PENDING', confirmedAt: null });
    expect(onlyConfirmationRequests()).toBe(true);
    const request = verified(receiver.received[0]!, hook.secret);
    expect(request.type).toBe('VERIFICATION');
    expect(receiver.received[0]!.body.length).toBeLessThan(200);
    receiver.confirms = true;
    await makeDue(hook);
    await hook.confirmed();
    expect(verified(await firstEvent(), hook.secret).type).toBe('CHALLENGE');
  });

  it.each<[string, Reply]>([
    ['an empty answer', 204],
    ['a page', answering(() => '<html>Welcome</html>')],
    ['an echo', (response, { body }) => response.writeHead(200).end(body)],
    ['the challenge within a page', answering((challenge) => `<p>${challenge}</p>`)],
    ['the challenge and a failure', answering((challenge) => challenge, 500)],
    ['a redirect', 308],
    ['another challenge', answering(() => '{"challenge":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}')],
  ])('is not confirmed by %s', async (_what, reply) => {
    receiver.confirms = false;
    receiver.reply = reply;
    const hook = await Hook.make(anna, receiver.url());
    await notify(anna);
    await confirmationRequest(hook);
    await makeDue(hook);
    await confirmationRequest(hook, 2);
    expect((await hook.state()).state).toBe('PENDING');
    expect(onlyConfirmationRequests()).toBe(true);
  });

  it('may confirm in JSON too', async () => {
    receiver.confirms = false;
    receiver.reply = answering((challenge) => JSON.stringify({ challenge }));
    await (await Hook.make(anna, receiver.url())).confirmed();
  });

  it('gets another confirmation request on demand, and nothing else', async () => {
    receiver.confirms = false;
    const hook = await Hook.make(anna, receiver.url());
    const { id } = await confirmationRequest(hook);
    const replay = await hook.do('replayWebhook', { webhookDeliveryId: id });
    expect(codesOf(replay)).toEqual(['WEBHOOK_NOT_CONFIRMED']);
    const { delivery } = await hook.do('testWebhook');
    expect(delivery).toMatchObject({ id, type: 'VERIFICATION' });
    await messages(receiver, 2);
    receiver.confirms = true;
    await hook.do('testWebhook');
    await hook.confirmed();
    expect(onlyConfirmationRequests()).toBe(true);
  });

  it('of a changed webhook has to confirm itself too', async () => {
    const hook = await Hook.open(anna, receiver.url('/old'));
    receiver.confirms = false;
    const { webhook } = await hook.do('updateWebhook', { url: receiver.url('/new') });
    expect(webhook!.state).toBe('PENDING');
    await notify(anna);
    await confirmationRequest(hook);
    expect(onlyConfirmationRequests()).toBe(true);
    expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(['/new']));
    receiver.confirms = true;
    await makeDue(hook);
    await hook.confirmed();
    expect((await firstEvent()).path).toBe('/new');
  });

  it('an address that was disabled before it confirmed itself gets another request when it is enabled', async () => {
    receiver.confirms = false;
    receiver.reply = 410;
    const hook = await Hook.make(anna, receiver.url());
    await until('the end', async () => (await hook.state()).state === 'DISABLED');
    const { webhook } = await hook.do('enableWebhook');
    expect(webhook!.state).toBe('PENDING');
    await messages(receiver, 2);
    expect(onlyConfirmationRequests()).toBe(true);
  });
});

describe('confirmation requests', () => {
  it('are limited by owner, also if the address is changed', async () => {
    receiver.confirms = false;
    const hook = await Hook.make(anna, receiver.url());
    const used = `UPDATE rate_limits SET points = 60 WHERE key LIKE 'confirmation-owner:%'`;
    await messages(receiver, 1);
    await rowsOf(service, used);
    await hook.do('updateWebhook', { url: receiver.url('/2') });
    const delivery = await until('the wait', async () =>
      (await hook.everything()).find(({ reason }) => reason === 'TOO_MANY_CONFIRMATIONS'),
    );
    expect(delivery.attempts).toBe(0);
    expect(receiver.received).toHaveLength(1);
  });
});
