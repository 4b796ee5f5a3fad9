import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { GraphQLJSON } from 'graphql-scalars';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { dealInSight, proofInSight, recordInSight } from '../../application/match-sight.js';
import { MatchReader } from '../../application/match-reader.js';
import { dealViews } from '../../domain/deal-views.js';
import type { StoredDeal, StoredDraw } from '../../domain/stored-deal.js';
import { DealType } from './deal.type.js';
import { dealsLoader, drawsLoader } from './match-loaders.js';
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
    return variantTypeOf(sight.stored.variant);
  }

  @ResolveField(() => [SeatType])
  seats(@Parent() { sight }: MatchType): SeatType[] {
    return toSeatTypes(sight);
  }

  @ResolveField(() => DealType, { description: 'The running deal, or the last.' })
  deal(@Parent() { sight }: MatchType): DealType {
    return toDealType(sight, dealInSight(sight));
  }

  @ResolveField(() => [DealType], {
    complexity: ({ childComplexity }) => 10 * childComplexity,
    description: 'Every deal in order; one that has ended is public as a whole.',
  })
  async deals(@Parent() { sight }: MatchType, @Context() context: GraphqlContext) {
    const deals = await this.storedDeals(sight.stored.id, context);
    const views = dealViews(sight.stored, deals, sight.match, sight.observer);
    return views.map((view) => toDealType(sight, view));
  }

  @ResolveField(() => GraphQLJSON, {
    nullable: true,
    complexity: 10,
    description: 'The exchange format; of finished deals alone while the match runs.',
  })
  async record(@Parent() { sight }: MatchType, @Context() context: GraphqlContext) {
    return recordInSight(sight, await this.storedDeals(sight.stored.id, context));
  }

  @ResolveField(() => GraphQLJSON, {
    nullable: true,
    description: 'The draw for the first dealer: {rounds: [[{seat, card}]], dealer, link}.',
  })
  draw(@Parent() { sight }: MatchType, @Context() context: GraphqlContext) {
    return this.storedDraw(sight.stored.id, context);
  }

  @ResolveField(() => GraphQLJSON, {
    complexity: 10,
    description: 'What `npm run -s record -- verify` reads: every ended deal with its link.',
  })
  async proof(@Parent() { sight }: MatchType, @Context() context: GraphqlContext) {
    const matchId = sight.stored.id;
    const [deals, draw] = await Promise.all([
      this.storedDeals(matchId, context),
      this.storedDraw(matchId, context),
    ]);
    return proofInSight(sight, deals, draw);
  }

  private storedDraw(matchId: string, context: GraphqlContext): Promise<StoredDraw | null> {
    return drawsLoader(context, (ids) => this.reader.draws(ids)).load(matchId);
  }

  private async storedDeals(matchId: string, context: GraphqlContext): Promise<StoredDeal[]> {
    const loader = dealsLoader(context, (ids) => this.reader.endedDeals(ids));
    return (await loader.load(matchId)) ?? [];
  }
}
