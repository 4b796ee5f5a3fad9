import { Field, ID, InputType, Int } from '@nestjs/graphql';
import {
  BotLevelEnum,
  PresetKeyEnum,
  RulesInput,
  VariantKeyEnum,
} from '../../../matches/adapters/graphql/index.js';

@InputType({ isOneOf: true, description: 'Somebody to play against: exactly one of them.' })
export class OpponentInput {
  @Field(() => String, { nullable: true, description: 'A player, who is asked to accept.' })
  username?: string | null;
  @Field(() => BotLevelEnum, { nullable: true, description: 'A house bot, by its level.' })
  bot?: string | null;
}

@InputType({ description: 'A player at a seat: exactly one of `username` and `bot`.' })
export class SeatInput {
  @Field(() => Int, {
    description: 'The seat, from 0. In bauern partners sit opposite: 0 and 2 against 1 and 3.',
  })
  seat!: number;
  @Field(() => String, { nullable: true, description: 'A player, who is asked to accept.' })
  username?: string | null;
  @Field(() => BotLevelEnum, { nullable: true, description: 'A house bot, by its level.' })
  bot?: string | null;
}

@InputType({
  description:
    'Either a time for each turn or a bank for all of them. Absent: three days a turn. Empty: no clock, and unrated.',
})
export class TimeControlInput {
  @Field(() => Int, { nullable: true, description: 'For each turn: 1 hour to 30 days.' })
  perTurnSeconds?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'For all turns of a player: 1 hour to 90 days.',
  })
  bankSeconds?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'What the bank gets after each turn of its player: up to 7 days.',
  })
  incrementSeconds?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'What the bank never exceeds, up to 90 days; what it begins with when left out.',
  })
  bankCapSeconds?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether Saturday and Sunday stop the clock, in the time zone of who is asked.',
  })
  weekends?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description: 'Whether the vacation of who is asked stops the clock.',
  })
  vacation?: boolean | null;
}

@InputType({ description: 'What is to be played, by whom, and with what clock.' })
export class CreateChallengeInput {
  @Field(() => VariantKeyEnum, { description: 'The game to play.' }) variant!: string;
  @Field(() => PresetKeyEnum, {
    nullable: true,
    description: 'A preset of the variant; its default preset when left out.',
  })
  preset?: string | null;
  @Field(() => RulesInput, { nullable: true, description: 'Single options, over the preset.' })
  rules?: RulesInput | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The score that ends the match, 1 to 1000; the preset’s when left out.',
  })
  target?: number | null;
  @Field(() => [OpponentInput], {
    nullable: true,
    description:
      'Who sits at the seats that are not the creator’s, in their order: at 1, 2 … where `seat` is 0. ' +
      'Anyone may take the seats that are left.',
  })
  opponents?: OpponentInput[] | null;
  @Field(() => [SeatInput], {
    nullable: true,
    description:
      'Who sits where, instead of `opponents`. Anyone may take the seats that are named nowhere.',
  })
  seats?: SeatInput[] | null;
  @Field(() => Int, { nullable: true, description: 'The creator’s own seat, from 0; absent: 0.' })
  seat?: number | null;
  @Field(() => TimeControlInput, {
    nullable: true,
    description: 'The clock: three days a turn when left out, none when empty.',
  })
  timeControl?: TimeControlInput | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description: 'Whether it counts for ratings: a preset as it is, with a clock.',
  })
  rated?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Refuses an acceptance whose rules differ.',
  })
  rulesFixed?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description: 'Whether others than players and backers may look at the match.',
  })
  onlookers?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'Whether the challenge is in no list: only named players, and whoever has its invitation link, ' +
      'see it and sit down.',
  })
  byInvitation?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether bots are kept out, as opponents and as who accepts.',
  })
  peopleOnly?: boolean | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The creator’s share of the shuffle, at most 64 characters.',
  })
  clientSeed?: string | null;
}

@InputType({ description: 'Which challenge the viewer sits down in, and how.' })
export class AcceptChallengeInput {
  @Field(() => ID, { description: 'An open challenge.' }) challengeId!: string;
  @Field(() => RulesInput, {
    nullable: true,
    description: 'Single options; where they differ from the creator’s the default holds.',
  })
  rules?: RulesInput | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The free seat to take, from 0. Absent: the seat that names the viewer, else the first free one.',
  })
  seat?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The token of an invitation link, for a challenge that is by invitation.',
  })
  invitation?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The player’s share of the shuffle, at most 64 characters.',
  })
  clientSeed?: string | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({ description: 'Which challenge the viewer says no to.' })
export class DeclineChallengeInput {
  @Field(() => ID, { description: 'An open challenge.' }) challengeId!: string;
}

@InputType({ description: 'Which challenge of the viewer’s own is taken back.' })
export class CancelChallengeInput {
  @Field(() => ID, { description: 'An open challenge.' }) challengeId!: string;
}

@InputType({ description: 'Which match is to be played again.' })
export class OfferRematchInput {
  @Field(() => ID, { description: 'An ended match in which the viewer played.' }) matchId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The player’s share of the shuffle, at most 64 characters.',
  })
  clientSeed?: string | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({ description: 'Which seat the viewer asks to back.' })
export class AskToBackInput {
  @Field(() => ID, { description: 'An open challenge.' }) challengeId!: string;
  @Field(() => Int, { description: 'A seat in which somebody has sat down.' }) seat!: number;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({ description: 'Where the viewer’s backing is taken back.' })
export class WithdrawBackingInput {
  @Field(() => ID, { description: 'An open challenge.' }) challengeId!: string;
}

@InputType({ description: 'The answer to somebody who asks to back the viewer’s seat.' })
export class AnswerBackingInput {
  @Field(() => ID, { description: 'An open challenge.' }) challengeId!: string;
  @Field({ description: 'Who has asked to back the viewer’s seat.' }) username!: string;
  @Field({ description: 'Yes or no; no drops whoever was accepted.' }) accept!: boolean;
}
