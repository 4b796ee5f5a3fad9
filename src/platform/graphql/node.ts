import { Args, Field, ID, InterfaceType, Query, Resolver } from '@nestjs/graphql';
import { fromGlobalId } from '../api/ids.js';
import type { NodeType } from '../api/ids.js';
import type { Viewer } from '../api/viewer.js';
import { OptionalViewer } from './signed-in.js';

@InterfaceType('Node', {
  resolveType: (value: NodeObject) => value.nodeType,
  description: 'Whatever has an id.',
})
export abstract class NodeObject {
  /** Tells `node(id)` which type it has found. */
  abstract readonly nodeType: NodeType;
  @Field(() => ID) id!: string;
}

/** Finds one type's objects by id: null when unknown or not visible to the viewer. */
export type NodeFinder = (id: string, viewer: Viewer | null) => Promise<NodeObject | null>;

/** Where the modules say how their types are found by id. */
export class NodeFinders {
  private readonly finders = new Map<NodeType, NodeFinder>();

  register(type: NodeType, finder: NodeFinder): void {
    this.finders.set(type, finder);
  }

  async find(globalId: string, viewer: Viewer | null): Promise<NodeObject | null> {
    const found = fromGlobalId(globalId);
    const finder = found && this.finders.get(found.type);
    return finder ? finder(found.id, viewer) : null;
  }
}

@Resolver(() => NodeObject)
export class NodeResolver {
  constructor(private readonly finders: NodeFinders) {}

  @Query(() => NodeObject, {
    nullable: true,
    description: 'Whatever has this id; null when unknown or not visible to the viewer.',
  })
  node(
    @Args('id', { type: () => ID }) id: string,
    @OptionalViewer('read') viewer: Viewer | null,
  ): Promise<NodeObject | null> {
    return this.finders.find(id, viewer);
  }
}
