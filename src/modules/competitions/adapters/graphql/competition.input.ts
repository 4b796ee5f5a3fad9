import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { ChangeCompetitionCommand } from '../../application/index.js';
import type { EntryAccess, Rhythm } from '../../domain/competition.js';
import { CompetitionAccessEnum } from './competition-enums.js';
import { RhythmUnitEnum } from './competition-series.type.js';
import { CompetitionTermsInput } from './competition-terms.input.js';

@InputType({ description: 'Input of `createCompetition`: its terms, and when it begins.' })
export class CreateCompetitionInput extends CompetitionTermsInput {
  @Field(() => Date, {
    nullable: true,
    description: 'When entries open: within a year; at once when left out.',
  })
  opensAt?: Date | null;
  @Field(() => Date, {
    nullable: true,
    description:
      'When entries close and the draw is made: within a year. When left out: once all places are taken.',
  })
  startsAt?: Date | null;
  @Field(() => Date, { nullable: true, description: 'When a ladder ends; never when left out.' })
  endsAt?: Date | null;
}

/** An input about one competition. */
@InputType({ isAbstract: true })
export abstract class OfCompetitionInput {
  @Field(() => ID, { description: 'The competition.' }) competitionId!: string;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({
  description:
    'Input of `changeCompetition`. What is left out stays. The game, the form and its settings cannot be changed.',
})
export class ChangeCompetitionInput extends OfCompetitionInput {
  @Field(() => String, { nullable: true, description: 'Its name: 3 to 60 characters.' })
  name?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'A description for players: at most 2,000 characters.',
  })
  about?: string | null;
  @Field(() => CompetitionAccessEnum, { nullable: true, description: 'Who may enter.' })
  access?: EntryAccess | null;
  @Field(() => Int, { nullable: true, description: 'The least rating; null for none.' })
  ratingLeast?: number | null;
  @Field(() => Int, { nullable: true, description: 'The greatest rating; null for none.' })
  ratingMost?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'With fewer entries it is cancelled at its start.',
  })
  leastEntries?: number | null;
  @Field(() => Int, { nullable: true, description: 'How many can take part.' })
  places?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'A round is adjudicated so many days after its opening: 1 to 365.',
  })
  roundDays?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How many of its matches a player plays at once: 1 to 50.',
  })
  matchesAtOnce?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Who loses more matches than this by time is out: 0 to 50.',
  })
  timeoutsAllowed?: number | null;
  @Field(() => Date, { nullable: true, description: 'When entries open.' }) opensAt?: Date | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When entries close and the draw is made; null: once all places are taken.',
  })
  startsAt?: Date | null;
  @Field(() => Date, { nullable: true, description: 'When a ladder ends; null: never.' })
  endsAt?: Date | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Makes a new invitation link; the links that were sent do not work any more.',
  })
  renewInvitation?: boolean | null;
}

/** Null means no value for these; for all others it means that they stay. */
const MAY_BE_NULL = ['ratingLeast', 'ratingMost', 'startsAt', 'endsAt'];

/** What is no change. */
const OF_THE_CALL = ['competitionId', 'idempotencyKey'];

/** The changes as the application takes them. */
export function changesIn(
  input: ChangeCompetitionInput,
): Omit<ChangeCompetitionCommand, 'userId' | 'competitionId' | 'idempotencyKey'> {
  const kept = Object.entries(input).filter(
    ([name, value]) =>
      !OF_THE_CALL.includes(name) &&
      value !== undefined &&
      (value !== null || MAY_BE_NULL.includes(name)),
  );
  return Object.fromEntries(kept);
}

/** An act of the organiser for which everyone can read the reason. */
@InputType({ isAbstract: true })
abstract class WithReasonInput extends OfCompetitionInput {
  @Field({ description: 'Why, in 3 to 500 characters: everyone can read it in the log.' })
  reason!: string;
}

@InputType({ description: 'Input of `cancelCompetition`.' })
export class CancelCompetitionInput extends WithReasonInput {}

@InputType({ description: 'Input of `endRoundEarly`.' })
export class EndRoundEarlyInput extends WithReasonInput {}

@InputType({ description: 'Input of `disqualifyEntry`.' })
export class DisqualifyEntryInput extends WithReasonInput {
  @Field(() => Int, { description: 'The number of the entry, from 1.' }) number!: number;
}

@InputType({ description: 'Input of `enterCompetition`.' })
export class EnterCompetitionInput extends OfCompetitionInput {
  @Field(() => String, {
    nullable: true,
    description: 'The entrant’s contribution to the draw, at most 64 characters.',
  })
  clientSeed?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The username of the fixed partner, who must agree; only with `fixedPartners`.',
  })
  partner?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The token of the organiser’s link, needed for a competition by invitation.',
  })
  invitationToken?: string | null;
}

@InputType({ description: 'Input of `withdrawFromCompetition`.' })
export class WithdrawFromCompetitionInput extends OfCompetitionInput {}

@InputType({ description: 'Input of `reenterCompetition`.' })
export class ReenterCompetitionInput extends OfCompetitionInput {
  @Field(() => String, {
    nullable: true,
    description: 'Kept with the entry, at most 64 characters; the draw has already been made.',
  })
  clientSeed?: string | null;
}

@InputType({ description: 'Input of `answerCompetitionPartner`.' })
export class AnswerCompetitionPartnerInput extends OfCompetitionInput {
  @Field({ description: 'Whether the viewer agrees to be the partner.' }) agree!: boolean;
}

@InputType({ description: 'Input of `challengeOnLadder`.' })
export class ChallengeOnLadderInput extends OfCompetitionInput {
  @Field(() => Int, { description: 'The number of the entry that is challenged, from 1.' })
  number!: number;
}

@InputType({ description: 'When the seasons of a series begin.' })
export class CompetitionRhythmInput implements Rhythm {
  @Field({ description: 'The time zone of its clock: an IANA name like Europe/Vienna.' })
  timeZone!: string;
  @Field(() => RhythmUnitEnum, { description: 'In what it is counted.' }) unit!: Rhythm['unit'];
  @Field(() => Int, { description: 'Every so many: 1 to 52 weeks or 1 to 24 months.' })
  every!: number;
  @Field({
    description:
      'The start of the first season by the clock of the time zone, like 2027-01-03T18:00, within a year.',
  })
  firstStart!: string;
  @Field(() => Int, { description: 'Entries open so many days before the start: 1 to 60.' })
  opensDaysBefore!: number;
  @Field(() => Int, {
    nullable: true,
    defaultValue: null,
    description:
      'The fewest days between the end of a season and the start of the next: 0 to 365; null: seasons may overlap.',
  })
  intervalDays!: number | null;
}

@InputType({
  description: 'Input of `createCompetitionSeries`: the terms of its seasons, and when they begin.',
})
export class CreateCompetitionSeriesInput extends CompetitionTermsInput {
  @Field(() => CompetitionRhythmInput, { description: 'When its seasons begin.' })
  rhythm!: CompetitionRhythmInput;
}

@InputType({ description: 'Input of `endCompetitionSeries`.' })
export class EndCompetitionSeriesInput {
  @Field(() => ID, { description: 'The series.' }) competitionSeriesId!: string;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}
