import { encodeCursor } from '../api/page.js';
import type { Page } from '../api/page.js';
import type { Listed, ListPosition, Scanned } from '../database/scanned-list.js';
import { connectionOf } from './connection.js';
import type { Connection } from './connection.js';
import type { GraphqlContext } from './context.js';

/** The price of reading {@link SCAN} rows, in points, without the fields of the returned rows. */
export const SCAN_PRICE = 50;

/** The connection for a page of a search, which may have stopped before the page was full. */
export function searchedConnection<Row, T>(
  { rows, stoppedAt }: Scanned<Row>,
  page: Page<unknown>,
  nodeOf: (row: Row) => T,
  { meter }: GraphqlContext,
  cursorOf: (position: ListPosition) => string = encodeCursor,
): Connection<T> {
  if (stoppedAt) meter.spend(SCAN_PRICE);
  const positionOf = (row: Listed): ListPosition => [row.listedAt.toISOString(), row.id];
  const connection = connectionOf(rows, page, positionOf, nodeOf, cursorOf);
  if (!stoppedAt) return connection;
  const endCursor = cursorOf(stoppedAt);
  return { ...connection, pageInfo: { ...connection.pageInfo, hasNextPage: true, endCursor } };
}
