/** What follows from an attempt to deliver. */
import { describe, expect, it } from '@jest/globals';
import type { WebhookDeliveryReason } from '../../../src/modules/webhooks/domain/webhook.js';
import { RETRY_SECONDS, deliveryVerdict } from '../../../src/modules/webhooks/domain/verdict.js';

const answered = (statusCode: number) => ({ statusCode, failure: null });
const unanswered = (failure: WebhookDeliveryReason) => ({ statusCode: null, failure });
const first = { type: 'YOUR_TURN', attempt: 1 };

describe('an attempt', () => {
  it.each([200, 201, 204, 299])('%d: it has arrived', (status) => {
    expect(deliveryVerdict(answered(status), first, 0)).toMatchObject({
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
  ])('%d: it is tried again', (status, reason) => {
    expect(deliveryVerdict(answered(status), first, 0)).toMatchObject({
      status: 'PENDING',
      reason,
      statusCode: status,
      arrived: false,
      retrySeconds: 5,
      disable: null,
    });
  });

  it('410: it ends, and the webhook with it', () => {
    expect(deliveryVerdict(answered(410), first, 0)).toMatchObject({
      status: 'FAILED',
      reason: 'GONE',
      retrySeconds: null,
      disable: 'GONE',
    });
  });

  it('without an answer is tried again', () => {
    const verdict = deliveryVerdict(unanswered('TIMEOUT'), first, 0);
    expect(verdict).toMatchObject({ status: 'PENDING', reason: 'TIMEOUT', arrived: false });
  });

  it('of a test is the only one, and says nothing of the server', () => {
    const verdict = deliveryVerdict(answered(500), { type: 'TEST', attempt: 1 }, 0);
    expect(verdict).toMatchObject({ status: 'FAILED', arrived: null, retrySeconds: null });
  });

  it('that failed by a fault of ours says nothing of the server', () => {
    const verdict = deliveryVerdict(unanswered('FAULT'), first, 0);
    expect(verdict).toMatchObject({ status: 'PENDING', arrived: null, retrySeconds: 5 });
  });
});

describe('the schedule', () => {
  const delays = (random: number) =>
    Array.from({ length: 10 }, (_, i) => {
      const attempt = { ...first, attempt: i + 1 };
      return deliveryVerdict(answered(500), attempt, random).retrySeconds;
    });

  it('is the one that Standard Webhooks recommends, and ends after ten attempts', () => {
    const [m, h] = [60, 3600];
    const recommended = [5, 5 * m, 30 * m, 2 * h, 5 * h, 10 * h, 14 * h, 20 * h, 24 * h];
    expect(delays(0)).toEqual([...recommended, null]);
    const last = deliveryVerdict(answered(500), { ...first, attempt: 10 }, 0);
    expect(last).toMatchObject({ status: 'FAILED', reason: 'HTTP_STATUS', arrived: false });
  });

  it('is later by a tenth at most', () => {
    const latest = RETRY_SECONDS.map((seconds) => seconds * 1.1);
    delays(1)
      .slice(0, -1)
      .forEach((delay, i) => expect(delay).toBeCloseTo(latest[i]!));
  });
});
