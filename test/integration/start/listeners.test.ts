/** Real: the whole service, its ports, and what they answer to which client. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import supertest from 'supertest';
import { mayReadMetrics } from '../../../src/platform/http/health.controller.js';
import { startApiAlone } from '../../support/service.js';
import type { TestService } from '../../support/service.js';

let service: TestService;

const metricsOrigin = () => service.lines.join('\n').match(/http:\/\/\S+(?=\/metrics)/)![0];

beforeAll(async () => {
  service = await startApiAlone({ METRICS_PORT: '0', HSTS_SECONDS: '600' });
});
afterAll(() => service?.stop());

describe('with METRICS_PORT', () => {
  it('its port serves metrics and nothing else', async () => {
    const there = supertest(metricsOrigin());
    await there.get('/metrics').expect(200, /process_cpu_seconds_total/);
    for (const path of ['/', '/health/live', '/graphql']) await there.get(path).expect(404);
  });

  it('the port of the api serves no metrics', async () => {
    await supertest(service.base).get('/metrics').expect(404);
  });
});

describe('without METRICS_PORT', () => {
  const from = (remoteAddress?: string) => ({ socket: { remoteAddress } }) as FastifyRequest;
  const alone = { METRICS_PORT: undefined, TRUST_PROXY: 0 };

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    '%s may read the metrics at the api',
    (address) => {
      expect(mayReadMetrics(alone, from(address))).toBe(true);
      expect(mayReadMetrics({ ...alone, TRUST_PROXY: 1 }, from(address))).toBe(false);
    },
  );

  it.each(['10.0.0.1', '8.8.8.8', '::ffff:10.0.0.1', 'fe80::1', '', undefined])(
    '%s may not read the metrics',
    (address) => {
      expect(mayReadMetrics(alone, from(address))).toBe(false);
    },
  );
});

describe('every answer', () => {
  const paths = [
    '/',
    '/graphql',
    '/health/live',
    '/reset?token=x',
    '/nowhere',
    '/explorer/nothing.js',
  ];

  it.each(paths)('of %s has the headers that require https and restrict its page', async (path) => {
    const { headers } = await supertest(service.base).get(path);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=600',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('keeps the policy that its page sets itself', async () => {
    const { headers } = await supertest(service.base).get('/');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });
});
