import type { IncomingMessage } from 'node:http';
import { PAGE_POINTS, receivingPoints } from '../platform/accounting/price.js';
import { GRAPHQL_PATH, pathOf, STREAM_PATH } from '../platform/graphql/paths.js';

/** Signatures, secrets and several reads: the price of a request of OAuth or for one of its pages. */
const OAUTH_POINTS = 100;
const OAUTH_PATH = '/oauth/';

/** The price of a request as it arrives. An operation of GraphQL pays for the rest itself. */
export function requestPoints({ url = '', headers }: IncomingMessage): number {
  const bytes = url.length + Number(headers['content-length'] ?? 0);
  return receivingPoints(bytes) + answerPoints(pathOf(url)!);
}

function answerPoints(path: string): number {
  if (path === GRAPHQL_PATH || path === STREAM_PATH) return 0;
  return path.startsWith(OAUTH_PATH) ? OAUTH_POINTS : PAGE_POINTS;
}
