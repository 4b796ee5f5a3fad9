import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

/** Headers that forbid browsers what no answer needs. The policy allows nothing; pages replace it with their own. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

type Settings = Pick<Config, 'HSTS_SECONDS'>;

/** The headers of every answer. With HSTS_SECONDS they also tell browsers to use only https. */
export function securityHeaders({ HSTS_SECONDS }: Settings): Readonly<Record<string, string>> {
  if (HSTS_SECONDS === 0) return HEADERS;
  return { ...HEADERS, 'strict-transport-security': `max-age=${HSTS_SECONDS}` };
}

/** Adds these headers to all answers of `app`. */
export function installSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  const headers = securityHeaders(settings);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
