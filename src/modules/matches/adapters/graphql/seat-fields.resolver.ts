import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { UserStore } from '../../../users/application/index.js';
import { SeatType } from './seat.type.js';

@Resolver(() => SeatType)
export class SeatFieldsResolver {
  constructor(private readonly users: UserStore) {}

  @ResolveField(() => UserType, { description: 'Who sat down, and plays unless substituted.' })
  user(@Parent() seat: SeatType, @Context() context: GraphqlContext): Promise<UserType | null> {
    return loadUser(context, this.users, seat.userId);
  }

  @ResolveField(() => UserType, {
    nullable: true,
    description: 'The house bot that plays on for a player who left.',
  })
  substitute(
    @Parent() seat: SeatType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> | null {
    return seat.substituteId ? loadUser(context, this.users, seat.substituteId) : null;
  }

  @ResolveField(() => [UserType], {
    description:
      'Idle partners: they win or lose with the seat, see what it sees and play no card.',
  })
  backers(@Parent() seat: SeatType, @Context() context: GraphqlContext) {
    return Promise.all(seat.backerIds.map((id) => loadUser(context, this.users, id)));
  }
}
