import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { NodeFinders, NodeObject } from './node.js';
import { OptionalViewer } from './signed-in.js';
import type { Viewer } from '../api/viewer.js';

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
