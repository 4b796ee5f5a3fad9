import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The header in which a caller may name a request. The answer repeats the name. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Names the request that a log line is about, as the last detail of the line. */
export class InRequest {
  constructor(readonly requestId: string) {}
}

/**
 * The id of a request: the caller's own if it is safe in a log and a header, else a new one. For Fastify's `genReqId`.
 */
export function requestIdOf(request: {
  headers: Record<string, string | string[] | undefined>;
}): string {
  const named = request.headers[REQUEST_ID_HEADER];
  return typeof named === 'string' && /^[\w.-]{8,64}$/.test(named) ? named : randomUUID();
}

/** Makes `app` answer with each request's id. */
export function installRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
