import { Injectable } from '@nestjs/common';
import { keyedCall } from '../../../platform/idempotency/once.js';
import type { Autoplay } from '../../matches/application/index.js';
import { AutoplayStore } from '../storage/autoplay-store.js';
import { OrdersDesk } from './orders-desk.js';
import type { OrdersResult } from './orders-desk.js';

/** Says whether an only legal action is played for a player, by default or in one match. */
@Injectable()
export class SetAutoplay {
  constructor(
    private readonly desk: OrdersDesk,
    private readonly store: AutoplayStore,
  ) {}

  inMatch(userId: string, matchId: string, autoplay: Autoplay): Promise<OrdersResult> {
    const call = keyedCall(userId, null, 'setAutoplay', []);
    return this.desk.change(call, matchId, async (_table, transaction) => {
      await this.store.set(userId, matchId, autoplay, transaction);
      return null;
    });
  }

  /** Holds in every match for which nothing else was said. */
  byDefault(userId: string, autoplay: Autoplay): Promise<void> {
    return this.store.set(userId, null, autoplay);
  }
}
