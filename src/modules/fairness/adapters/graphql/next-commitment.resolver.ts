import { ID, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LOOKED_UP_PRICE } from '../../../../platform/graphql/cost-limit.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isViewer, UserType } from '../../../users/adapters/graphql/index.js';
import { ShuffleChainStore } from '../../application/index.js';
import type { Commitment } from '../../application/index.js';

/** What a user's next match is committed to, for that user alone. */
@Resolver(() => UserType)
export class NextCommitmentResolver {
  constructor(private readonly chains: ShuffleChainStore) {}

  @ResolveField(() => String, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description: 'For the viewer alone: the commitment that the next challenge will take, in hex.',
  })
  async nextCommitment(@Parent() user: UserType, @OptionalViewer('read') viewer: Viewer | null) {
    return (await this.own(user, viewer))?.commitment.toString('hex') ?? null;
  }

  @ResolveField(() => ID, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description: 'For the viewer alone: the id that the next match will have.',
  })
  async nextMatchId(@Parent() user: UserType, @OptionalViewer('read') viewer: Viewer | null) {
    const next = await this.own(user, viewer);
    return next && toGlobalId('Match', next.matchId);
  }

  private async own(user: UserType, viewer: Viewer | null): Promise<Commitment | null> {
    return isViewer(viewer, user) ? this.chains.next(user.userId) : null;
  }
}
