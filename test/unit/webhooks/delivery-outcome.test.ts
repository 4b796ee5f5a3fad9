/** Pure: what happens to a delivery and its webhook after an attempt. */
import { describe, expect, it } from '@jest/globals';
import { secondsAfter } from '../../../src/modules/deliveries/domain/delivery.js';
import {
  disabledBy,
  messageOutcome,
  RETRY_SECONDS,
} from '../../../src/modules/webhooks/domain/delivery-outcome.js';

const answered = (statusCode: number) => messageOutcome({ statusCode, failure: null }, 'YOUR_TURN');

const DAY = 24 * 3600 * 1000;
const NOW = new Date('2026-01-31T12:00:00Z');
const failing = (count: number, days: number) => ({
  count,
  since: new Date(NOW.getTime() - days * DAY).toISOString(),
});

describe('an attempt', () => {
  it.each([200, 201, 204, 299])('answered with %d has delivered the message', (status) => {
    const outcome = answered(status);
    expect(outcome).toEqual({
      status: 'DELIVERED',
      reason: null,
      statusCode: status,
      targetWorks: true,
    });
    expect(disabledBy(outcome, failing(20, 5), NOW)).toBeNull();
  });

  it.each([
    [301, 'REDIRECT'],
    [308, 'REDIRECT'],
    [400, 'HTTP_STATUS'],
    [404, 'HTTP_STATUS'],
    [429, 'HTTP_STATUS'],
    [503, 'HTTP_STATUS'],
  ])('answered with %d is repeated', (status, reason) => {
    const outcome = answered(status);
    expect(outcome).toEqual({ status: 'RETRY', reason, statusCode: status, targetWorks: false });
    expect(disabledBy(outcome, null, NOW)).toBeNull();
  });

  it('answered with 410 is the last, and disables the webhook', () => {
    const outcome = answered(410);
    expect(outcome).toEqual({ status: 'FAILED', reason: 'GONE', statusCode: 410 });
    expect(disabledBy(outcome, null, NOW)).toBe('GONE');
  });

  it('without an answer is repeated', () => {
    const outcome = messageOutcome({ statusCode: null, failure: 'TIMEOUT' }, 'YOUR_TURN');
    expect(outcome).toMatchObject({ status: 'RETRY', reason: 'TIMEOUT', targetWorks: false });
  });

  it('of a test delivery is the only one, and says nothing about the server', () => {
    const outcome = messageOutcome({ statusCode: 500, failure: null }, 'TEST');
    expect(outcome).toEqual({ status: 'FAILED', reason: 'HTTP_STATUS', statusCode: 500 });
    expect(disabledBy(outcome, failing(20, 5), NOW)).toBeNull();
  });

  it('disables a webhook after ten failures in more than three days', () => {
    expect(disabledBy(answered(500), failing(9, 3.1), NOW)).toBe('FAILING');
    expect(disabledBy(answered(500), failing(8, 3.1), NOW)).toBeNull();
    expect(disabledBy(answered(500), failing(9, 2.9), NOW)).toBeNull();
    expect(disabledBy(answered(500), { count: 20, since: null }, NOW)).toBeNull();
  });
});

describe('the schedule of attempts', () => {
  const delays = (random: number) =>
    Array.from({ length: 10 }, (_, i) => secondsAfter(i + 1, RETRY_SECONDS, random));

  it('is that of Standard Webhooks, and ends after ten attempts', () => {
    const [m, h] = [60, 3600];
    const recommended = [5, 5 * m, 30 * m, 2 * h, 5 * h, 10 * h, 14 * h, 20 * h, 24 * h];
    expect(delays(0)).toEqual([...recommended, null]);
  });

  it('is exceeded by a tenth at most', () => {
    const latest = RETRY_SECONDS.map((seconds) => seconds * 1.1);
    delays(1)
      .slice(0, -1)
      .forEach((delay, i) => expect(delay).toBeCloseTo(latest[i]!));
  });
});
