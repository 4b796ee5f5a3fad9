import { Injectable } from '@nestjs/common';
import type { Failure } from '../../../platform/api/failure.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import type { Autoplay } from '../domain/standing-orders.js';
import { PlanStore } from '../storage/plan-store.js';
import { StandingOrdersWriter } from './standing-orders-writer.js';

/** Sets whether an action is played for a player when it is the only legal one. */
@Injectable()
export class SetAutoplayUseCase {
  constructor(
    private readonly writer: StandingOrdersWriter,
    private readonly store: PlanStore,
  ) {}

  /** @param matchId null for the default of all matches without a setting of their own */
  async execute(
    userId: string,
    matchId: string | null,
    autoplay: Autoplay,
  ): Promise<readonly Failure[]> {
    if (matchId === null) {
      await this.store.setAutoplay(userId, null, autoplay);
      return [];
    }
    const call = keyedCall(userId, null, 'setAutoplay', []);
    const result = await this.writer.change(call, matchId, async (_context, transaction) => {
      await this.store.setAutoplay(userId, matchId, autoplay, transaction);
      return [];
    });
    return result.ok ? [] : result.error;
  }
}
