/** Real: the whole service as an operator starts it, without private addresses. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../../support/client.js';
import { Receiver } from '../../support/receiver.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { until } from '../../support/wait.js';
import { codesOf, Hook, mutate } from './hooks.js';

let service: TestService;
let receiver: Receiver;
let anna: TestClient;

beforeAll(async () => {
  service = await startService({ SWEEP_SPEED: '10' });
  receiver = await Receiver.open();
  anna = await service.player();
});
afterAll(async () => {
  await receiver.close();
  await service.stop();
});

const untilTried = (hook: Hook) => hook.delivery('the end', ({ status }) => status === 'FAILED');

describe('without private addresses', () => {
  it.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.7:8443/',
    'https://example.org:25/',
  ])('a webhook cannot go to %s', async (url) => {
    const answer = await mutate(anna, 'createWebhook', { url });
    expect(answer.userErrors).toMatchObject([{ code: 'WEBHOOK_URL_FORBIDDEN', path: ['url'] }]);
    expect(answer.webhook).toBeNull();
  });

  it('the service does not connect to a name that leads to one', async () => {
    const hook = await Hook.make(anna, `https://localhost:${receiver.port}/`);
    const delivery = await until('the attempt', async () =>
      (await hook.everything()).find(({ attempts }) => attempts === 1),
    );
    expect(delivery).toMatchObject({
      type: 'VERIFICATION',
      status: 'PENDING',
      reason: 'NO_PUBLIC_ADDRESS',
      lastStatusCode: null,
      attempts: 1,
    });
    expect([receiver.challenges, receiver.received]).toEqual([[], []]);
  });

  it('the service does not connect to the private address of an older webhook', async () => {
    const hook = await Hook.make(anna, 'https://hooks.example.org/');
    // Ends the claim of the attempt under way: it looks up the name, which may take any time.
    const end = `UPDATE deliveries SET claim = NULL, claimed_until = NULL, due_at = 'infinity'
      WHERE target_id = $1 AND status = 'PENDING'`;
    await rowsOf(service, end, [rowId(hook.id)]);
    const confirmed = `UPDATE webhooks SET url = $2, state = 'ACTIVE', confirmed_at = now() WHERE id = $1`;
    await rowsOf(service, confirmed, [rowId(hook.id), receiver.url()]);
    await hook.do('testWebhook');
    expect(await untilTried(hook)).toMatchObject({ reason: 'NO_PUBLIC_ADDRESS' });
    expect(codesOf(await hook.do('updateWebhook', { url: receiver.url('/x') }))).toEqual([
      'WEBHOOK_URL_FORBIDDEN',
    ]);
    expect(receiver.received).toEqual([]);
  });
});
