import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import type { Config } from '../config/config.js';

type Settings = Pick<Config, 'REQUEST_SECONDS' | 'KEEP_ALIVE_SECONDS'>;

/** How long a client may take for the headers of a request, at most. */
const MAX_HEADERS_SECONDS = 10;
/** After so many requests a connection is closed in order: one that lives for ever is never balanced anew. */
const REQUESTS_OF_A_CONNECTION = 10_000;
/** Node looks for slow requests each so many milliseconds. */
const LOOKED_AT_EACH = 1_000;

/** Against clients that send a request, or read an answer, as slowly as they can. */
export function timeLimits({ REQUEST_SECONDS, KEEP_ALIVE_SECONDS }: Settings) {
  return {
    http: {
      headersTimeout: Math.min(REQUEST_SECONDS, MAX_HEADERS_SECONDS) * 1000,
      connectionsCheckingInterval: LOOKED_AT_EACH,
    },
    requestTimeout: REQUEST_SECONDS * 1000,
    // Without a byte either way: a client that does not read its answer.
    connectionTimeout: 2 * REQUEST_SECONDS * 1000,
    keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000,
    maxRequestsPerSocket: REQUESTS_OF_A_CONNECTION,
  } satisfies FastifyHttpOptions<Server>;
}
