import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

/** For every answer; the pages name a policy of their own in place of the one that allows nothing. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

type Settings = Pick<Config, 'HSTS_SECONDS'>;

/** They tell browsers what no answer may do, and with HSTS_SECONDS to use https alone. */
export function securityHeaders({ HSTS_SECONDS }: Settings): Readonly<Record<string, string>> {
  if (HSTS_SECONDS === 0) return HEADERS;
  return { ...HEADERS, 'strict-transport-security': `max-age=${HSTS_SECONDS}` };
}

/** Makes all answers of `app` have them. */
export function installSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  const headers = securityHeaders(settings);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
