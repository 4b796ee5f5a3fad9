import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import { hasRole } from '../../../../platform/api/viewer.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { isViewer, UserType } from '../../../users/adapters/graphql/index.js';
import { UserStandings } from '../../../users/application/index.js';
import type { UserStanding } from '../../../users/application/index.js';
import { StandingType, toStanding } from './standing.type.js';

const standings = defineLoader<string, UserStanding>('standings');

/** What a person may not do now, for that person and for moderators. */
@Resolver(() => UserType)
export class StandingResolver {
  constructor(private readonly standings: UserStandings) {}

  @ResolveField(() => StandingType, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'Whether the viewer is muted, so that a client can say so before a text is written; for moderators anybody’s. ' +
      'Null for anyone else’s.',
  })
  async standing(
    @Parent() user: UserType,
    @OptionalViewer('profile:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<StandingType | null> {
    if (!isViewer(viewer, user) && !hasRole(viewer, 'MODERATOR')) return null;
    const found = await standings(context, (ids) => this.standings.byIds(ids)).load(user.userId);
    return found && toStanding(found);
  }
}
