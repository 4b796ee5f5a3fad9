import { Args, Context, Info, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLJSON } from 'graphql-scalars';
import { collectInTurns } from '../../../../platform/collections.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import { Users } from '../../../users/application/index.js';
import { visibleProof, visibleRecord } from '../../application/viewed-match.js';
import type { ViewedMatch } from '../../application/viewed-match.js';
import { Deals } from '../../application/index.js';
import type { DealRange } from '../../application/index.js';
import { dealViews } from '../../domain/deal-views.js';
import { dealText } from '../../domain/result-texts.js';
import { legalActions } from '../../domain/legal-action.js';
import {
  DEAL_PRICE,
  dealNumbers,
  DealsArgs,
  dealsPrice,
  DealType,
  FairnessType,
  unpaidDeals,
} from './deal.type.js';
import { LegalActionType, toLegalActionType, USUAL_ACTIONS } from './legal-action.type.js';
import { dealsInOrder, drawsLoader, loadDeals, loadShuffle } from './match-loaders.js';
import { toDealType, toFairnessType } from './match-mapper.js';
import { MatchType } from './match.type.js';
import { namePlayers } from './seat-names.js';

/** The price of a deal of a record or a proof, because it is read and written. */
const READ_PRICE = 0.5;

/** Fields of a match that grow with its length. Each is charged by its length before it is read. */
@Resolver(() => MatchType)
export class MatchDealsResolver {
  constructor(private readonly stored: Deals) {}

  @ResolveField(() => [DealType], {
    complexity: dealsPrice(DEAL_PRICE),
    description:
      'Every deal in order; a deal that has ended is completely public. Each costs 6 and its ' +
      'fields, and each deal before the first one 0.25.',
  })
  async deals(
    @Parent() { viewed }: MatchType,
    @Args() args: DealsArgs,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DealType[]> {
    const part = partOf(viewed, args);
    const unpaid = unpaidDeals(part);
    context.meter.spend(unpaid * (DEAL_PRICE - 1));
    context.meter.items(info, unpaid);
    const { stored, match, observer } = viewed;
    const read = await dealsInOrder(context, this.stored, part, stored);
    const views = await collectInTurns(dealViews(stored, read, match, observer, part));
    return views.map((view) => toDealType(viewed, view));
  }

  @ResolveField(() => GraphQLJSON, {
    nullable: true,
    complexity: 10,
    description:
      'The match in the exchange format: a document of the JSON Schema at `/schemas/record.json`. ' +
      'It has only finished deals while the match is running. Null, with an error, if the match is ' +
      'broken. Each deal costs 0.5.',
  })
  async record(
    @Parent() { viewed }: MatchType,
    @Args() args: DealsArgs,
    @Context() context: GraphqlContext,
  ) {
    return visibleRecord(viewed, await this.paidDeals(viewed, args, context));
  }

  @ResolveField(() => GraphQLJSON, {
    complexity: 10,
    description:
      'The input of `npm run -s record -- verify`: a document of the JSON Schema at ' +
      '`/schemas/proof.json`, with every deal that has ended and its link. Each deal costs 0.5.',
  })
  async proof(
    @Parent() { viewed }: MatchType,
    @Args() args: DealsArgs,
    @Context() context: GraphqlContext,
  ) {
    const [deals, draw] = await Promise.all([
      this.paidDeals(viewed, args, context),
      drawsLoader(context, (ids) => this.stored.draws(ids)).load(viewed.stored.id),
    ]);
    return visibleProof(viewed, deals, draw);
  }

  private paidDeals(viewed: ViewedMatch, args: DealsArgs, context: GraphqlContext) {
    const part = partOf(viewed, args);
    context.meter.spend((part.to - part.from + 1) * READ_PRICE);
    return loadDeals(context, this.stored, part);
  }
}

@Resolver(() => DealType)
export class DealFieldsResolver {
  constructor(
    private readonly stored: Deals,
    private readonly users: Users,
  ) {}

  @ResolveField(() => [LegalActionType], {
    complexity: ({ childComplexity }) => 1 + USUAL_ACTIONS * childComplexity,
    description:
      'The actions of `legal`, in the same order, each with its kind, its parts and a sentence, so ' +
      'that no client has to parse the notation.',
  })
  legalActions(
    @Parent() { viewed, phase, legal }: DealType,
    @Context() reader: GraphqlContext,
  ): LegalActionType[] {
    if (legal.length === 0) return [];
    return legalActions(viewed.match, { phase }, legal).map(toLegalActionType(reader));
  }

  @ResolveField(() => String, {
    nullable: true,
    complexity: LOOKED_UP_PRICE,
    description:
      'How the deal ended and its value, in words and numbers, in the language of the request. It names ' +
      'the players and calls the viewer “you”. Null while the deal is running, and after a redeal.',
  })
  async resultText(
    @Parent() { viewed, view, result }: DealType,
    @Context() context: GraphqlContext,
  ): Promise<string | null> {
    if (!result) return null;
    const table = await namePlayers(viewed, context, this.users);
    return dealText({ ...view, result }, table, context.language);
  }

  @ResolveField(() => FairnessType, {
    description: 'The data that proves that nobody chose the deal.',
  })
  async fairness(
    @Parent() { viewed, number }: DealType,
    @Context() context: GraphqlContext,
  ): Promise<FairnessType> {
    const deal = { matchId: viewed.stored.id, number };
    return toFairnessType(viewed, await loadShuffle(context, this.stored, deal));
  }
}

function partOf({ stored }: ViewedMatch, args: DealsArgs): DealRange {
  return { matchId: stored.id, ...dealNumbers(args, stored.dealNumber) };
}
