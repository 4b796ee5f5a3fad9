import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { isViewer } from './user.type.js';
import type { UserType } from './user.type.js';

/**
 * Defines fields of User that only the viewer may see; null for anyone else. All such fields of one
 * request share one read.
 */
export function defineOwn<Own>(name: string) {
  const loader = defineLoader<string, Own>(name);
  return async (
    user: UserType,
    viewer: Viewer | null,
    context: GraphqlContext,
    read: (userId: string) => Promise<Own | null>,
  ): Promise<Own | null> => {
    if (!isViewer(viewer, user)) return null;
    const find = async ([id]: readonly string[]) => {
      const own = await read(id!);
      return new Map(own && [[id!, own]]);
    };
    return loader(context, find).load(user.userId);
  };
}
