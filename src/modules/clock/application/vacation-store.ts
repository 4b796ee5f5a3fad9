import type { Booker, PlannedVacation, Vacation } from '../domain/vacation.js';
import type { Transaction } from '../../../platform/database/database.js';

/** Whether a day is taken for the player when the time has run out. */
export interface VacationSettings {
  readonly automatic: boolean;
}

/** Where vacations live. */
export abstract class VacationStore {
  /** The user's clock, zone and vacations of the last year and to come, in order. */
  abstract booker(userId: string, transaction?: Transaction): Promise<Booker & VacationSettings>;
  abstract find(id: string, userId: string, transaction: Transaction): Promise<Vacation | null>;
  abstract insert(
    userId: string,
    vacation: PlannedVacation,
    now: Date,
    transaction: Transaction,
  ): Promise<Vacation>;
  /** Writes the end of a vacation anew. */
  abstract cut(vacation: Vacation, transaction: Transaction): Promise<void>;
  abstract remove(id: string, transaction: Transaction): Promise<void>;
  abstract setAutomatic(userId: string, enabled: boolean): Promise<void>;
  /** Vacations that run or come, by the user's id. */
  abstract announced(userIds: readonly string[]): Promise<ReadonlyMap<string, Vacation[]>>;
}
