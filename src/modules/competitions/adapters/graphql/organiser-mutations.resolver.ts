import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { givenId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import {
  CancelCompetitionUseCase,
  ChangeCompetitionUseCase,
  CreateCompetitionUseCase,
  CreateSeriesUseCase,
  DisqualifyUseCase,
  EndRoundEarlyUseCase,
  EndSeriesUseCase,
} from '../../application/index.js';
import type { CompetitionResult, SeriesResult } from '../../application/index.js';
import { CompetitionReader } from '../../application/readers.js';
import * as inputs from './competition.input.js';
import { callOf, entryPayload } from './competition-calls.js';
import * as payloads from './competition-payloads.type.js';
import { requestIn } from './competition-terms.input.js';
import { toSeriesType } from './competition-series.type.js';
import { toCompetitionType } from './competition.type.js';

/** What organisers do. */
@Resolver()
export class OrganiserMutationsResolver {
  constructor(
    private readonly creating: CreateCompetitionUseCase,
    private readonly changing: ChangeCompetitionUseCase,
    private readonly cancelling: CancelCompetitionUseCase,
    private readonly roundEnding: EndRoundEarlyUseCase,
    private readonly disqualifying: DisqualifyUseCase,
    private readonly reader: CompetitionReader,
  ) {}

  @Mutation(() => payloads.CreateCompetitionPayload, {
    description:
      'Announces a competition. Every registered user may have three that are not over, a club ten.',
  })
  async createCompetition(
    @Args('input') input: inputs.CreateCompetitionInput,
    @SignedIn('competition:write') { userId }: Viewer,
  ): Promise<payloads.CreateCompetitionPayload> {
    const result = await this.creating.execute({
      ...requestIn(input),
      userId,
      opensAt: input.opensAt ?? null,
      startsAt: input.startsAt ?? null,
      endsAt: input.endsAt ?? null,
      idempotencyKey: input.idempotencyKey ?? null,
    });
    return competitionPayload(result);
  }

  @Mutation(() => payloads.ChangeCompetitionPayload, {
    description: 'Changes a competition that has not started, for its organiser.',
  })
  async changeCompetition(
    @Args('input') input: inputs.ChangeCompetitionInput,
    @SignedIn('competition:write') viewer: Viewer,
  ): Promise<payloads.ChangeCompetitionPayload> {
    const command = { ...inputs.changesIn(input), ...callOf(input, viewer) };
    return competitionPayload(await this.changing.execute(command));
  }

  @Mutation(() => payloads.CancelCompetitionPayload, {
    description:
      'Cancels a competition that is not over, for its organiser. Its running matches are played on.',
  })
  async cancelCompetition(
    @Args('input') input: inputs.CancelCompetitionInput,
    @SignedIn('competition:write') viewer: Viewer,
  ): Promise<payloads.CancelCompetitionPayload> {
    const command = { ...callOf(input, viewer), reason: input.reason };
    return competitionPayload(await this.cancelling.execute(command));
  }

  @Mutation(() => payloads.EndRoundEarlyPayload, {
    description:
      'Ends a round before its time, for the organiser: what is undecided is adjudicated.',
  })
  async endRoundEarly(
    @Args('input') input: inputs.EndRoundEarlyInput,
    @SignedIn('competition:write') viewer: Viewer,
  ): Promise<payloads.EndRoundEarlyPayload> {
    const command = { ...callOf(input, viewer), reason: input.reason };
    return competitionPayload(await this.roundEnding.execute(command));
  }

  @Mutation(() => payloads.DisqualifyEntryPayload, {
    description:
      'Disqualifies an entrant, for the organiser. Undecided pairings are walkovers for the others; decided ones stay.',
  })
  async disqualifyEntry(
    @Args('input') input: inputs.DisqualifyEntryInput,
    @SignedIn('competition:write') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<payloads.DisqualifyEntryPayload> {
    const about = { number: input.number, reason: input.reason };
    const result = await this.disqualifying.execute({ ...callOf(input, viewer), ...about });
    return entryPayload(result, context, this.reader);
  }
}

/** Schedules that make competitions by themselves. */
@Resolver()
export class SeriesMutationsResolver {
  constructor(
    private readonly creating: CreateSeriesUseCase,
    private readonly ending: EndSeriesUseCase,
  ) {}

  @Mutation(() => payloads.CreateCompetitionSeriesPayload, {
    description: 'Makes a series: its seasons are announced, drawn and played by themselves.',
  })
  async createCompetitionSeries(
    @Args('input') input: inputs.CreateCompetitionSeriesInput,
    @SignedIn('competition:write') { userId }: Viewer,
  ): Promise<payloads.CreateCompetitionSeriesPayload> {
    const result = await this.creating.execute({
      ...requestIn(input),
      userId,
      rhythm: { ...input.rhythm },
      idempotencyKey: input.idempotencyKey ?? null,
    });
    return seriesPayload(result);
  }

  @Mutation(() => payloads.EndCompetitionSeriesPayload, {
    description:
      'Ends a series, for its organiser: no further season begins. A season that was announced goes on.',
  })
  async endCompetitionSeries(
    @Args('input') input: inputs.EndCompetitionSeriesInput,
    @SignedIn('competition:write') { userId }: Viewer,
  ): Promise<payloads.EndCompetitionSeriesPayload> {
    const { competitionSeriesId, idempotencyKey = null } = input;
    const seriesId = givenId('CompetitionSeries', competitionSeriesId, 'input.competitionSeriesId');
    return seriesPayload(await this.ending.execute({ userId, seriesId, idempotencyKey }));
  }
}

const competitionPayload = (result: CompetitionResult): payloads.OfCompetitionPayload =>
  result.ok
    ? { competition: toCompetitionType(result.value), userErrors: done }
    : refused(...result.error);

const seriesPayload = (result: SeriesResult): payloads.OfSeriesPayload =>
  result.ok ? { series: toSeriesType(result.value), userErrors: done } : refused(...result.error);
