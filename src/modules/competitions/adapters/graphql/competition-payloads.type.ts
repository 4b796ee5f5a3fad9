import { Field, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { CompetitionEntryType } from './competition-parts.type.js';
import { CompetitionSeriesType } from './competition-series.type.js';
import { CompetitionType } from './competition.type.js';

@ObjectType({ isAbstract: true })
export abstract class OfCompetitionPayload extends Payload {
  @Field(() => CompetitionType, {
    nullable: true,
    description: 'The competition as it is now; null when refused.',
  })
  competition?: CompetitionType | null;
}

@ObjectType({ description: 'Payload of `createCompetition`.' })
export class CreateCompetitionPayload extends OfCompetitionPayload {}

@ObjectType({ description: 'Payload of `changeCompetition`.' })
export class ChangeCompetitionPayload extends OfCompetitionPayload {}

@ObjectType({ description: 'Payload of `cancelCompetition`.' })
export class CancelCompetitionPayload extends OfCompetitionPayload {}

@ObjectType({ description: 'Payload of `endRoundEarly`.' })
export class EndRoundEarlyPayload extends OfCompetitionPayload {}

@ObjectType({ isAbstract: true })
export abstract class OfEntryPayload extends OfCompetitionPayload {
  @Field(() => CompetitionEntryType, {
    nullable: true,
    description: 'The entry as it is now; null when refused.',
  })
  entry?: CompetitionEntryType | null;
}

@ObjectType({ description: 'Payload of `enterCompetition`.' })
export class EnterCompetitionPayload extends OfEntryPayload {}

@ObjectType({ description: 'Payload of `withdrawFromCompetition`.' })
export class WithdrawFromCompetitionPayload extends OfEntryPayload {}

@ObjectType({ description: 'Payload of `reenterCompetition`.' })
export class ReenterCompetitionPayload extends OfEntryPayload {}

@ObjectType({ description: 'Payload of `answerCompetitionPartner`.' })
export class AnswerCompetitionPartnerPayload extends OfEntryPayload {}

@ObjectType({ description: 'Payload of `disqualifyEntry`.' })
export class DisqualifyEntryPayload extends OfEntryPayload {}

@ObjectType({ description: 'Payload of `challengeOnLadder`.' })
export class ChallengeOnLadderPayload extends OfEntryPayload {}

@ObjectType({ isAbstract: true })
export abstract class OfSeriesPayload extends Payload {
  @Field(() => CompetitionSeriesType, {
    nullable: true,
    description: 'The series as it is now; null when refused.',
  })
  series?: CompetitionSeriesType | null;
}

@ObjectType({ description: 'Payload of `createCompetitionSeries`.' })
export class CreateCompetitionSeriesPayload extends OfSeriesPayload {}

@ObjectType({ description: 'Payload of `endCompetitionSeries`.' })
export class EndCompetitionSeriesPayload extends OfSeriesPayload {}
