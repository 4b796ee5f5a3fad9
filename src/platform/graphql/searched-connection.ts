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

/** A connection that says how many there are, when it is asked. */
export interface Counted<T> extends Connection<T> {
  /** Null where more than {@link SCAN} would have to be looked at. */
  readonly count: () => Promise<number | null>;
}

/** What a look at {@link SCAN} rows costs, in points, beside what is told of them. */
export const SCAN_PRICE = 50;

/** They are counted, and paid for, where the field is asked for. */
const countNow: FieldMiddleware<Counted<unknown>, GraphqlContext> = ({ source, context }) => {
  context.meter.spend(SCAN_PRICE);
  return source.count();
};

/** Declares a connection with a field `totalCount`. */
export function countedConnectionType<T>(name: string, node: Type<T>): Type<Connection<T>> {
  const type = connectionType(name, node);
  const description = `How many there are on all pages. Null where more than ${SCAN} would have to be looked at.`;
  const field = Field(() => Int, { nullable: true, description, middleware: [countNow] });
  field(type.prototype as object, 'totalCount');
  return type;
}

/** The connection for a page of a list that was searched, and may have ended before it was full. */
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
