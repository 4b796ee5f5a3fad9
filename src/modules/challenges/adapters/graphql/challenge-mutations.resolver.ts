import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { idOf } from '../../../../platform/api/ids.js';
import { refused } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { challengeFailure } from '../../application/challenge-failure.js';
import {
  AcceptChallenge,
  CreateChallenge,
  EndChallenge,
  OfferRematch,
} from '../../application/index.js';
import {
  AcceptChallengeInput,
  CancelChallengeInput,
  CreateChallengeInput,
  DeclineChallengeInput,
  OfferRematchInput,
} from './challenge.input.js';
import { ChallengePayload, payloadOf, unknownChallenge } from './challenge.type.js';

@Resolver()
export class ChallengeMutationsResolver {
  constructor(
    private readonly creating: CreateChallenge,
    private readonly accepting: AcceptChallenge,
    private readonly ending: EndChallenge,
    private readonly rematching: OfferRematch,
  ) {}

  @Mutation(() => ChallengePayload, {
    description: 'Makes a challenge; one whose seats are all filled becomes a match at once.',
  })
  async createChallenge(
    @Args('input') input: CreateChallengeInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<ChallengePayload> {
    const result = await this.creating.execute({
      userId: viewer.userId,
      variant: input.variant,
      preset: input.preset ?? null,
      rules: input.rules ?? null,
      target: input.target ?? null,
      opponents: input.opponents ?? null,
      timeControl: input.timeControl ?? null,
      rated: input.rated ?? true,
      rulesFixed: input.rulesFixed ?? false,
      onlookers: input.onlookers ?? true,
      clientSeed: input.clientSeed ?? null,
      idempotencyKey: input.idempotencyKey ?? null,
    });
    return payloadOf(result, viewer);
  }

  @Mutation(() => ChallengePayload, {
    description: 'Sits down in a challenge; the last to sit down begins the match.',
  })
  async acceptChallenge(
    @Args('input') input: AcceptChallengeInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<ChallengePayload> {
    const challengeId = idOf('Challenge', input.challengeId);
    if (!challengeId) return refused(unknownChallenge());
    const result = await this.accepting.execute({
      userId: viewer.userId,
      challengeId,
      rules: input.rules ?? null,
      clientSeed: input.clientSeed ?? null,
      idempotencyKey: input.idempotencyKey ?? null,
    });
    return payloadOf(result, viewer);
  }

  @Mutation(() => ChallengePayload, {
    description: 'Says no to a challenge that names the viewer.',
  })
  async declineChallenge(
    @Args('input') input: DeclineChallengeInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<ChallengePayload> {
    const challengeId = idOf('Challenge', input.challengeId);
    if (!challengeId) return refused(unknownChallenge());
    return payloadOf(await this.ending.decline(viewer.userId, challengeId), viewer);
  }

  @Mutation(() => ChallengePayload, { description: 'Takes the viewer’s own challenge back.' })
  async cancelChallenge(
    @Args('input') input: CancelChallengeInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<ChallengePayload> {
    const challengeId = idOf('Challenge', input.challengeId);
    if (!challengeId) return refused(unknownChallenge());
    return payloadOf(await this.ending.cancel(viewer.userId, challengeId), viewer);
  }

  @Mutation(() => ChallengePayload, {
    description:
      'Offers to play an ended match again, on its terms and with those who sat there: the viewer at seat ' +
      '0, the others in their order. Where another has offered it already, this accepts.',
  })
  async offerRematch(
    @Args('input') input: OfferRematchInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<ChallengePayload> {
    const matchId = idOf('Match', input.matchId);
    if (!matchId) return refused(challengeFailure('MATCH_NOT_FOUND', 'matchId'));
    const result = await this.rematching.execute({
      userId: viewer.userId,
      matchId,
      clientSeed: input.clientSeed ?? null,
      idempotencyKey: input.idempotencyKey ?? null,
    });
    return payloadOf(result, viewer);
  }
}
