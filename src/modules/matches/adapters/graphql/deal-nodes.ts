import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeFinder } from '../../../../platform/graphql/node.js';
import { collectInTurns } from '../../../../platform/collections.js';
import { Deals, MatchReader } from '../../application/index.js';
import type { ViewedMatch } from '../../application/viewed-match.js';
import { visibleDeal } from '../../application/viewed-match.js';
import { dealViews } from '../../domain/deal-views.js';
import { DEAL_PRICE } from './deal.type.js';
import type { DealType } from './deal.type.js';
import { dealsInOrder } from './match-loaders.js';
import { toDealType } from './match-mapper.js';
import { MATCH_PRICE } from './match.type.js';

/** Finds deals by their ids: what `Match.deal` and `Match.deals` show to the viewer, at the same price. */
@Injectable()
export class DealNodes implements OnModuleInit {
  constructor(
    private readonly reader: MatchReader,
    private readonly stored: Deals,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Deal', 'match:read', this.find);
  }

  private readonly find: NodeFinder = async (ids, viewer, context) => {
    const wanted = ids.flatMap((id) => partsOf(id) ?? []);
    context.meter.spend(wanted.length * MATCH_PRICE);
    const matchIds = [...new Set(wanted.map(({ matchId }) => matchId))];
    const views = await this.reader.findMany(matchIds, viewer?.userId ?? null);
    const found = await Promise.all(
      wanted.map(async ({ id, matchId, number }) => {
        const viewed = views.get(matchId);
        if (!viewed || number > viewed.stored.dealNumber) return [];
        // One match that is broken must not fail the others.
        const deal = await this.dealOf(viewed, number, context).catch((error: Error) => error);
        return deal ? [[id, deal] as const] : [];
      }),
    );
    return new Map(found.flat());
  };

  private async dealOf(
    viewed: ViewedMatch,
    number: number,
    context: GraphqlContext,
  ): Promise<DealType | null> {
    const { stored, match, observer } = viewed;
    if (number === stored.dealNumber) return toDealType(viewed, visibleDeal(viewed));
    context.meter.spend(DEAL_PRICE);
    const part = { matchId: stored.id, from: number, to: number };
    const read = await dealsInOrder(context, this.stored, part, stored);
    const [view] = await collectInTurns(dealViews(stored, read, match, observer, part));
    return view ? toDealType(viewed, view) : null;
  }
}

/** The parts of a deal's id; null for a step, which only its match shows. */
function partsOf(id: string) {
  const [matchId, number, ...step] = id.split(':');
  return step.length > 0 ? null : { id, matchId: matchId!, number: Number(number) };
}
