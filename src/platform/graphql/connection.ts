import type { Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { DEFAULT_PAGE, encodeCursor, MAX_PAGE } from '../api/page.js';
import type { Page } from '../api/page.js';

@ObjectType({ description: "Relay's page information; pages go forward only." })
export class PageInfo {
  @Field({ description: 'Whether there is, or may be, more behind `endCursor`.' })
  hasNextPage!: boolean;
  @Field({ description: 'Whether there was something before this page: `after` was given.' })
  hasPreviousPage!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first edge; null for an empty page.',
  })
  startCursor!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'For `after` of the next page: the cursor of the last edge, or where the search for more has ended. ' +
      'Null where there is nothing to go on from.',
  })
  endCursor!: string | null;
}

export interface Edge<T> {
  cursor: string;
  node: T;
}

export interface Connection<T> {
  edges: Edge<T>[];
  nodes: T[];
  pageInfo: PageInfo;
}

/**
 * Declares `<name>Connection` and `<name>Edge` for a GraphQL object type. A node may be null, as in
 * Relay's specification: what cannot be read of one row is an error there, and the list stays whole.
 */
export function connectionType<T>(name: string, node: Type<T>): Type<Connection<T>> {
  @ObjectType(`${name}Edge`, { description: 'One of a page, with its cursor.' })
  class EdgeType implements Edge<T> {
    @Field({ description: 'Opaque: for `after`, to go on behind this one.' }) cursor!: string;
    @Field(() => node, {
      nullable: true,
      description: 'What the edge leads to; null, with an error, where it is broken.',
    })
    node!: T;
  }
  @ObjectType(`${name}Connection`, { description: 'A page of a list, as in Relay.' })
  class ConnectionType implements Connection<T> {
    @Field(() => [EdgeType], { description: 'The page in order, each with its cursor.' })
    edges!: Edge<T>[];
    @Field(() => [node], {
      nullable: 'items',
      description: 'The nodes without their edges; null, with an error, for one that is broken.',
    })
    nodes!: T[];
    @Field(() => PageInfo, { description: 'Where the page ends, and whether there is more.' })
    pageInfo!: PageInfo;
  }
  return ConnectionType;
}

/** What every list takes. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `How many at most, from 1 to ${MAX_PAGE}; ${DEFAULT_PAGE} where left out.`,
  })
  first?: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'A cursor of the same list: what comes behind it. From the beginning where left out.',
  })
  after?: string | null;
}

/**
 * The connection for rows of which one more than asked for was read, so that `hasNextPage` is known.
 */
export function connectionOf<Row, T>(
  rows: readonly Row[],
  page: Page<unknown>,
  positionOf: (row: Row) => unknown,
  nodeOf: (row: Row) => T,
): Connection<T> {
  const edges = rows.slice(0, page.first).map((row) => ({
    cursor: encodeCursor(positionOf(row)),
    node: nodeOf(row),
  }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: rows.length > page.first,
      hasPreviousPage: page.after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
