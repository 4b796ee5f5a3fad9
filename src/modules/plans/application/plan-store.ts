import type { StoredPlan } from '../domain/stored-plan.js';
import type { Transaction } from '../../../platform/database/database.js';

/** The seat of a user in a match. */
export interface OwnSeat {
  readonly matchId: string;
  readonly seat: number;
  readonly userId: string;
}

/** What a plan is to be from now on. */
export interface NewPlan {
  readonly dealNumber: number | null;
  readonly rules: readonly object[];
}

/** Where plans live: each its owner's secret, found by the owner's id alone. */
export abstract class PlanStore {
  /**
   * Lets no move be written any more that read the match's orders before; nobody else can change
   * them until the transaction ends. The running deal, null where the match is over.
   */
  abstract raise(matchId: string, transaction: Transaction): Promise<number | null>;

  /** The plan of a seat, a removed one too. */
  abstract current(
    seat: OwnSeat,
    transaction: Transaction,
  ): Promise<Pick<StoredPlan, 'revision' | 'status'> | null>;

  /** Puts a plan in the place of the seat's last. */
  abstract put(seat: OwnSeat, plan: NewPlan, transaction: Transaction): Promise<void>;
  abstract remove(seat: OwnSeat, transaction: Transaction): Promise<void>;
  /** The user's own plans in some matches. */
  abstract ofUser(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, StoredPlan>>;
}
