import { Context, ID, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { defineOwn, UserType } from '../../../users/adapters/graphql/index.js';
import { ShuffleChains } from '../../application/index.js';
import type { Commitment } from '../../application/index.js';

/** The commitment of the viewer's next match. */
const ownNext = defineOwn<Commitment>('next commitment');

/** The commitment of a user's next match, for that user alone. */
@Resolver(() => UserType)
export class NextCommitmentResolver {
  constructor(private readonly chains: ShuffleChains) {}

  @ResolveField(() => String, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'The commitment that the viewer’s next challenge will take, in hex; null for anyone else’s.',
  })
  async nextCommitment(
    @Parent() user: UserType,
    @OptionalViewer('challenge:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ) {
    return (await this.own(user, viewer, context))?.commitment.toString('hex') ?? null;
  }

  @ResolveField(() => ID, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description: 'The id that the viewer’s next match will have; null for anyone else’s.',
  })
  async nextMatchId(
    @Parent() user: UserType,
    @OptionalViewer('challenge:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ) {
    const next = await this.own(user, viewer, context);
    return next && toGlobalId('Match', next.matchId);
  }

  private own(user: UserType, viewer: Viewer | null, context: GraphqlContext) {
    return ownNext(user, viewer, context, (id) => this.chains.next(id));
  }
}
