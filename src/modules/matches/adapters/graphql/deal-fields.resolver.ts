import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { MatchReader } from '../../application/match-reader.js';
import { DealType, FairnessType } from './deal.type.js';
import { loadShuffle } from './match-loaders.js';
import { toFairnessType } from './match-mapper.js';

@Resolver(() => DealType)
export class DealFieldsResolver {
  constructor(private readonly reader: MatchReader) {}

  @ResolveField(() => FairnessType)
  async fairness(
    @Parent() { sight, number }: DealType,
    @Context() context: GraphqlContext,
  ): Promise<FairnessType> {
    const deal = { matchId: sight.stored.id, number };
    return toFairnessType(sight, await loadShuffle(context, this.reader, deal));
  }
}
