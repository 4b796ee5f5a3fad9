import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import type { Relation, ShownDatum, Visibility } from '../../application/index.js';
import type { UserType } from './user.type.js';

const relationsOf = defineLoader<string, Relation>('relations');

/** Whether the viewer may see something of a user's. The relations of one request are looked up together. */
export function isShownTo(
  visibility: Visibility,
  viewer: Viewer | null,
  { watched }: UserType,
  datum: ShownDatum,
  context: GraphqlContext,
): Promise<boolean> {
  return visibility.isShown(watched, datum, viewer?.userId ?? null, async () => {
    const loader = relationsOf(context, (ids) => visibility.relations(viewer!.userId, ids));
    return (await loader.load(watched.id))!;
  });
}
