import { Injectable } from '@nestjs/common';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { revisionOf } from '../domain/standing-orders.js';
import { PlanStore } from '../storage/plan-store.js';
import { planFailure } from './failures.js';
import { StandingOrdersWriter } from './standing-orders-writer.js';
import type { StandingOrdersResult } from './standing-orders-writer.js';
import type { RemovePlanCommand } from './set-plan.use-case.js';

/** Removes a plan. It chooses no action after that. */
@Injectable()
export class RemovePlanUseCase {
  constructor(
    private readonly writer: StandingOrdersWriter,
    private readonly plans: PlanStore,
  ) {}

  execute({ userId, matchId, expectedRevision }: RemovePlanCommand): Promise<StandingOrdersResult> {
    const call = keyedCall(userId, null, 'removePlan', []);
    return this.writer.change(call, matchId, async ({ own }, transaction) => {
      const current = revisionOf(await this.plans.current(own, transaction));
      // A plan that is gone needs no revision, so that a removal can be sent twice.
      if (current > 0 && (expectedRevision ?? current) !== current) {
        return [planFailure('STALE_REVISION', 'expectedRevision')];
      }
      await this.plans.remove(own, transaction);
      return [];
    });
  }
}
