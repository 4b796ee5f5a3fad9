import type { IncomingMessage } from 'node:http';

/** Where requests and WebSockets go. */
export const GRAPHQL_PATH = '/graphql';

/** Where server-sent events come from. */
export const STREAM_PATH = '/graphql/stream';

/** A request's path without its query, as a client wrote it. */
export const pathOf = (url: string | undefined): string | undefined => url?.split('?')[0];

/** Where a request goes: one to /graphql for server-sent events and nothing else goes to their path. */
export function streamUrl({ url = '/', headers }: IncomingMessage): string {
  if (headers.accept !== 'text/event-stream' || pathOf(url) !== GRAPHQL_PATH) return url;
  return STREAM_PATH + url.slice(GRAPHQL_PATH.length);
}
