import { Field, InputType, Int } from '@nestjs/graphql';
import type { ClockKind } from '../../../clock/domain/index.js';
import {
  ClockKindEnum,
  PresetKeyEnum,
  VariantKeyEnum,
} from '../../../matches/adapters/graphql/index.js';
import type { BotAudience } from '../../application/index.js';
import { AudienceEnum } from './bot.type.js';

@InputType({ description: 'What a new bot says of itself.' })
export class BecomeBotInput {
  @Field({ description: 'The username of the person who answers for it, and will confirm it.' })
  owner!: string;
  @Field({ description: 'The name of the program that plays, 1 to 60 characters.' })
  engine!: string;
  @Field({ description: 'Its version, 1 to 40 characters.' }) version!: string;
  @Field(() => String, {
    nullable: true,
    description: 'What else there is to say, to 500 characters.',
  })
  description?: string | null;
  @Field(() => String, { nullable: true, description: 'Its page: an https or http address.' })
  homepage?: string | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({ description: 'What changes; what is left out stays as it is.' })
export class UpdateBotInput {
  @Field(() => String, {
    nullable: true,
    description: 'Another owner, by username, who has to confirm first.',
  })
  owner?: string | null;
  @Field(() => String, { nullable: true, description: 'The name of the program.' })
  engine?: string | null;
  @Field(() => String, { nullable: true, description: 'Its version.' }) version?: string | null;
  @Field(() => String, { nullable: true, description: 'What else there is to say; null: nothing.' })
  description?: string | null;
  @Field(() => String, { nullable: true, description: 'Its page on the web; null: none.' })
  homepage?: string | null;
}

@InputType({ description: 'A bot that names the viewer as its owner.' })
export class ConfirmBotInput {
  @Field({ description: 'The bot’s username.' }) bot!: string;
}

@InputType({ description: 'A bot that names the viewer as its owner, confirmed or not.' })
export class ReleaseBotInput extends ConfirmBotInput {}

@InputType({ description: 'Which challenges the service accepts for a bot. All parts must hold.' })
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
    description: 'How time may be measured; absent: in every way.',
  })
  clocks?: ClockKind[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'What a turn, or the bank, lasts at least, in seconds.',
  })
  minSeconds?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'What a turn, or the bank, lasts at most, in seconds.',
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
    description: 'Who may challenge it; never whom it has blocked.',
  })
  who?: BotAudience | null;
  @Field(() => [String], {
    nullable: true,
    description: 'Up to 100 usernames where `who` is NAMED; else absent.',
  })
  named?: string[] | null;
  @Field(() => Int, {
    description: 'How many matches it plays at once, those included that its program began.',
  })
  maxMatches!: number;
}

@InputType({ description: 'A bot’s acceptance policy.' })
export class SetAcceptancePolicyInput {
  @Field(() => AcceptancePolicyInput, {
    nullable: true,
    description:
      'The whole policy, in the place of the one before; null: the program answers itself.',
  })
  policy?: AcceptancePolicyInput | null;
}

@InputType({ description: 'All that is given must hold.' })
export class BotFilter {
  @Field(() => VariantKeyEnum, {
    nullable: true,
    description: 'Bots whose policy does not rule the variant out.',
  })
  variant?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Bots that are online, or that are not.' })
  online?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Bots that accept a challenge of the viewer, who must be signed in, at once now, if it fits their policies.',
  })
  acceptsMe?: boolean | null;
}
