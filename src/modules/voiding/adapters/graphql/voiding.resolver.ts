import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { givenId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { Staff } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { toMatchType } from '../../../matches/adapters/graphql/index.js';
import { viewedBy } from '../../../matches/application/index.js';
import { MatchVoiding } from '../../application/index.js';
import { VoidMatchInput, VoidMatchPayload } from './voiding.type.js';

@Resolver()
export class VoidingResolver {
  constructor(private readonly voiding: MatchVoiding) {}

  @Mutation(() => VoidMatchPayload, {
    description:
      'Voids a match: it counts for nothing. A running match is called off; what a finished one has changed in ratings, in ' +
      'the ledger and in clubs is taken back within seconds. The results of competitions stay. For moderators. It cannot be ' +
      'taken back. Idempotent: a second call is refused with `ALREADY_VOIDED`.',
  })
  async voidMatch(
    @Args('input') input: VoidMatchInput,
    @Staff('MODERATOR') { userId, role }: Viewer,
  ): Promise<VoidMatchPayload> {
    const matchId = givenId('Match', input.matchId, 'input.matchId');
    const { reason, username = null } = input;
    const entry = { actorId: userId, isAdmin: role === 'ADMIN', reason, username };
    const result = await this.voiding.void(matchId, entry);
    if (!result.ok) return refused(result.error);
    const viewed = viewedBy(result.value, userId);
    return { match: viewed && toMatchType(viewed), userErrors: done };
  }
}
