import Negotiator from 'negotiator';
import type { IncomingMessage } from 'node:http';

/** The path of requests and WebSockets. */
export const GRAPHQL_PATH = '/graphql';

/** The path of server-sent events. */
export const STREAM_PATH = '/graphql/stream';

/** A request's path without its query, as the client wrote it. */
export const pathOf = (url: string | undefined): string | undefined => url?.split('?')[0];

/** The type of an answer that is a stream. */
export const EVENT_STREAM = 'text/event-stream';

/** The types in which `/graphql` answers. The first one is chosen for a client that accepts all of them. */
const ANSWERS = ['application/json', 'application/graphql-response+json', EVENT_STREAM];

/**
 * The URL that a request is routed by: a request to /graphql that prefers server-sent events goes to their path
 * (RFC 9110, 12.5.1). Of types with the same weight, the one that the client names first is preferred.
 */
export function streamUrl({ url = '/', headers }: IncomingMessage): string {
  if (headers.accept === undefined || pathOf(url) !== GRAPHQL_PATH) return url;
  const preferred = new Negotiator({ headers }).mediaType(ANSWERS);
  return preferred === EVENT_STREAM ? STREAM_PATH + url.slice(GRAPHQL_PATH.length) : url;
}
