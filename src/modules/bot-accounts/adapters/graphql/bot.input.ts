import { Field, InputType, Int } from '@nestjs/graphql';
import type { ClockKind } from '../../../clock/domain/index.js';
import {
  ClockKindEnum,
  PresetKeyEnum,
  VariantKeyEnum,
} from '../../../matches/adapters/graphql/index.js';
import type { BotAudience } from '../../application/index.js';
import { AudienceEnum } from './bot.type.js';

@InputType({ description: 'The profile of a new bot.' })
export class BecomeBotInput {
  @Field({
    description: 'The username of the person who is responsible for it and will confirm it.',
  })
  owner!: string;
  @Field({ description: 'The name of the program that plays, 1 to 60 characters.' })
  engine!: string;
  @Field({ description: 'Its version, 1 to 40 characters.' }) version!: string;
  @Field(() => String, {
    nullable: true,
    description: 'A description, up to 500 characters.',
  })
  description?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Its page on the web: an https or http address.',
  })
  homepage?: string | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({ description: 'The changes. Fields that are left out stay as they are.' })
export class UpdateBotInput {
  @Field(() => String, {
    nullable: true,
    description: 'A new owner, by username, who has to confirm first.',
  })
  owner?: string | null;
  @Field(() => String, { nullable: true, description: 'The name of the program.' })
  engine?: string | null;
  @Field(() => String, { nullable: true, description: 'Its version.' }) version?: string | null;
  @Field(() => String, { nullable: true, description: 'The description; null removes it.' })
  description?: string | null;
  @Field(() => String, { nullable: true, description: 'Its page on the web; null removes it.' })
  homepage?: string | null;
}

@InputType({ description: 'A bot that names the viewer as its owner.' })
export class ConfirmBotInput {
  @Field({ description: 'The bot’s username.' }) username!: string;
}

@InputType({ description: 'A bot that names the viewer as its owner, confirmed or not.' })
export class ReleaseBotInput extends ConfirmBotInput {}

@InputType({
  description: 'Which challenges the service accepts for a bot. All conditions must hold.',
})
export class AcceptancePolicyInput {
  @Field(() => [VariantKeyEnum], {
    nullable: true,
    description: 'The variants; absent: every one.',
  })
  variants?: string[] | null;
  @Field(() => [PresetKeyEnum], { nullable: true, description: 'The presets; absent: every one.' })
  presets?: string[] | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether single rules may differ from the preset.',
  })
  customRules?: boolean | null;
  @Field(() => [ClockKindEnum], {
    nullable: true,
    description: 'The kinds of clocks; absent: every kind.',
  })
  clocks?: ClockKind[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The least time for a turn, or the least bank, in seconds.',
  })
  minSeconds?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The most time for a turn, or the largest bank, in seconds.',
  })
  maxSeconds?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Rated matches only, or unrated ones only; absent: either.',
  })
  rated?: boolean | null;
  @Field(() => AudienceEnum, {
    nullable: true,
    defaultValue: 'EVERYONE',
    description: 'Who may challenge it; users whom it has blocked never may.',
  })
  who?: BotAudience | null;
  @Field(() => [String], {
    nullable: true,
    description: 'Up to 100 usernames if `who` is NAMED; otherwise absent.',
  })
  named?: string[] | null;
  @Field(() => Int, {
    description: 'How many matches it plays at once, including matches that its program started.',
  })
  maxMatches!: number;
}

@InputType({ description: 'A bot’s acceptance policy.' })
export class SetAcceptancePolicyInput {
  @Field(() => AcceptancePolicyInput, {
    nullable: true,
    description:
      'The complete policy, which replaces the one before; null: the program answers itself.',
  })
  policy?: AcceptancePolicyInput | null;
}

@InputType({ description: 'All given conditions must hold.' })
export class BotFilter {
  @Field(() => VariantKeyEnum, {
    nullable: true,
    description: 'Bots whose policy does not exclude the variant.',
  })
  variant?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Bots that are connected by a stream, or that are not.',
  })
  connected?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Bots that would now accept a challenge of the viewer immediately, if it fits their policies. The viewer ' +
      'must be signed in.',
  })
  acceptsMe?: boolean | null;
}
