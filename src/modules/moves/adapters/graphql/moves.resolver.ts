import { Args, Field, Mutation, ObjectType, Resolver } from '@nestjs/graphql';
import { idOf } from '../../../../platform/api/ids.js';
import { done, Payload, refused } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { MatchType, toMatchType } from '../../../matches/adapters/graphql/index.js';
import { sightOf } from '../../../matches/application/index.js';
import { Act, CallOff, Resign } from '../../application/index.js';
import type { MoveResult } from '../../application/index.js';
import { moveFailure } from '../../application/move-failure.js';
import { ActInput, OfferAbortInput, ResignInput, WithdrawAbortInput } from './move.input.js';

@ObjectType()
export class ActPayload extends Payload {
  @Field(() => MatchType, { nullable: true }) match?: MatchType | null;
}

@Resolver()
export class MovesResolver {
  constructor(
    private readonly acting: Act,
    private readonly resigning: Resign,
    private readonly callingOff: CallOff,
  ) {}

  @Mutation(() => ActPayload, { description: 'Plays actions in order, all or none.' })
  async act(@Args('input') input: ActInput, @SignedIn('play') viewer: Viewer): Promise<ActPayload> {
    const matchId = idOf('Match', input.matchId);
    if (!matchId) return refused(moveFailure('MATCH_NOT_FOUND', 'matchId'));
    const command = { ...callOf(input, viewer), matchId, seat: null, actions: input.actions };
    return payloadOf(await this.acting.execute(command), viewer);
  }

  @Mutation(() => ActPayload, { description: 'Gives the match up; the opponent wins it.' })
  async resign(
    @Args('input') input: ResignInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<ActPayload> {
    const matchId = idOf('Match', input.matchId);
    if (!matchId) return refused(moveFailure('MATCH_NOT_FOUND', 'matchId'));
    const command = { ...callOf(input, viewer), matchId };
    return payloadOf(await this.resigning.execute(command), viewer);
  }

  @Mutation(() => ActPayload, {
    description:
      'Would call the match off: when all seats would before anyone has acted, it is ABORTED and counts ' +
      'for nothing. House bots would when all people do, but never call off a rated match that has one person.',
  })
  async offerAbort(
    @Args('input') input: OfferAbortInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<ActPayload> {
    const matchId = idOf('Match', input.matchId);
    if (!matchId) return refused(moveFailure('MATCH_NOT_FOUND', 'matchId'));
    return payloadOf(await this.callingOff.offer({ ...callOf(input, viewer), matchId }), viewer);
  }

  @Mutation(() => ActPayload, { description: 'Takes an offer to call the match off back.' })
  async withdrawAbort(
    @Args('input') input: WithdrawAbortInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<ActPayload> {
    const matchId = idOf('Match', input.matchId);
    if (!matchId) return refused(moveFailure('MATCH_NOT_FOUND', 'matchId'));
    return payloadOf(await this.callingOff.withdraw({ ...callOf(input, viewer), matchId }), viewer);
  }
}

/** What every call that changes a match may carry. */
type CallInput = Pick<ActInput, 'expectedVersion' | 'idempotencyKey'>;

function callOf(input: CallInput, viewer: Viewer) {
  return {
    userId: viewer.userId,
    expectedVersion: input.expectedVersion ?? null,
    idempotencyKey: input.idempotencyKey ?? null,
  };
}

function payloadOf(result: MoveResult, viewer: Viewer): ActPayload {
  if (!result.ok) return refused(result.error);
  const sight = sightOf(result.value, viewer.userId);
  return { match: sight && toMatchType(sight), userErrors: done };
}
