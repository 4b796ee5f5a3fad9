import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { LOOKED_UP_PRICE, USUAL_SEATS } from '../../../../platform/accounting/price.js';
import { MatchType, soundOf } from '../../../matches/adapters/graphql/index.js';
import { isUntouched, mayCallOff } from '../../../matches/application/index.js';
import { loadUser } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';

/** The match field `canCallOff`. */
@Resolver(() => MatchType)
export class CallOffResolver {
  constructor(private readonly users: Users) {}

  @ResolveField(() => Boolean, {
    complexity: USUAL_SEATS * LOOKED_UP_PRICE,
    description:
      'Whether the viewer may offer to call the match off, or withdraw such an offer. This is ' +
      'possible only before the first action, and never in a rated match in which all others are ' +
      'bots. `abortOffers` has the offers of others.',
  })
  async canCallOff(
    @Parent() { viewed }: MatchType,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    const { viewerSeat } = viewed;
    const stored = soundOf(viewed.stored);
    if (viewerSeat === null || !isUntouched(stored)) return false;
    const users = await Promise.all(
      stored.players.map(({ userId }) => loadUser(context, this.users, userId)),
    );
    const bots = new Set(stored.players.flatMap((it, i) => (users[i]?.isBot ? it.userId : [])));
    return mayCallOff(stored, viewerSeat, (userId) => bots.has(userId));
  }
}
