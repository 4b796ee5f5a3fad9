import type { Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { DEFAULT_PAGE, encodeCursor, MAX_PAGE } from '../api/page.js';
import type { Page } from '../api/page.js';

@ObjectType({ description: "Relay's page information; pages go forward only." })
export class PageInfo {
  @Field({ description: 'Whether there are, or may be, more items after `endCursor`.' })
  hasNextPage!: boolean;
  @Field({ description: 'Whether `after` was given, so that there may be earlier items.' })
  hasPreviousPage!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first edge; null for an empty page.',
  })
  startCursor!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Use it as `after` of the next page: the cursor of the last edge, or the position where the search has stopped. ' +
      'Null if there is none.',
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
 * Declares `<name>Connection` and `<name>Edge` for a GraphQL object type. A node may be null, as in Relay's
 * specification: a row that cannot be read gives an error, and the rest of the list is complete.
 */
export function connectionType<T>(name: string, node: Type<T>): Type<Connection<T>> {
  @ObjectType(`${name}Edge`, { description: 'An item of a page, with its cursor.' })
  class EdgeType implements Edge<T> {
    @Field({ description: 'Opaque. Use it as `after` to continue after this item.' })
    cursor!: string;
    @Field(() => node, {
      nullable: true,
      description: 'The item; null, with an error, if its data is broken.',
    })
    node!: T;
  }
  @ObjectType(`${name}Connection`, { description: 'A page of a list, as in Relay.' })
  class ConnectionType implements Connection<T> {
    @Field(() => [EdgeType], {
      description: 'The items of the page in order, each with its cursor.',
    })
    edges!: Edge<T>[];
    @Field(() => [node], {
      nullable: 'items',
      description:
        'The items without their edges; null, with an error, for an item whose data is broken.',
    })
    nodes!: T[];
    @Field(() => PageInfo, { description: 'The end of the page, and whether there is more.' })
    pageInfo!: PageInfo;
  }
  return ConnectionType;
}

/** The arguments of every list. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `The greatest number of items, from 1 to ${MAX_PAGE}; ${DEFAULT_PAGE} by default.`,
  })
  first?: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'A cursor of the same list, after which the page begins. By default it begins at the first item.',
  })
  after?: string | null;
}

/** Makes the connection of a page from its rows and one more, which shows whether there is a next page. */
export function connectionOf<Row, T, Position = unknown>(
  rows: readonly Row[],
  page: Page<unknown>,
  positionOf: (row: Row) => Position,
  nodeOf: (row: Row) => T,
  encode: (position: Position) => string = encodeCursor,
): Connection<T> {
  // Most clients read the nodes: only the cursors that are read are encoded.
  const edges = rows.slice(0, page.first).map((row) => ({
    get cursor() {
      return encode(positionOf(row));
    },
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

/**
 * The connection without the items that do not fit. Where a next page begins stays, so its cursors must be sealed: they
 * may be of an item that was left out. Otherwise its ends are those of what is left.
 */
export async function someOf<T>(
  { edges, pageInfo }: Connection<T>,
  fits: (node: T) => Promise<boolean>,
): Promise<Connection<T>> {
  const fitting = await Promise.all(edges.map(({ node }) => fits(node)));
  const kept = edges.filter((_, i) => fitting[i]);
  const endCursor = pageInfo.hasNextPage ? pageInfo.endCursor : (kept.at(-1)?.cursor ?? null);
  const ends = { startCursor: kept[0]?.cursor ?? null, endCursor };
  return { edges: kept, nodes: kept.map(({ node }) => node), pageInfo: { ...pageInfo, ...ends } };
}
