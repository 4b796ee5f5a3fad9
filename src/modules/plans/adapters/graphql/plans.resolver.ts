import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { givenId } from '../../../../platform/api/ids.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import { STATEMENT_PRICE } from '../../../../platform/accounting/price.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { toMatchType } from '../../../matches/adapters/graphql/index.js';
import { viewedBy } from '../../../matches/application/index.js';
import { OwnOrders } from '../../application/index.js';
import type { StandingOrdersResult } from '../../application/standing-orders-writer.js';
import { RemovePlanUseCase } from '../../application/remove-plan.use-case.js';
import { SetAutoplayUseCase } from '../../application/set-autoplay.use-case.js';
import { SetPlanUseCase } from '../../application/set-plan.use-case.js';
import { givenPlan } from './plan-rules.type.js';
import {
  AutoplayType,
  RemovePlanInput,
  RemovePlanPayload,
  SetAutoplayInput,
  SetAutoplayPayload,
  SetPlanInput,
  SetPlanPayload,
} from './plan.type.js';

@Resolver()
export class PlansResolver {
  constructor(
    private readonly setting: SetPlanUseCase,
    private readonly removing: RemovePlanUseCase,
    private readonly autoplaying: SetAutoplayUseCase,
    private readonly orders: OwnOrders,
  ) {}

  @Mutation(() => SetPlanPayload, {
    description:
      'Sets the viewer’s plan for a match; it replaces the former plan. It takes effect the next ' +
      'time that the viewer is to act, never at once.',
  })
  async setPlan(
    @Args('input') input: SetPlanInput,
    @SignedIn('plan:write') viewer: Viewer,
  ): Promise<SetPlanPayload> {
    const matchId = givenId('Match', input.matchId, 'input.matchId');
    const result = await this.setting.execute({
      userId: viewer.userId,
      matchId,
      rules: givenPlan(input.rules),
      scope: input.scope ?? 'DEAL',
      expectedRevision: input.expectedRevision ?? null,
      idempotencyKey: input.idempotencyKey ?? null,
    });
    return payloadOf(result, viewer);
  }

  @Mutation(() => RemovePlanPayload, {
    description: 'Removes the viewer’s plan. Idempotent: without a plan nothing changes.',
  })
  async removePlan(
    @Args('input') input: RemovePlanInput,
    @SignedIn('plan:write') viewer: Viewer,
  ): Promise<RemovePlanPayload> {
    const matchId = givenId('Match', input.matchId, 'input.matchId');
    const expectedRevision = input.expectedRevision ?? null;
    const command = { userId: viewer.userId, matchId, expectedRevision };
    return payloadOf(await this.removing.execute(command), viewer);
  }

  @Mutation(() => SetAutoplayPayload, {
    description:
      'Sets whether an action is played for the viewer when it is the only legal one, in one match ' +
      'or by default. It is off at first, because an immediate answer shows the opponents that ' +
      'there was no choice. Idempotent: a repeated call changes nothing.',
  })
  async setAutoplay(
    @Args('input') { matchId: id, mode, delay }: SetAutoplayInput,
    @SignedIn('plan:write') viewer: Viewer,
  ): Promise<SetAutoplayPayload> {
    const autoplay = { mode, delay: delay ?? 'NONE' } as const;
    const matchId = typeof id === 'string' ? givenId('Match', id, 'input.matchId') : null;
    const refusals = await this.autoplaying.execute(viewer.userId, matchId, autoplay);
    return refusals.length > 0 ? refused(...refusals) : { autoplay, userErrors: done };
  }

  @Query(() => AutoplayType, {
    complexity: ({ childComplexity }) => STATEMENT_PRICE + childComplexity,
    description: 'The viewer’s default setting of autoplay for all matches.',
  })
  autoplay(@SignedIn('match:read') viewer: Viewer): Promise<AutoplayType> {
    return this.orders.defaultAutoplay(viewer.userId);
  }
}

function payloadOf(result: StandingOrdersResult, viewer: Viewer): SetPlanPayload {
  if (!result.ok) return refused(...result.error);
  const viewed = viewedBy(result.value, viewer.userId);
  return { match: viewed && toMatchType(viewed), userErrors: done };
}
