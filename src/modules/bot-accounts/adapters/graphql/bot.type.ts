import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import type { ClockKind } from '../../../clock/domain/index.js';
import {
  BotLevelEnum,
  ClockKindEnum,
  PresetKeyEnum,
  VariantKeyEnum,
} from '../../../matches/adapters/graphql/index.js';
import { isHouse } from '../../application/index.js';
import type { AcceptancePolicy, BotAudience, BotDetails } from '../../application/index.js';

export const AudienceEnum = describedEnum<BotAudience>(
  'BotAudience',
  'Who may challenge a bot that answers by a policy.',
  {
    EVERYONE: 'Everyone whom the bot has not blocked.',
    PEOPLE: 'Only people.',
    BOTS: 'Only bots.',
    NAMED: 'The users whom the policy names.',
  },
);

@ObjectType('AcceptancePolicy', {
  description:
    'Which challenges the service accepts for a bot, at once and also while its program is away. All ' +
    'conditions must hold.',
})
export class AcceptancePolicyType {
  /** For the resolvers only; not fields of the schema. */
  readonly botId!: string;
  readonly namedIds!: readonly string[];
  @Field(() => [VariantKeyEnum], { nullable: true, description: 'The variants; null: every one.' })
  variants!: readonly string[] | null;
  @Field(() => [PresetKeyEnum], { nullable: true, description: 'The presets; null: every one.' })
  presets!: readonly string[] | null;
  @Field({ description: 'Whether single rules may differ from the preset.' })
  customRules!: boolean;
  @Field(() => [ClockKindEnum], {
    nullable: true,
    description: 'The kinds of clocks; null: every kind.',
  })
  clocks!: readonly ClockKind[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The least time for a turn, or the least bank, in seconds; null: no bound.',
  })
  minSeconds!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The most time for a turn, or the largest bank, in seconds; null: no bound.',
  })
  maxSeconds!: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Rated matches only, or unrated ones only; null: either.',
  })
  rated!: boolean | null;
  @Field(() => AudienceEnum, { description: 'Who may challenge it.' }) who!: BotAudience;
  @Field(() => Int, { description: 'How many matches the bot plays at once.' })
  maxMatches!: number;
}

@ObjectType('Bot', { description: 'The profile of a bot: a house bot or a bot account.' })
export class BotType {
  /** For the resolvers only; not a field of the schema. */
  readonly source!: BotDetails;
  @Field(() => BotLevelEnum, {
    nullable: true,
    description: 'The level by which challenges name a house bot; null for bot accounts.',
  })
  level!: string | null;
  @Field({ description: 'The name of the program that plays.' }) engine!: string;
  @Field({ description: 'The version of the program, in its author’s words.' }) version!: string;
  @Field(() => String, { nullable: true, description: 'A description by its author; null: none.' })
  description!: string | null;
  @Field(() => String, { nullable: true, description: 'Its page on the web; null: it has none.' })
  homepage!: string | null;
  @Field({
    description: 'Whether its program is connected by a subscription; true for house bots.',
  })
  isConnected!: boolean;
  @Field(() => AcceptancePolicyType, {
    nullable: true,
    description:
      'Which challenges the service accepts for it. Null if its program answers itself, and for house ' +
      'bots, which accept everything.',
  })
  policy!: AcceptancePolicyType | null;
}

export const BotConnection = connectionType('Bot', BotType);

@ObjectType({ isAbstract: true })
export abstract class BotPayload extends Payload {
  @Field(() => BotType, { nullable: true, description: 'The bot as it is now; null: refused.' })
  bot?: BotType | null;
}

@ObjectType({ description: 'Payload of `becomeBot`.' })
export class BecomeBotPayload extends BotPayload {}

@ObjectType({ description: 'Payload of `updateBot`.' })
export class UpdateBotPayload extends BotPayload {}

@ObjectType({ description: 'Payload of `setAcceptancePolicy`.' })
export class SetAcceptancePolicyPayload extends BotPayload {}

@ObjectType({ description: 'Payload of `confirmBot`.' })
export class ConfirmBotPayload extends BotPayload {}

@ObjectType({ description: 'Payload of `releaseBot`.' })
export class ReleaseBotPayload extends BotPayload {}

export function toBotType(bot: BotDetails): BotType {
  const { level, engine, version, description, homepage, policy } = bot;
  return {
    source: bot,
    level,
    engine,
    version,
    description,
    homepage,
    isConnected: bot.connected || isHouse(bot),
    policy: policy && toPolicyType(bot.userId, policy),
  };
}

function toPolicyType(botId: string, policy: AcceptancePolicy): AcceptancePolicyType {
  const { named: namedIds, ...parts } = policy;
  return { ...parts, botId, namedIds };
}
