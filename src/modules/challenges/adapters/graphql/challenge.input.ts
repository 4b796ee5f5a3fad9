import { Field, ID, InputType, Int } from '@nestjs/graphql';
import {
  BotLevelEnum,
  PresetKeyEnum,
  RulesInput,
  VariantKeyEnum,
} from '../../../matches/adapters/graphql/index.js';

@InputType({ isOneOf: true, description: 'An opponent: exactly one of the two fields.' })
export class OpponentInput {
  @Field(() => String, { nullable: true, description: 'A player, who may accept or decline.' })
  username?: string | null;
  @Field(() => BotLevelEnum, { nullable: true, description: 'A house bot, by its level.' })
  bot?: string | null;
}

@InputType({ description: 'A player at a seat: exactly one of `username` and `bot`.' })
export class SeatInput {
  @Field(() => Int, {
    description: 'The seat, from 0. In bauern, partners sit opposite: 0 and 2 against 1 and 3.',
  })
  seat!: number;
  @Field(() => String, { nullable: true, description: 'A player, who may accept or decline.' })
  username?: string | null;
  @Field(() => BotLevelEnum, { nullable: true, description: 'A house bot, by its level.' })
  bot?: string | null;
}

@InputType({
  description:
    'Either a time for each turn or a bank for all of them. Absent: three days a turn. Empty: no clock; such a match is unrated.',
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
    description: 'Added to the bank after each turn of its player: up to 7 days.',
  })
  incrementSeconds?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The maximum of the bank, up to 90 days; the initial bank when left out.',
  })
  bankCapSeconds?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'Whether Saturday and Sunday stop the clock, in the time zone of the player to act.',
  })
  weekends?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description: 'Whether the vacation of the player to act stops the clock.',
  })
  vacation?: boolean | null;
}

/** What is played, wherever somebody chooses it. */
@InputType({ isAbstract: true })
export abstract class GameInput {
  @Field(() => VariantKeyEnum, { description: 'The game to play.' }) variant!: string;
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
  @Field(() => TimeControlInput, {
    nullable: true,
    description: 'The clock: three days a turn when left out, none when empty.',
  })
  timeControl?: TimeControlInput | null;
}

/** The terms and players of a challenge, wherever it is offered. */
@InputType({ isAbstract: true })
export abstract class OfferedChallengeInput extends GameInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The score that ends the match, 1 to 1000; the preset’s when left out.',
  })
  target?: number | null;
  @Field(() => [OpponentInput], {
    nullable: true,
    description:
      'The players at the other seats, in their order: at 1, 2 … if `seat` is 0. Anyone may take the ' +
      'remaining seats.',
  })
  opponents?: OpponentInput[] | null;
  @Field(() => [SeatInput], {
    nullable: true,
    description:
      'The players by seat, instead of `opponents`. Anyone may take the remaining seats.',
  })
  seats?: SeatInput[] | null;
  @Field(() => Int, { nullable: true, description: 'The creator’s own seat, from 0; absent: 0.' })
  seat?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the match counts for ratings. Absent: rated if it can be. True: refused with the reason if it cannot ' +
      'be. False: unrated. A rated match needs an unchanged preset and a clock, and no guests, bots without a ' +
      'confirmed owner, or bots that accept only unrated matches.',
  })
  rated?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Refuses players who accept with different rules.',
  })
  rulesFixed?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description: 'Whether spectators may watch the match.',
  })
  onlookers?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether bots are excluded: the challenge names none, and none may accept it.',
  })
  peopleOnly?: boolean | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The creator’s contribution to the shuffle, at most 64 characters.',
  })
  clientSeed?: string | null;
}

@InputType({ description: 'The terms and players of the challenge.' })
export class CreateChallengeInput extends OfferedChallengeInput {
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'Whether the challenge is hidden from lists: only named players, and users with its invitation ' +
      'link, see it and sit down.',
  })
  byInvitation?: boolean | null;
}

@InputType({
  description: 'The challenge in which the viewer sits down, and the viewer’s choices.',
})
export class AcceptChallengeInput {
  @Field(() => ID, { description: 'An open challenge.' }) challengeId!: string;
  @Field(() => RulesInput, {
    nullable: true,
    description: 'Single options; where they differ from the creator’s, the default applies.',
  })
  rules?: RulesInput | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The free seat to take, from 0. Absent: the seat that names the viewer, or else the first free one.',
  })
  seat?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The token of an invitation link, needed for a challenge by invitation.',
  })
  invitationToken?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The player’s contribution to the shuffle, at most 64 characters.',
  })
  clientSeed?: string | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({ description: 'The challenge that the viewer declines.' })
export class DeclineChallengeInput {
  @Field(() => ID, { description: 'An open challenge.' }) challengeId!: string;
}

@InputType({ description: 'The viewer’s own challenge to cancel.' })
export class CancelChallengeInput {
  @Field(() => ID, { description: 'An open challenge.' }) challengeId!: string;
}

@InputType({ description: 'The match to play again.' })
export class OfferRematchInput {
  @Field(() => ID, { description: 'An ended match in which the viewer played.' }) matchId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The player’s contribution to the shuffle, at most 64 characters.',
  })
  clientSeed?: string | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({ description: 'The seat that the viewer asks to back.' })
export class AskToBackInput {
  @Field(() => ID, { description: 'An open challenge.' }) challengeId!: string;
  @Field(() => Int, { description: 'A seat that a player has taken.' }) seat!: number;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({ description: 'The challenge in which the viewer’s backing is withdrawn.' })
export class WithdrawBackingInput {
  @Field(() => ID, { description: 'An open challenge.' }) challengeId!: string;
}

@InputType({ description: 'The answer to a user who asks to back the viewer’s seat.' })
export class AnswerBackingInput {
  @Field(() => ID, { description: 'An open challenge.' }) challengeId!: string;
  @Field({ description: 'The user who has asked to back the viewer’s seat.' }) username!: string;
  @Field({ description: 'True accepts; false declines or drops an accepted backer.' })
  accept!: boolean;
}
