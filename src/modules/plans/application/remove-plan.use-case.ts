import { Injectable } from '@nestjs/common';
import { keyedCall } from '../../../platform/idempotency/once.js';
import { revisionOf } from '../domain/standing-orders.js';
import { PlanStore } from '../storage/plan-store.js';
import { planFailure } from './failures.js';
import { StandingOrdersWriter } from './standing-orders-writer.js';
import type { StandingOrdersResult } from './standing-orders-writer.js';
import type { RemovePlanCommand } from './set-plan.use-case.js';

/** Takes a plan back: nothing that was answered after this comes from it. */
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
      // What is gone already needs no revision: a removal that is sent twice was done.
      if (current > 0 && (expectedRevision ?? current) !== current) {
        return [planFailure('STALE_REVISION', 'expectedRevision')];
      }
      await this.plans.remove(own, transaction);
      return [];
    });
  }
}
