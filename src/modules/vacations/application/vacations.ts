import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { happened } from '../../domain-events.js';
import { TryLimits } from '../../auth/application/index.js';
import { MatchClocks } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { automaticDay, cutShort, planVacation } from '../domain/vacation.js';
import type { Vacation, VacationRefusal, VacationTaker } from '../domain/vacation.js';
import { VacationStore } from '../storage/vacation-store.js';
import { vacationFailure } from './failures.js';

/** The days that a player wants to book, the last included. */
interface VacationRequest {
  readonly from: string;
  readonly to: string;
}

/**
 * Books and cancels vacation, and takes it automatically for players who want that. The deadlines of the
 * player's turns change in the same transaction, so that no move and no sweep uses the old ones.
 */
@Injectable()
export class Vacations {
  constructor(
    private readonly database: Database,
    private readonly clocks: MatchClocks,
    private readonly store: VacationStore,
    private readonly limits: TryLimits,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @throws ApiError RATE_LIMITED after too many changes within an hour, because each blocks the moves of
   * others for a moment
   */
  async book(
    userId: string,
    request: VacationRequest,
  ): Promise<Result<Vacation, readonly Failure[]>> {
    // A request that is refused must not lock anybody's matches.
    const possible = planVacation(request, await this.store.taker(userId));
    if (!possible.ok) return refuse(possible.error.map(failureOf));
    await this.count(userId);
    return this.change(userId, async (now, transaction) => {
      const booker = await this.store.taker(userId, transaction);
      const vacation = planVacation(request, { ...booker, now });
      if (!vacation.ok) return refuse(vacation.error.map(failureOf));
      return ok(await this.store.insert(userId, vacation.value, now, transaction));
    });
  }

  /**
   * Deletes a vacation that has not begun, and ends a current one now. Unused days are given back.
   *
   * @returns the days of a current one that have passed; null when nothing is left
   * @throws ApiError RATE_LIMITED as `book` does
   */
  async cancel(userId: string, id: string): Promise<Result<Vacation | null, readonly Failure[]>> {
    await this.count(userId);
    return this.change(userId, async (now, transaction) => {
      const vacation = await this.store.find(id, userId, transaction);
      if (!vacation) return refuse([vacationFailure('VACATION_NOT_FOUND', 'vacationId')]);
      if (vacation.to <= now) return refuse([vacationFailure('VACATION_OVER', 'vacationId')]);
      return ok(await this.end(vacation, now, transaction));
    });
  }

  /** Cancels the current vacation and all later ones. */
  endAll(userId: string): Promise<void> {
    return this.change(userId, async (now, transaction) => {
      const { booked } = await this.store.taker(userId, transaction);
      for (const vacation of booked)
        if (vacation.to > now) await this.end(vacation, now, transaction);
    });
  }

  /**
   * Takes a day of vacation for the player of an overdue turn, if the player wants that.
   *
   * @returns whether the turn is no longer overdue: a day was taken, or something else changed it first
   */
  async takeFor(match: StoredMatch): Promise<boolean> {
    const { userId } = match.players[match.toAct!]!;
    if (!match.timeControl.vacation) return false;
    const booker = await this.store.taker(userId);
    if (!booker.automatic || !automaticDay(match.deadline!, booker)) return false;
    return this.change(userId, (now, transaction) => this.bookDay(match, userId, now, transaction));
  }

  /** The user's calendar, and the vacations in order: current, future, and those of the last two years. */
  taker(userId: string): Promise<VacationTaker> {
    return this.store.taker(userId);
  }

  /** Current and future vacations, by user id. */
  announced(userIds: readonly string[]): Promise<ReadonlyMap<string, Vacation[]>> {
    return this.store.announced(userIds);
  }

  private async bookDay(
    match: StoredMatch,
    userId: string,
    now: Date,
    transaction: Transaction,
  ): Promise<boolean> {
    const turn = { matchId: match.id, version: match.version };
    const deadline = await this.clocks.passedDeadline(turn, now, transaction);
    if (!deadline) return true;
    const vacation = automaticDay(deadline, await this.store.taker(userId, transaction));
    if (!vacation) return false;
    const { id } = await this.store.insert(userId, vacation, now, transaction);
    const taken = { ...turn, version: match.turnVersion, userId, vacationId: id };
    await this.outbox.add(transaction, [happened('VACATION_TAKEN', taken)], match.id);
    return true;
  }

  /** @returns the days that have passed; null when nothing is left */
  private async end(vacation: Vacation, now: Date, within: Transaction): Promise<Vacation | null> {
    if (vacation.from > now) {
      await this.store.remove(vacation.id, within);
      return null;
    }
    const cut = cutShort(vacation, now);
    await this.store.cut(cut, within);
    return cut;
  }

  private count(userId: string): Promise<void> {
    return this.limits.count([{ limit: 'vacation', key: userId }]);
  }

  private change<T>(
    userId: string,
    work: (now: Date, transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction((transaction) =>
      this.clocks.change(userId, transaction, (now) => work(now, transaction)),
    );
  }
}

const failureOf = ({ code, field }: VacationRefusal): Failure =>
  vacationFailure(code, ...(field ? [field] : []));
