import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import type { Autoplay } from '../../matches/application/index.js';
import { AutoplayStore } from './autoplay-store.js';
import { OrdersDesk } from './orders-desk.js';
import type { OrdersResult } from './orders-desk.js';

/** Says whether an only legal action is played for a player, by default or in one match. */
@Injectable()
export class SetAutoplay {
  constructor(
    private readonly desk: OrdersDesk,
    private readonly store: AutoplayStore,
    private readonly database: Database,
  ) {}

  inMatch(userId: string, matchId: string, autoplay: Autoplay): Promise<OrdersResult> {
    const call = keyedCall(userId, null, 'setAutoplay', []);
    return this.desk.change(call, matchId, async (_table, transaction) => {
      await this.store.set(userId, matchId, autoplay, transaction);
      return null;
    });
  }

  /** Holds in every match for which nothing else was said. */
  async byDefault(userId: string, autoplay: Autoplay): Promise<void> {
    await this.database.transaction((transaction) =>
      this.store.set(userId, null, autoplay, transaction),
    );
  }
}
