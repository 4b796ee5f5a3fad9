import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { MatchType } from '../../../matches/adapters/graphql/index.js';
import { playerSeatOf } from '../../../matches/application/index.js';
import type { Autoplay, StoredPlan } from '../../domain/standing-orders.js';
import { AutoplayStore } from '../../storage/autoplay-store.js';
import { PlanStore } from '../../storage/plan-store.js';
import { AutoplayType, PlanType, toPlanType } from './plan.type.js';

/** The viewer's own, by the match's id: a request has one viewer. */
const plansLoader = defineLoader<string, StoredPlan>('plans');
const autoplaysLoader = defineLoader<string, Autoplay>('autoplays');

/** What the viewer has left to be played in a match; null for anybody else's. */
@Resolver(() => MatchType)
export class StandingOrdersResolver {
  constructor(
    private readonly plans: PlanStore,
    private readonly autoplays: AutoplayStore,
  ) {}

  @ResolveField(() => PlanType, {
    nullable: true,
    description: 'The viewer’s own plan; nobody else’s is shown to anyone.',
  })
  async plan(
    @Parent() { viewed: { stored } }: MatchType,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<PlanType | null> {
    if (!viewer || playerSeatOf(stored, viewer.userId) === null) return null;
    const load = (ids: readonly string[]) => this.plans.ofUser(viewer.userId, ids);
    const plan = await plansLoader(context, load).load(stored.id);
    return plan && toPlanType(plan, stored);
  }

  @ResolveField(() => AutoplayType, {
    nullable: true,
    description: 'What holds for the viewer in this match; null for who does not play in it.',
  })
  async autoplay(
    @Parent() { viewed: { stored } }: MatchType,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<AutoplayType | null> {
    if (!viewer || playerSeatOf(stored, viewer.userId) === null) return null;
    const load = (ids: readonly string[]) => this.autoplays.inMatches(viewer.userId, ids);
    return autoplaysLoader(context, load).load(stored.id);
  }
}
