/** Fields of payloads that have another name or type than in the JSON. */
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { idOf } from '../../../../platform/api/ids.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { USUAL_SEATS } from '../../../../platform/accounting/price.js';
import { LeaveReasonEnum, MatchResultType } from '../../../matches/adapters/graphql/index.js';
import type { EventOf } from '../../../matches/application/index.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { MatchEndedType, MatchStartedType, SeatLeftType } from './event-payload.type.js';

@Resolver(() => MatchStartedType)
export class MatchStartedResolver {
  constructor(private readonly users: Users) {}

  @ResolveField(() => [UserType], {
    complexity: ({ childComplexity }) => 1 + USUAL_SEATS * childComplexity,
    description: 'The players by seat.',
  })
  players(
    @Parent() { seats }: MatchStartedType,
    @Context() context: GraphqlContext,
  ): Promise<(UserType | null)[]> {
    return Promise.all(seats.map((id) => loadUser(context, this.users, idOf('User', id)!)));
  }
}

@Resolver(() => MatchEndedType)
export class MatchEndedResolver {
  @ResolveField(() => MatchResultType, { description: 'How it ended.' })
  outcome(@Parent() { outcome, viewed }: MatchEndedType): MatchResultType {
    return { ...outcome, viewed };
  }
}

@Resolver(() => SeatLeftType)
export class SeatLeftResolver {
  @ResolveField(() => LeaveReasonEnum, { description: 'Why the player left.' })
  cause(@Parent() { reason }: SeatLeftType): EventOf<'SEAT_LEFT'>['reason'] {
    return reason;
  }
}
