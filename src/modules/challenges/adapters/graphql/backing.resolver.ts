import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { BackingRequests } from '../../application/backing-requests.js';
import { AnswerBackingInput, AskToBackInput, WithdrawBackingInput } from './challenge.input.js';
import { changeChallenge } from './challenge-mutations.resolver.js';
import {
  AnswerBackingPayload,
  AskToBackPayload,
  BackingType,
  WithdrawBackingPayload,
} from './challenge.type.js';

@Resolver(() => BackingType)
export class BackingResolver {
  constructor(
    private readonly backing: BackingRequests,
    private readonly users: Users,
  ) {}

  @ResolveField(() => UserType, {
    description: 'The users who back a seat of the challenge or ask to.',
  })
  user(@Parent() { userId }: BackingType, @Context() context: GraphqlContext) {
    return loadUser(context, this.users, userId);
  }

  @Mutation(() => AskToBackPayload, {
    description:
      'Asks the holder of a seat of an open challenge to be their idle partner: to see what the ' +
      'holder sees, play no card, and win or lose with them. A match with backers is unrated.',
  })
  askToBack(
    @Args('input') input: AskToBackInput,
    @SignedIn('challenge:write') viewer: Viewer,
  ): Promise<AskToBackPayload> {
    return changeChallenge(input, viewer, (challengeId) => {
      const { seat, idempotencyKey = null } = input;
      return this.backing.ask({ userId: viewer.userId, challengeId, seat, idempotencyKey });
    });
  }

  @Mutation(() => WithdrawBackingPayload, {
    description:
      'Withdraws a request to back a seat, accepted or not, while the challenge is open. Idempotent: ' +
      'without a request it is refused with NOT_BACKING, and nothing changes.',
  })
  withdrawBacking(
    @Args('input') input: WithdrawBackingInput,
    @SignedIn('challenge:write') viewer: Viewer,
  ): Promise<WithdrawBackingPayload> {
    return changeChallenge(input, viewer, (id) => this.backing.withdraw(viewer.userId, id));
  }

  @Mutation(() => AnswerBackingPayload, {
    description:
      'Accepts or declines a user’s request to back the viewer’s seat; an accepted backer may be ' +
      'dropped while the challenge is open. Idempotent: the same answer again changes nothing.',
  })
  answerBacking(
    @Args('input') input: AnswerBackingInput,
    @SignedIn('challenge:write') viewer: Viewer,
  ): Promise<AnswerBackingPayload> {
    return changeChallenge(input, viewer, (challengeId) => {
      const { username, accept } = input;
      return this.backing.answer({ userId: viewer.userId, challengeId, username, accept });
    });
  }
}
