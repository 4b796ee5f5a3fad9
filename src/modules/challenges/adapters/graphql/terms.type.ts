import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { upperCaseEnum } from '../../../../platform/graphql/enum-type.js';
import type { Meanings } from '../../../../platform/graphql/enum-type.js';
import {
  PresetKeyEnum,
  RulesInput,
  TimeControlType,
  VariantKeyEnum,
} from '../../../matches/adapters/graphql/index.js';
import { PROPOSED_CLOCKS } from '../../domain/proposed-clocks.js';
import type { ProposedClockName } from '../../domain/proposed-clocks.js';
import { TimeControlInput } from './challenge.input.js';

const CLOCKS: Meanings<ProposedClockName> = {
  day: 'A day a turn.',
  threeDays: 'Three days a turn: the clock of a challenge when none is given.',
  week: 'A week a turn.',
  evening:
    'An hour for all turns, and half a minute more after each; for players who are online at the same time.',
  none: 'No clock; never rated.',
};
const ProposedClockNameEnum = upperCaseEnum<ProposedClockName>(
  'ProposedClockName',
  'The clocks that the service proposes, by name.',
  CLOCKS,
);

@ObjectType('ProposedClock', { description: 'A clock with a name.' })
export class ProposedClockType {
  @Field(() => ProposedClockNameEnum, { description: 'Its name.' }) name!: ProposedClockName;
  @Field({ description: 'The name for people, in the language of the request.' }) label!: string;
  @Field(() => TimeControlType, { description: 'The time control to send.' })
  timeControl!: TimeControlType;
}

@ObjectType('SecondsRange', { description: 'A range in seconds, both ends included.' })
class SecondsRangeType {
  @Field(() => Int, { description: 'The least.' }) min!: number;
  @Field(() => Int, { description: 'The most.' }) max!: number;
}

@ObjectType('Clocks', { description: 'The clocks that a challenge may have.' })
export class ClocksType {
  @Field(() => [ProposedClockType], {
    complexity: ({ childComplexity }) => PROPOSED_CLOCKS.length * childComplexity,
    description: 'The clocks that the service proposes; any other within the bounds may be sent.',
  })
  proposed!: ProposedClockType[];
  @Field(() => SecondsRangeType, { description: 'Of `perTurnSeconds`.' })
  perTurn!: SecondsRangeType;
  @Field(() => SecondsRangeType, {
    description: 'The bounds of `bankSeconds` and `bankCapSeconds`.',
  })
  bank!: SecondsRangeType;
  @Field(() => SecondsRangeType, { description: 'Of `incrementSeconds`.' })
  increment!: SecondsRangeType;
}

@ArgsType()
export class TermsArgs {
  @Field(() => VariantKeyEnum, { description: 'The game.' }) variant!: string;
  @Field(() => PresetKeyEnum, {
    nullable: true,
    description: 'A preset of the variant; the variant’s default preset when left out.',
  })
  preset?: string | null;
  @Field(() => RulesInput, {
    nullable: true,
    description: 'Single options that override the preset.',
  })
  rules?: RulesInput | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The score that ends the match; the preset’s when left out.',
  })
  target?: number | null;
  @Field(() => TimeControlInput, {
    nullable: true,
    description: 'The clock: three days a turn when left out, none when empty.',
  })
  timeControl?: TimeControlInput | null;
}
