import { Args, Context, Field, ID, InterfaceType, Query, Resolver } from '@nestjs/graphql';
import type DataLoader from 'dataloader';
import { ApiError } from '../api/api-error.js';
import { fromGlobalId, idOf, malformedId } from '../api/ids.js';
import type { NodeType } from '../api/ids.js';
import { MAX_PAGE } from '../api/page.js';
import { mayUse } from '../api/viewer.js';
import type { Need, Viewer } from '../api/viewer.js';
import { groupBy } from '../collections.js';
import type { GraphqlContext } from './context.js';
import { defineLoader } from './loader.js';
import { OptionalViewer } from './signed-in.js';

@InterfaceType('Node', {
  resolveType: (value: NodeObject) => value.nodeType,
  description: 'An object with an id: every type with a field `id`.',
})
export abstract class NodeObject {
  /** The type that `node(id)` has found. */
  abstract readonly nodeType: NodeType;
  @Field(() => ID, {
    description: 'Opaque and unique among all types. `node(id)` finds the object.',
  })
  id!: string;
}

type Found = ReadonlyMap<string, NodeObject | Error>;

/**
 * Finds objects of one type by row id, many at once. It leaves out objects that do not exist or that the viewer may not
 * see. An error is that of one object.
 */
export type NodeFinder = (
  ids: readonly string[],
  viewer: Viewer | null,
  context: GraphqlContext,
) => Promise<Found>;

/** A finder that reads one object at a time, for types that are rarely requested. */
export const oneByOne =
  (find: (id: string, viewer: Viewer | null) => Promise<NodeObject | null>): NodeFinder =>
  async (ids, viewer) => {
    const found = await Promise.all(ids.map(async (id) => [id, await find(id, viewer)] as const));
    return new Map(found.flatMap(([id, node]) => (node ? [[id, node] as const] : [])));
  };

/** A requested row. As JSON it is the key of a loader. */
interface Wanted {
  readonly id: string;
  readonly viewer: Viewer | null;
}

type Load = (context: GraphqlContext) => DataLoader<string, NodeObject | null>;

/** The finder of a type, and the scope that a token needs to see the private data of its user. */
interface Registered {
  readonly scope: Need | null;
  readonly load: Load;
}

/** The finders that the modules register for their types. */
export class NodeFinders {
  private readonly types = new Map<NodeType, Registered>();

  /** @param scope that a token needs to see the private data of its user; a token without it sees only public data */
  register(type: NodeType, scope: Need | null, finder: NodeFinder): void {
    const loader = defineLoader<string, NodeObject>(`nodes: ${type}`);
    const load: Load = (context) => loader(context, (keys) => findAll(finder, keys, context));
    this.types.set(type, { scope, load });
  }

  /**
   * The object with a global id; null if it is unknown or not visible to the viewer.
   *
   * @param argument that has the id
   * @throws ApiError BAD_USER_INPUT for a text that is no id
   */
  async find(
    context: GraphqlContext,
    globalId: string,
    viewer: Viewer | null,
    argument = 'id',
  ): Promise<NodeObject | null> {
    const found = fromGlobalId(globalId);
    if (!found) throw malformedId(argument);
    return this.load(context, found.type, globalId, viewer);
  }

  /**
   * The object of one type that an argument names by its global id; the same as `node(id)` returns. All objects that a
   * request names are read together.
   *
   * @param globalId null if no object is named
   */
  async load(
    context: GraphqlContext,
    type: NodeType,
    globalId: string | null,
    viewer: Viewer | null,
  ): Promise<NodeObject | null> {
    const id = globalId === null ? null : idOf(type, globalId);
    const registered = this.types.get(type);
    if (id === null || !registered) return null;
    const { scope, load } = registered;
    const sees = viewer && (scope === null || mayUse(viewer, scope));
    const wanted: Wanted = { id, viewer: sees ? viewer : null };
    return load(context).load(JSON.stringify(wanted));
  }
}

/** Viewers with different credentials may share a loader, so the keys are grouped by viewer. */
async function findAll(
  finder: NodeFinder,
  keys: readonly string[],
  context: GraphqlContext,
): Promise<Found> {
  const wanted = keys.map((key) => ({ key, ...(JSON.parse(key) as Wanted) }));
  const byViewer = groupBy(wanted, ({ viewer }) => JSON.stringify(viewer));
  const found = await Promise.all(
    [...byViewer.values()].map(async (all) => {
      const nodes = await finder(
        all.map(({ id }) => id),
        all[0]!.viewer,
        context,
      );
      return all.flatMap(({ key, id }) => (nodes.has(id) ? [[key, nodes.get(id)!] as const] : []));
    }),
  );
  return new Map(found.flat());
}

const idsIn = ({ ids }: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(ids) ? ids.slice(0, MAX_PAGE) : [];

const tooManyIds = () =>
  new ApiError(
    'BAD_USER_INPUT',
    { en: `ids has at most ${MAX_PAGE} ids.`, de: `ids hat höchstens ${MAX_PAGE} IDs.` },
    { argument: 'ids' },
  );

@Resolver(() => NodeObject)
export class NodeResolver {
  constructor(private readonly finders: NodeFinders) {}

  @Query(() => NodeObject, {
    nullable: true,
    description:
      'The object with this id; null if it is unknown or not visible to the viewer. A token needs the same scope ' +
      'as for other fields that return the object. A deal, a clock or a plan costs 5 more, for its match; a deal that ' +
      'is not the last one another 6, and 0.25 for each deal before it.',
  })
  node(
    @Args('id', { type: () => ID, description: 'The id of an object of any type.' }) id: string,
    @OptionalViewer() viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.finders.find(context, id, viewer);
  }

  @Query(() => [NodeObject], {
    nullable: 'items',
    complexity: ({ args, childComplexity }) => 1 + idsIn(args).length * (1 + childComplexity),
    description:
      `The objects with these ids, at most ${MAX_PAGE}, in their order: as \`node\`, but read together. Null for an id ` +
      'that is unknown or not visible to the viewer, and, with an error at its place, for a text that is no id.',
  })
  nodes(
    @Args('ids', {
      type: () => [ID],
      description: `At most ${MAX_PAGE} ids of objects of any type.`,
    })
    ids: string[],
    @OptionalViewer() viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<(NodeObject | Error | null)[]> {
    if (ids.length > MAX_PAGE) throw tooManyIds();
    // An error in the list is reported at its place, and the other objects are answered.
    const found = (id: string, at: number) =>
      this.finders.find(context, id, viewer, `ids.${at}`).catch((error: Error) => error);
    return Promise.all(ids.map(found));
  }
}
