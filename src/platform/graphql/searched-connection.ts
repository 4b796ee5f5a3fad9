import type { Type } from '@nestjs/common';
import { Field, Int } from '@nestjs/graphql';
import type { FieldMiddleware } from '@nestjs/graphql';
import { encodeCursor } from '../api/page.js';
import type { Page } from '../api/page.js';
import { SCAN } from '../database/scanned-list.js';
import type { Listed, ListPosition, Scanned } from '../database/scanned-list.js';
import { connectionOf, connectionType } from './connection.js';
import type { Connection } from './connection.js';
import type { GraphqlContext } from './context.js';

/** A connection with a total count, computed on request. */
export interface Counted<T> extends Connection<T> {
  /** Null if more than {@link SCAN} rows would have to be read. */
  readonly count: () => Promise<number | null>;
}

/** The price of reading {@link SCAN} rows, in points, without the fields of the returned rows. */
export const SCAN_PRICE = 50;

/** Counts the items, and charges for it, only if the field is requested. */
const countNow: FieldMiddleware<Counted<unknown>, GraphqlContext> = ({ source, context }) => {
  context.meter.spend(SCAN_PRICE);
  return source.count();
};

/** Declares a connection with a field `totalCount`. */
export function countedConnectionType<T>(name: string, node: Type<T>): Type<Connection<T>> {
  const type = connectionType(name, node);
  const description = `The number of items on all pages. Null if more than ${SCAN} rows would have to be read.`;
  const field = Field(() => Int, { nullable: true, description, middleware: [countNow] });
  field(type.prototype as object, 'totalCount');
  return type;
}

/** The connection for a page of a search, which may have stopped before the page was full. */
export function searchedConnection<Row, T>(
  { rows, stoppedAt }: Scanned<Row>,
  page: Page<unknown>,
  nodeOf: (row: Row) => T,
  { meter }: GraphqlContext,
  cursorOf: (position: ListPosition) => unknown = (position) => position,
): Connection<T> {
  if (stoppedAt) meter.spend(SCAN_PRICE);
  const positionOf = (row: Listed) => cursorOf([row.listedAt.toISOString(), row.id]);
  const connection = connectionOf(rows, page, positionOf, nodeOf);
  if (!stoppedAt) return connection;
  const endCursor = encodeCursor(cursorOf(stoppedAt));
  return { ...connection, pageInfo: { ...connection.pageInfo, hasNextPage: true, endCursor } };
}
