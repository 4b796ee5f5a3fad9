import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { TryLimits } from '../../auth/application/index.js';
import { happened } from '../../domain-events.js';
import { takeoutStatusOf } from '../domain/takeout.js';
import type { Takeout } from '../domain/takeout.js';
import { TakeoutStore } from '../storage/takeout-store.js';
import { Takeouts } from '../storage/takeouts.js';

/** Asks for an archive of all that is held of a person. While one is being made, it is the same one. */
@Injectable()
export class RequestTakeoutUseCase {
  constructor(
    private readonly takeouts: Takeouts,
    private readonly store: TakeoutStore,
    private readonly limits: TryLimits,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** @throws ApiError RATE_LIMITED when the person has asked for one within a day */
  async execute(userId: string): Promise<Takeout> {
    const newest = await this.takeouts.newestOf(userId);
    if (newest && takeoutStatusOf(newest) === 'PREPARING') return newest;
    await this.limits.count([{ limit: 'takeout', key: userId }]);
    await this.database.transaction(async (within) => {
      const takeoutId = randomUUID();
      if (!(await this.store.begin(takeoutId, userId, within))) return;
      await this.outbox.add(within, [happened('TAKEOUT_REQUESTED', { userId, takeoutId })]);
    });
    return (await this.takeouts.newestOf(userId))!;
  }
}
