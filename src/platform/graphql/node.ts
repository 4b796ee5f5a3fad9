import { Field, ID, InterfaceType } from '@nestjs/graphql';
import type { NodeType } from '../api/global-id.js';
import { fromGlobalId } from '../api/global-id.js';
import type { Viewer } from '../api/viewer.js';

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
