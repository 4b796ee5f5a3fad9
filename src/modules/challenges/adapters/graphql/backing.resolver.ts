import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { idOf } from '../../../../platform/api/ids.js';
import { refused } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { UserDirectory } from '../../../users/application/index.js';
import { BackSeats } from '../../application/index.js';
import {
  AnswerBackingInput,
  AskToBackInput,
  BackingType,
  WithdrawBackingInput,
} from './backing.type.js';
import { ChallengePayload, payloadOf, unknownChallenge } from './challenge.type.js';

@Resolver(() => BackingType)
export class BackingResolver {
  constructor(
    private readonly backing: BackSeats,
    private readonly users: UserDirectory,
  ) {}

  @ResolveField(() => UserType)
  user(@Parent() { userId }: BackingType, @Context() context: GraphqlContext) {
    return loadUser(context, this.users, userId);
  }

  @Mutation(() => ChallengePayload, {
    description:
      'Asks the holder of a seat of an open challenge to be its idle partner: to see what it sees, play ' +
      'no card, and win or lose with it. A match with backers is unrated.',
  })
  async askToBack(
    @Args('input') { challengeId: id, seat, idempotencyKey }: AskToBackInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<ChallengePayload> {
    const challengeId = idOf('Challenge', id);
    if (!challengeId) return refused(unknownChallenge());
    const { userId } = viewer;
    const command = { userId, challengeId, seat, idempotencyKey: idempotencyKey ?? null };
    return payloadOf(await this.backing.ask(command), viewer);
  }

  @Mutation(() => ChallengePayload, {
    description:
      'Takes a request to back a seat back, accepted or not, while the challenge is open.',
  })
  async withdrawBacking(
    @Args('input') { challengeId: id }: WithdrawBackingInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<ChallengePayload> {
    const challengeId = idOf('Challenge', id);
    if (!challengeId) return refused(unknownChallenge());
    return payloadOf(await this.backing.withdraw(viewer.userId, challengeId), viewer);
  }

  @Mutation(() => ChallengePayload, {
    description:
      'Says yes or no to whoever has asked to back the viewer’s seat; who was accepted may be dropped ' +
      'while the challenge is open.',
  })
  async answerBacking(
    @Args('input') { challengeId: id, username, accept }: AnswerBackingInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<ChallengePayload> {
    const challengeId = idOf('Challenge', id);
    if (!challengeId) return refused(unknownChallenge());
    const command = { userId: viewer.userId, challengeId, username, accept };
    return payloadOf(await this.backing.answer(command), viewer);
  }
}
