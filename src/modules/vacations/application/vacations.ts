import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { TryLimits } from '../../auth/application/index.js';
import { MatchClocks } from '../../matches/application/index.js';
import { cutShort, planned } from '../domain/vacation.js';
import type { Vacation } from '../domain/vacation.js';
import { vacationFailure } from './vacation-failure.js';
import { VacationStore } from '../storage/vacation-store.js';

/** Days as a player wishes them, the last included. */
export interface VacationWish {
  readonly from: string;
  readonly to: string;
}

/**
 * Books vacation and takes it back. The deadlines of the player's turns move in the same transaction,
 * so that no move and no sweep goes by the old ones.
 *
 * @throws ApiError RATE_LIMITED when a player does so too often within an hour: others could not move
 */
@Injectable()
export class Vacations {
  constructor(
    private readonly database: Database,
    private readonly clocks: MatchClocks,
    private readonly store: VacationStore,
    private readonly limits: TryLimits,
  ) {}

  async book(userId: string, wish: VacationWish): Promise<Result<Vacation, Failure>> {
    // A wish that cannot be met must not hold anybody's matches up.
    const possible = planned(wish, await this.store.taker(userId));
    if (!possible.ok) return refuse(vacationFailure(possible.error));
    return this.change(userId, async (now, transaction) => {
      const booker = await this.store.taker(userId, transaction);
      const vacation = planned(wish, { ...booker, now });
      if (!vacation.ok) return refuse(vacationFailure(vacation.error));
      return ok(await this.store.insert(userId, vacation.value, now, transaction));
    });
  }

  /** One that has not begun is gone, one that runs ends now; what is not used is given back. */
  async cancel(userId: string, id: string): Promise<Result<Vacation, Failure>> {
    return this.change(userId, async (now, transaction) => {
      const vacation = await this.store.find(id, userId, transaction);
      if (!vacation) return refuse(vacationFailure('VACATION_NOT_FOUND', 'id'));
      if (vacation.to <= now) return refuse(vacationFailure('VACATION_OVER', 'id'));
      if (vacation.from > now) {
        await this.store.remove(id, transaction);
        return ok(vacation);
      }
      const cut = cutShort(vacation, now);
      await this.store.cut(cut, transaction);
      return ok(cut);
    });
  }

  private async change<T>(
    userId: string,
    work: (now: Date, transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    await this.limits.count([{ limit: 'vacation', key: userId }]);
    return this.database.transaction((transaction) =>
      this.clocks.change(userId, transaction, (now) => work(now, transaction)),
    );
  }
}
