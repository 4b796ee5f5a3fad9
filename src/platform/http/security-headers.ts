import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

/** For every answer; the pages name a policy of their own in place of the one that allows nothing. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Makes `app` tell browsers what no answer of it may do, and with HSTS_SECONDS to use https alone. */
export function installSecurityHeaders(
  app: FastifyInstance,
  { HSTS_SECONDS }: Pick<Config, 'HSTS_SECONDS'>,
): void {
  const secure = HSTS_SECONDS > 0 && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` };
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({ ...HEADERS, ...secure });
    done();
  });
}
