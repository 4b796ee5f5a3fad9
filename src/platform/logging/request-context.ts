import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The header in which a caller may name a request. The answer repeats the name. */
export const REQUEST_ID_HEADER = 'x-request-id';

const context = new AsyncLocalStorage<{ readonly requestId: string }>();

/** Every log line that `work` causes carries `requestId`. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return context.run({ requestId }, work);
}

/** The id of the request, or job, that is being served. */
export function currentRequestId(): string | undefined {
  return context.getStore()?.requestId;
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

/** Makes `app` answer with each request's id and log under it. */
export function installRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    withRequestId(request.id, done);
  });
}
