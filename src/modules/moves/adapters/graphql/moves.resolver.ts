import { Args, Field, Mutation, ObjectType, Resolver } from '@nestjs/graphql';
import { givenId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done, Payload, refused } from '../../../../platform/graphql/user-error.js';
import { MatchType, toMatchType } from '../../../matches/adapters/graphql/index.js';
import { MatchReader, viewedBy } from '../../../matches/application/index.js';
import type { ViewedMatch } from '../../../matches/application/index.js';
import { ActUseCase } from '../../application/act.use-case.js';
import { CallOffUseCase } from '../../application/call-off.use-case.js';
import type { MoveCommand, MoveResult } from '../../application/pipeline.js';
import { ResignUseCase } from '../../application/resign.use-case.js';
import { ActInput, OfferAbortInput, ResignInput, WithdrawAbortInput } from './move.input.js';
import type { MoveInput } from './move.input.js';

@ObjectType({ isAbstract: true })
abstract class MovePayload extends Payload {
  /** A getter: a refused call reads the match only if the field is selected. */
  @Field(() => MatchType, {
    nullable: true,
    description:
      'The match as it is now, also if the call was refused, so that the client can decide again. ' +
      'Null if there is no such match, or the viewer may not see it.',
  })
  readonly match!: Promise<MatchType | null> | MatchType | null;
}

@ObjectType({ description: 'Payload of `act` and `resign`.' })
class ActPayload extends MovePayload {}

@ObjectType({ description: 'Payload of `offerAbort`.' })
class OfferAbortPayload extends MovePayload {}

@ObjectType({ description: 'Payload of `withdrawAbort`.' })
class WithdrawAbortPayload extends MovePayload {}

@Resolver()
export class MovesResolver {
  constructor(
    private readonly acting: ActUseCase,
    private readonly resigning: ResignUseCase,
    private readonly callingOff: CallOffUseCase,
    private readonly reader: MatchReader,
  ) {}

  @Mutation(() => ActPayload, { description: 'Plays actions in order, all or none.' })
  act(@Args('input') input: ActInput, @SignedIn('match:play') viewer: Viewer): Promise<ActPayload> {
    const { actions } = input;
    return this.answer(input, viewer, (move) =>
      this.acting.execute({ ...move, seat: null, actions }),
    );
  }

  @Mutation(() => ActPayload, {
    description:
      'Gives the match up. A match of two is won by the opponent; in a match of three or four a house bot ' +
      'takes the seat.',
  })
  resign(
    @Args('input') input: ResignInput,
    @SignedIn('match:play') viewer: Viewer,
  ): Promise<ActPayload> {
    return this.answer(input, viewer, (move) => this.resigning.execute(move));
  }

  @Mutation(() => OfferAbortPayload, {
    description:
      'Offers to call the match off. When all seats have offered before anyone has acted, the match is ' +
      'ABORTED and counts for nothing. House bots agree when all people do, but never call off a rated ' +
      'match that has only one person.',
  })
  offerAbort(
    @Args('input') input: OfferAbortInput,
    @SignedIn('match:play') viewer: Viewer,
  ): Promise<OfferAbortPayload> {
    return this.answer(input, viewer, (move) => this.callingOff.execute('offerAbort', move));
  }

  @Mutation(() => WithdrawAbortPayload, {
    description: 'Withdraws an offer to call the match off.',
  })
  withdrawAbort(
    @Args('input') input: WithdrawAbortInput,
    @SignedIn('match:play') viewer: Viewer,
  ): Promise<WithdrawAbortPayload> {
    return this.answer(input, viewer, (move) => this.callingOff.execute('withdrawAbort', move));
  }

  /** Makes a call that changes a match. Returns the match as the caller sees it, or why the call was refused. */
  private async answer(
    { matchId: id, expectedVersion, idempotencyKey }: MoveInput,
    { userId }: Viewer,
    execute: (command: MoveCommand) => Promise<MoveResult>,
  ): Promise<MovePayload> {
    const matchId = givenId('Match', id, 'input.matchId');
    const result = await execute({
      userId,
      matchId,
      expectedVersion: expectedVersion ?? null,
      idempotencyKey: idempotencyKey ?? null,
    });
    if (result.ok) return payloadOf(done, () => viewedBy(result.value, userId));
    const { error, match } = result;
    return payloadOf(refused(error).userErrors, () =>
      match === undefined ? this.reader.find(matchId, userId) : match && viewedBy(match, userId),
    );
  }
}

const payloadOf = (
  userErrors: MovePayload['userErrors'],
  load: () => Promise<ViewedMatch | null> | ViewedMatch | null,
): MovePayload => ({
  userErrors,
  get match() {
    return Promise.resolve(load()).then((viewed) => viewed && toMatchType(viewed));
  },
});
