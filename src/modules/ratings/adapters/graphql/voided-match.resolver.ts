import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import { MatchType } from '../../../matches/adapters/graphql/index.js';
import { VoidedMatches } from '../../application/index.js';

const voidedLoader = defineSharedLoader<string, Date>('voided-matches');

/** Whether a match counts for nothing. */
@Resolver(() => MatchType)
export class VoidedMatchResolver {
  constructor(private readonly voided: VoidedMatches) {}

  @ResolveField(() => Date, {
    nullable: true,
    complexity: LOOKED_UP_PRICE,
    description:
      'When a moderator has voided the match: since then it counts for nothing, and what it changed in ratings and ledger ' +
      'is taken back. Null for a match that counts.',
  })
  async voidedAt(
    @Parent() { viewed }: MatchType,
    @Context() context: GraphqlContext,
  ): Promise<Date | null> {
    const loader = voidedLoader(context, (ids) => this.voided.among(ids));
    return (await loader.load(viewed.stored.id)) ?? null;
  }
}
