import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import {
  LOOKED_UP_PRICE,
  STATEMENT_PRICE,
  USUAL_SEATS,
} from '../../../../platform/accounting/price.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { visibleDeal } from '../../application/viewed-match.js';
import { Deals } from '../../application/index.js';
import { orMatchBroken } from '../../domain/match-broken.js';
import { matchText } from '../../domain/result-texts.js';
import { DealerDrawType } from './deal-parts.type.js';
import { DealType } from './deal.type.js';
import { drawsLoader } from './match-loaders.js';
import { soundOf, toDealType, toMatchSeatTypes } from './match-mapper.js';
import { MatchResultType, MatchType, SeatType } from './match.type.js';
import { CHANGED_ARG, RuleSettingType, rulesPrice, toRuleSettings } from './rule-setting.type.js';
import { namePlayers } from './seat-names.js';
import { variantTypeOf, VariantType } from './variant.type.js';

/** Fields of a match that are looked up or replayed only when they are requested. */
@Resolver(() => MatchType)
export class MatchFieldsResolver {
  constructor(private readonly stored: Deals) {}

  @ResolveField(() => VariantType, { description: 'The game that is played.' })
  variant(@Parent() { viewed }: MatchType, @Context() { language }: GraphqlContext): VariantType {
    const { id, variant } = viewed.stored;
    return orMatchBroken(id, () => variantTypeOf(variant, language));
  }

  @ResolveField(() => [RuleSettingType], {
    complexity: rulesPrice,
    description: 'Every option with its value in force.',
  })
  rules(
    @Parent() { viewed: { stored } }: MatchType,
    @Args('changed', CHANGED_ARG) changed: boolean,
    @Context() { language }: GraphqlContext,
  ): RuleSettingType[] {
    return toRuleSettings(soundOf(stored).options, { variant: stored.variant, language, changed });
  }

  @ResolveField(() => [SeatType], {
    complexity: ({ childComplexity }) => 1 + USUAL_SEATS * childComplexity,
    description: 'The seats, clockwise from 0.',
  })
  seats(@Parent() { viewed }: MatchType): SeatType[] {
    return toMatchSeatTypes(viewed);
  }

  @ResolveField(() => DealType, { description: 'The running deal, or the last one.' })
  deal(@Parent() { viewed }: MatchType): DealType {
    return toDealType(viewed, visibleDeal(viewed));
  }

  @ResolveField(() => DealerDrawType, {
    nullable: true,
    complexity: ({ childComplexity }) => STATEMENT_PRICE + childComplexity,
    description: 'The draw for the first dealer.',
  })
  draw(@Parent() { viewed }: MatchType, @Context() context: GraphqlContext) {
    return drawsLoader(context, (ids) => this.stored.draws(ids)).load(viewed.stored.id);
  }
}

@Resolver(() => MatchResultType)
export class MatchResultResolver {
  constructor(private readonly users: Users) {}

  @ResolveField(() => String, {
    complexity: LOOKED_UP_PRICE,
    description:
      'How the match ended and what it costs the losers, in words, in the language of the request. It ' +
      'names the players and calls the viewer “you”.',
  })
  async text(
    @Parent() { viewed, ...outcome }: MatchResultType,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    const { variant, score } = viewed.stored;
    const table = await namePlayers(viewed, context, this.users);
    return matchText({ variant, score, outcome }, table, context.language);
  }
}

@Resolver(() => SeatType)
export class SeatFieldsResolver {
  constructor(private readonly users: Users) {}

  @ResolveField(() => [RuleSettingType], {
    nullable: true,
    complexity: rulesPrice,
    description:
      'The options that the player chose: for the creator of the match all options, for others the ' +
      'options that they named. Null if they named none.',
  })
  chosenRules(
    @Parent() { chosen, variant }: SeatType,
    @Context() { language }: GraphqlContext,
  ): RuleSettingType[] | null {
    return chosen && toRuleSettings(chosen, { variant, language });
  }

  @ResolveField(() => UserType, {
    description: 'The player of the seat, who plays unless there is a substitute.',
  })
  user(@Parent() seat: SeatType, @Context() context: GraphqlContext): Promise<UserType | null> {
    return loadUser(context, this.users, seat.userId);
  }

  @ResolveField(() => Boolean, {
    complexity: LOOKED_UP_PRICE,
    description: 'Whether the player is a bot: a house bot or a bot account.',
  })
  async isBot(@Parent() seat: SeatType, @Context() context: GraphqlContext): Promise<boolean> {
    return seat.isHouseBot || (await loadUser(context, this.users, seat.userId))!.isBot;
  }

  @ResolveField(() => UserType, {
    nullable: true,
    description: 'The house bot that plays on for a player who left.',
  })
  substitute(
    @Parent() seat: SeatType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> | null {
    return seat.substituteId ? loadUser(context, this.users, seat.substituteId) : null;
  }

  @ResolveField(() => [UserType], {
    description:
      'Idle partners: they win or lose with the seat, see what its player sees, and play no card. At most 50 in a match.',
  })
  backers(@Parent() seat: SeatType, @Context() context: GraphqlContext) {
    return Promise.all(seat.backerIds.map((id) => loadUser(context, this.users, id)));
  }
}
