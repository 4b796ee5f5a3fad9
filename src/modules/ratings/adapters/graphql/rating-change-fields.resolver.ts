import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { MatchType, toMatchType } from '../../../matches/adapters/graphql/index.js';
import { MatchStore, sightOf } from '../../../matches/application/index.js';
import type { StoredMatch } from '../../../matches/application/index.js';
import { RatingChangeType } from './rating.type.js';

const matchesOf = defineSharedLoader<string, StoredMatch>('rated-matches');

@Resolver(() => RatingChangeType)
export class RatingChangeFieldsResolver {
  constructor(private readonly matches: MatchStore) {}

  @ResolveField(() => MatchType, {
    nullable: true,
    description: 'Null where the viewer may not look at the match.',
  })
  async match(
    @Parent() { matchId }: RatingChangeType,
    @OptionalViewer('read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<MatchType | null> {
    const loader = matchesOf(context, (ids) => this.matches.findMany(ids));
    const stored = await loader.load(matchId);
    const sight = stored && sightOf(stored, viewer?.userId ?? null);
    return sight && toMatchType(sight);
  }
}
