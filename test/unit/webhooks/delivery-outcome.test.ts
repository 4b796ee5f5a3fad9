/** Pure: what happens to a delivery and its webhook after an attempt. */
import { describe, expect, it } from '@jest/globals';
import type { WebhookDeliveryReason } from '../../../src/modules/webhooks/domain/webhook.js';
import {
  RETRY_SECONDS,
  deliveryOutcome,
} from '../../../src/modules/webhooks/domain/delivery-outcome.js';

const answered = (statusCode: number) => ({ statusCode, failure: null });
const unanswered = (failure: WebhookDeliveryReason) => ({ statusCode: null, failure });
const first = { type: 'YOUR_TURN', attempt: 1 };

describe('an attempt', () => {
  it.each([200, 201, 204, 299])('answered with %d has delivered the message', (status) => {
    expect(deliveryOutcome(answered(status), first, 0)).toMatchObject({
      status: 'DELIVERED',
      reason: null,
      statusCode: status,
      arrived: true,
      retrySeconds: null,
    });
  });

  it.each([
    [301, 'REDIRECT'],
    [308, 'REDIRECT'],
    [400, 'HTTP_STATUS'],
    [404, 'HTTP_STATUS'],
    [429, 'HTTP_STATUS'],
    [503, 'HTTP_STATUS'],
  ])('answered with %d is repeated', (status, reason) => {
    expect(deliveryOutcome(answered(status), first, 0)).toMatchObject({
      status: 'PENDING',
      reason,
      statusCode: status,
      arrived: false,
      retrySeconds: 5,
      disable: null,
    });
  });

  it('answered with 410 is the last, and disables the webhook', () => {
    expect(deliveryOutcome(answered(410), first, 0)).toMatchObject({
      status: 'FAILED',
      reason: 'GONE',
      retrySeconds: null,
      disable: 'GONE',
    });
  });

  it('without an answer is repeated', () => {
    const outcome = deliveryOutcome(unanswered('TIMEOUT'), first, 0);
    expect(outcome).toMatchObject({ status: 'PENDING', reason: 'TIMEOUT', arrived: false });
  });

  it('of a test delivery is the only one, and says nothing about the server', () => {
    const outcome = deliveryOutcome(answered(500), { type: 'TEST', attempt: 1 }, 0);
    expect(outcome).toMatchObject({ status: 'FAILED', arrived: null, retrySeconds: null });
  });

  it('that fails by the service’s fault says nothing about the server', () => {
    const outcome = deliveryOutcome(unanswered('FAULT'), first, 0);
    expect(outcome).toMatchObject({ status: 'PENDING', arrived: null, retrySeconds: 5 });
  });
});

describe('the schedule of attempts', () => {
  const delays = (random: number) =>
    Array.from({ length: 10 }, (_, i) => {
      const attempt = { ...first, attempt: i + 1 };
      return deliveryOutcome(answered(500), attempt, random).retrySeconds;
    });

  it('is that of Standard Webhooks, and ends after ten attempts', () => {
    const [m, h] = [60, 3600];
    const recommended = [5, 5 * m, 30 * m, 2 * h, 5 * h, 10 * h, 14 * h, 20 * h, 24 * h];
    expect(delays(0)).toEqual([...recommended, null]);
    const last = deliveryOutcome(answered(500), { ...first, attempt: 10 }, 0);
    expect(last).toMatchObject({ status: 'FAILED', reason: 'HTTP_STATUS', arrived: false });
  });

  it('is exceeded by a tenth at most', () => {
    const latest = RETRY_SECONDS.map((seconds) => seconds * 1.1);
    delays(1)
      .slice(0, -1)
      .forEach((delay, i) => expect(delay).toBeCloseTo(latest[i]!));
  });
});
