import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { givenId } from '../../../../platform/api/ids.js';
import { mayUse } from '../../../../platform/api/viewer.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { givenRules, toMatchType } from '../../../matches/adapters/graphql/index.js';
import { viewedBy } from '../../../matches/application/index.js';
import { AcceptChallengeUseCase } from '../../application/accept-challenge.use-case.js';
import type { ChallengeResult } from '../../application/challenge-writer.js';
import { CreateChallengeUseCase } from '../../application/create-challenge.use-case.js';
import type { CreateChallengeCommand } from '../../application/create-challenge.use-case.js';
import { EndChallengeUseCase } from '../../application/end-challenge.use-case.js';
import { OfferRematchUseCase } from '../../application/offer-rematch.use-case.js';
import type { SeatingRequest } from '../../application/seating.js';
import {
  AcceptChallengeInput,
  CancelChallengeInput,
  CreateChallengeInput,
  DeclineChallengeInput,
  OfferedChallengeInput,
  OfferRematchInput,
} from './challenge.input.js';
import { ChallengePayload, OfferRematchPayload, toChallengeType } from './challenge.type.js';

@Resolver()
export class ChallengeMutationsResolver {
  constructor(
    private readonly creating: CreateChallengeUseCase,
    private readonly accepting: AcceptChallengeUseCase,
    private readonly ending: EndChallengeUseCase,
    private readonly rematching: OfferRematchUseCase,
  ) {}

  @Mutation(() => ChallengePayload, {
    description: 'Creates a challenge; if all its seats are filled, it becomes a match at once.',
  })
  async createChallenge(
    @Args('input') input: CreateChallengeInput,
    @SignedIn('challenge:write') viewer: Viewer,
  ): Promise<ChallengePayload> {
    const command = challengeCommand(input, viewer.userId);
    return challengePayload(await this.creating.execute(command), viewer);
  }

  @Mutation(() => ChallengePayload, {
    description: 'Sits down in a challenge; the match starts when the last player sits down.',
  })
  acceptChallenge(
    @Args('input') input: AcceptChallengeInput,
    @SignedIn('challenge:write') viewer: Viewer,
  ): Promise<ChallengePayload> {
    return changeChallenge(input, viewer, (challengeId) =>
      this.accepting.execute({
        userId: viewer.userId,
        challengeId,
        rules: givenRules(input.rules),
        clientSeed: input.clientSeed ?? null,
        seat: input.seat ?? null,
        invitationToken: input.invitationToken ?? null,
        idempotencyKey: input.idempotencyKey ?? null,
      }),
    );
  }

  @Mutation(() => ChallengePayload, {
    description:
      'Declines a challenge that names the viewer. Idempotent: an ended challenge is refused with ' +
      'CHALLENGE_OVER and does not change.',
  })
  declineChallenge(
    @Args('input') input: DeclineChallengeInput,
    @SignedIn('challenge:write') viewer: Viewer,
  ): Promise<ChallengePayload> {
    return changeChallenge(input, viewer, (id) =>
      this.ending.execute(viewer.userId, id, 'DECLINED'),
    );
  }

  @Mutation(() => ChallengePayload, {
    description:
      'Cancels the viewer’s own challenge. Idempotent: an ended challenge is refused with ' +
      'CHALLENGE_OVER and does not change.',
  })
  cancelChallenge(
    @Args('input') input: CancelChallengeInput,
    @SignedIn('challenge:write') viewer: Viewer,
  ): Promise<ChallengePayload> {
    return changeChallenge(input, viewer, (id) =>
      this.ending.execute(viewer.userId, id, 'CANCELLED'),
    );
  }

  @Mutation(() => OfferRematchPayload, {
    description:
      'Offers a rematch of an ended match, on its terms and with its players: the viewer at seat 0, ' +
      'the others in their order. If another player has offered it already, this accepts that offer.',
  })
  async offerRematch(
    @Args('input') input: OfferRematchInput,
    @SignedIn('challenge:write') viewer: Viewer,
  ): Promise<OfferRematchPayload> {
    const matchId = givenId('Match', input.matchId, 'input.matchId');
    const result = await this.rematching.execute({
      userId: viewer.userId,
      matchId,
      clientSeed: input.clientSeed ?? null,
      idempotencyKey: input.idempotencyKey ?? null,
    });
    return challengePayload(result, viewer);
  }
}

/** The challenge that an input describes. */
export const challengeCommand = (
  input: OfferedChallengeInput & Pick<CreateChallengeInput, 'byInvitation'>,
  userId: string,
): CreateChallengeCommand => ({
  userId,
  variant: input.variant,
  preset: input.preset ?? null,
  rules: givenRules(input.rules),
  target: input.target ?? null,
  seating: seatingOf(input),
  timeControl: input.timeControl ?? null,
  rated: input.rated ?? null,
  rulesFixed: input.rulesFixed ?? false,
  onlookers: input.onlookers ?? true,
  byInvitation: input.byInvitation ?? false,
  peopleOnly: input.peopleOnly ?? false,
  clientSeed: input.clientSeed ?? null,
  idempotencyKey: input.idempotencyKey ?? null,
});

const seatingOf = ({ seat, opponents, seats }: OfferedChallengeInput): SeatingRequest => ({
  seat: seat ?? null,
  opponents: opponents ?? null,
  seats: seats ?? null,
});

/** Changes the challenge that an input names. */
export async function changeChallenge(
  input: { readonly challengeId: string },
  viewer: Viewer,
  change: (challengeId: string) => Promise<ChallengeResult>,
): Promise<ChallengePayload> {
  const challengeId = givenId('Challenge', input.challengeId, 'input.challengeId');
  return challengePayload(await change(challengeId), viewer);
}

/** A credential without `match:read` gets the new match as a spectator sees it. */
export function challengePayload(result: ChallengeResult, viewer: Viewer): ChallengePayload {
  if (!result.ok) return refused(...result.error);
  const { challenge, match } = result.value;
  const viewed = match && viewedBy(match, mayUse(viewer, 'match:read') ? viewer.userId : null);
  return {
    challenge: toChallengeType(challenge),
    match: viewed && toMatchType(viewed),
    userErrors: done,
  };
}
