import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import {
  AnswerPartnerUseCase,
  ChallengeOnLadderUseCase,
  EnterCompetitionUseCase,
  ReenterCompetitionUseCase,
  WithdrawEntryUseCase,
} from '../../application/index.js';
import { CompetitionReader } from '../../application/readers.js';
import { callOf, entryPayload } from './competition-calls.js';
import * as payloads from './competition-payloads.type.js';
import * as inputs from './competition.input.js';

/** What entrants do. */
@Resolver()
export class EntryMutationsResolver {
  constructor(
    private readonly entering: EnterCompetitionUseCase,
    private readonly withdrawing: WithdrawEntryUseCase,
    private readonly reentering: ReenterCompetitionUseCase,
    private readonly answering: AnswerPartnerUseCase,
    private readonly challenging: ChallengeOnLadderUseCase,
    private readonly reader: CompetitionReader,
  ) {}

  @Mutation(() => payloads.EnterCompetitionPayload, {
    description:
      'Enters a competition, or its waiting list when all places are taken. Who enters agrees to meet anyone who has ' +
      'entered, also users whom they have blocked.',
  })
  async enterCompetition(
    @Args('input') input: inputs.EnterCompetitionInput,
    @SignedIn('competition:write') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<payloads.EnterCompetitionPayload> {
    const result = await this.entering.execute({
      ...callOf(input, viewer),
      clientSeed: input.clientSeed ?? null,
      partner: input.partner ?? null,
      invitationToken: input.invitationToken ?? null,
    });
    return entryPayload(result, context, this.reader);
  }

  @Mutation(() => payloads.WithdrawFromCompetitionPayload, {
    description:
      'Withdraws the viewer’s entry. In a running competition undecided pairings are walkovers for the others, and ' +
      'its running matches are resigned.',
  })
  async withdrawFromCompetition(
    @Args('input') input: inputs.WithdrawFromCompetitionInput,
    @SignedIn('competition:write') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<payloads.WithdrawFromCompetitionPayload> {
    const result = await this.withdrawing.execute(callOf(input, viewer));
    return entryPayload(result, context, this.reader);
  }

  @Mutation(() => payloads.ReenterCompetitionPayload, {
    description: 'Buys another lot after a loss, where the form allows it.',
  })
  async reenterCompetition(
    @Args('input') input: inputs.ReenterCompetitionInput,
    @SignedIn('competition:write') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<payloads.ReenterCompetitionPayload> {
    const command = { ...callOf(input, viewer), clientSeed: input.clientSeed ?? null };
    return entryPayload(await this.reentering.execute(command), context, this.reader);
  }

  @Mutation(() => payloads.AnswerCompetitionPartnerPayload, {
    description: 'Agrees to be the fixed partner of who has entered with the viewer, or not.',
  })
  async answerCompetitionPartner(
    @Args('input') input: inputs.AnswerCompetitionPartnerInput,
    @SignedIn('competition:write') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<payloads.AnswerCompetitionPartnerPayload> {
    const command = { ...callOf(input, viewer), agree: input.agree };
    return entryPayload(await this.answering.execute(command), context, this.reader);
  }

  @Mutation(() => payloads.ChallengeOnLadderPayload, {
    description:
      'Challenges an entrant of a ladder; their match begins at once. The entry is the viewer’s own.',
  })
  async challengeOnLadder(
    @Args('input') input: inputs.ChallengeOnLadderInput,
    @SignedIn('competition:write') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<payloads.ChallengeOnLadderPayload> {
    const command = { ...callOf(input, viewer), number: input.number };
    return entryPayload(await this.challenging.execute(command), context, this.reader);
  }
}
