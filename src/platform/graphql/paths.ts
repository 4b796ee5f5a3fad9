import type { IncomingMessage } from 'node:http';

/** The path of requests and WebSockets. */
export const GRAPHQL_PATH = '/graphql';

/** The path of server-sent events. */
export const STREAM_PATH = '/graphql/stream';

/** A request's path without its query, as the client wrote it. */
export const pathOf = (url: string | undefined): string | undefined => url?.split('?')[0];

/**
 * The URL that a request is routed by: a request to /graphql that accepts only server-sent events goes to their path.
 */
export function streamUrl({ url = '/', headers }: IncomingMessage): string {
  if (headers.accept !== 'text/event-stream' || pathOf(url) !== GRAPHQL_PATH) return url;
  return STREAM_PATH + url.slice(GRAPHQL_PATH.length);
}
