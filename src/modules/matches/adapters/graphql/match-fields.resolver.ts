import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { GraphQLJSON } from 'graphql-scalars';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { USUAL_SEATS } from '../../../../platform/graphql/cost-limit.js';
import { dealInSight } from '../../application/match-sight.js';
import { MatchReader } from '../../application/match-reader.js';
import { madeOf } from '../../domain/match-broken.js';
import { DealType } from './deal.type.js';
import { drawsLoader } from './match-loaders.js';
import { toDealType, toSeatTypes } from './match-mapper.js';
import { MatchType } from './match.type.js';
import { SeatType } from './seat.type.js';
import { variantTypeOf } from './variant-mapper.js';
import { VariantType } from './variant.type.js';

/** A match's fields that are looked up or replayed only where they are asked for. */
@Resolver(() => MatchType)
export class MatchFieldsResolver {
  constructor(private readonly reader: MatchReader) {}

  @ResolveField(() => VariantType)
  variant(@Parent() { sight }: MatchType): VariantType {
    const { id, variant } = sight.stored;
    return madeOf(id, () => variantTypeOf(variant));
  }

  @ResolveField(() => [SeatType], {
    complexity: ({ childComplexity }) => 1 + USUAL_SEATS * childComplexity,
  })
  seats(@Parent() { sight }: MatchType): SeatType[] {
    return toSeatTypes(sight);
  }

  @ResolveField(() => DealType, { description: 'The running deal, or the last.' })
  deal(@Parent() { sight }: MatchType): DealType {
    return toDealType(sight, dealInSight(sight));
  }

  @ResolveField(() => GraphQLJSON, {
    nullable: true,
    description: 'The draw for the first dealer: {rounds: [[{seat, card}]], dealer, link}.',
  })
  draw(@Parent() { sight }: MatchType, @Context() context: GraphqlContext) {
    return drawsLoader(context, (ids) => this.reader.draws(ids)).load(sight.stored.id);
  }
}
