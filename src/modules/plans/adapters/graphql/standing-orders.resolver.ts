import type { OnModuleInit } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { MATCH_PRICE, MatchType } from '../../../matches/adapters/graphql/index.js';
import { MatchReader, playerSeatOf } from '../../../matches/application/index.js';
import { OwnOrders } from '../../application/index.js';
import type { Autoplay, StoredPlan } from '../../domain/standing-orders.js';
import { AutoplayType, PlanType, toPlanType } from './plan.type.js';

/** The viewer's plans and settings, by match id. A request has only one viewer. */
const plansLoader = defineLoader<string, StoredPlan>('plans');
const autoplaysLoader = defineLoader<string, Autoplay>('autoplays');

/** The viewer's plan and autoplay in a match; null for anyone else's. */
@Resolver(() => MatchType)
export class StandingOrdersResolver implements OnModuleInit {
  constructor(
    private readonly orders: OwnOrders,
    private readonly reader: MatchReader,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Plan', 'match:read', async (ids, viewer, { meter }) => {
      meter.spend(ids.length * MATCH_PRICE);
      return viewer ? this.plansOf(viewer, ids) : new Map<string, PlanType>();
    });
  }

  @ResolveField(() => PlanType, {
    nullable: true,
    description: 'The viewer’s own plan. Nobody sees another player’s plan.',
  })
  async plan(
    @Parent() { viewed: { stored } }: MatchType,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<PlanType | null> {
    if (!viewer || playerSeatOf(stored, viewer.userId) === null) return null;
    const load = (ids: readonly string[]) => this.orders.plans(viewer.userId, ids);
    const plan = await plansLoader(context, load).load(stored.id);
    return plan && toPlanType(plan, stored);
  }

  @ResolveField(() => AutoplayType, {
    nullable: true,
    description:
      'The viewer’s setting of autoplay in this match; null for users who do not play in it.',
  })
  async autoplay(
    @Parent() { viewed: { stored } }: MatchType,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<AutoplayType | null> {
    if (!viewer || playerSeatOf(stored, viewer.userId) === null) return null;
    const load = (ids: readonly string[]) => this.orders.autoplays(viewer.userId, ids);
    return autoplaysLoader(context, load).load(stored.id);
  }

  /** By match id, the viewer's plans in these matches. */
  private async plansOf(
    { userId }: Viewer,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, PlanType>> {
    const views = await this.reader.findMany(matchIds, userId);
    const played = [...views.values()]
      .map(({ stored }) => stored)
      .filter((stored) => playerSeatOf(stored, userId) !== null);
    const plans = await this.orders.plans(
      userId,
      played.map(({ id }) => id),
    );
    return new Map(
      played.flatMap((stored) => {
        const plan = plans.get(stored.id);
        return plan ? [[stored.id, toPlanType(plan, stored)] as const] : [];
      }),
    );
  }
}
