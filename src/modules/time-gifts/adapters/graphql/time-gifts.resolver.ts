import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { givenId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { Staff } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { toMatchType } from '../../../matches/adapters/graphql/index.js';
import { viewedBy } from '../../../matches/application/index.js';
import { GivingTime } from '../../application/index.js';
import { GiveTimePayload, GiveTimeInput } from './time-gifts.type.js';

@Resolver()
export class TimeGiftsResolver {
  constructor(private readonly giving: GivingTime) {}

  @Mutation(() => GiveTimePayload, {
    description:
      'Gives a player of a running match time back, for example after a fault of the service. All who watch see the new ' +
      'deadline and an event TIME_GIVEN at once. A match whose time has run out stays lost. For moderators who have not sat ' +
      'in the match. Idempotent with a key.',
  })
  async giveTime(
    @Args('input') { idempotencyKey = null, ...input }: GiveTimeInput,
    @Staff('MODERATOR') { userId }: Viewer,
  ): Promise<GiveTimePayload> {
    const matchId = givenId('Match', input.matchId, 'input.matchId');
    const result = await this.giving.give(userId, { ...input, matchId, idempotencyKey });
    if (!result.ok) return refused(result.error);
    const viewed = viewedBy(result.value, userId);
    return { match: viewed && toMatchType(viewed), userErrors: done };
  }
}
