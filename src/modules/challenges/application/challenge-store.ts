import type { Page } from '../../../platform/graphql/connection.js';
import type { Backing } from '../domain/backing.js';
import type { Challenge, ChallengeSeat, ChallengeStatus } from '../domain/challenge.js';
import type { Transaction } from '../../../platform/database/database.js';

export interface ChallengeQuery {
  readonly variant?: string;
  readonly preset?: string;
  readonly rated?: boolean;
  /** How time is measured: PER_TURN, BANK or NONE. */
  readonly clock?: string;
  /** What a turn may last, or the bank. */
  readonly minSeconds?: number;
  readonly maxSeconds?: number;
  /** Challenges in which this user has not sat down. */
  readonly notSeatedId?: string;
  /** Challenges in which this user sits or is named, whatever has become of them. */
  readonly participantId?: string;
  /** Open challenges in which anyone may sit down. */
  readonly openToAll?: boolean;
}

/** What of a user's challenges is open. */
export interface Standing {
  readonly open: number;
  /** Whom they name who has not answered. */
  readonly called: readonly string[];
}

/** Where challenges live. */
export abstract class ChallengeStore {
  /** The challenge as written: its time is the database's. */
  abstract insert(
    challenge: Omit<Challenge, 'createdAt'>,
    transaction: Transaction,
  ): Promise<Challenge>;
  /** The challenge, which nobody else can change until the transaction ends. */
  abstract lock(id: string, transaction: Transaction): Promise<Challenge | null>;
  /**
   * The offer to play a match again, open or begun, null for none. Nobody else can make or change it
   * until the transaction ends.
   */
  abstract lockRematch(matchId: string, transaction: Transaction): Promise<Challenge | null>;
  abstract updateStatus(
    id: string,
    status: ChallengeStatus,
    transaction: Transaction,
  ): Promise<void>;
  abstract updateSeat(id: string, seat: ChallengeSeat, transaction: Transaction): Promise<void>;
  /** Writes what became of a user's request to back a seat. */
  abstract putBacking(id: string, backing: Backing, transaction: Transaction): Promise<void>;
  /** Lets nobody else make a challenge of this user until the transaction ends. */
  abstract holdCreator(creatorId: string, transaction: Transaction): Promise<void>;
  /** What of a user's challenges is open. */
  abstract standing(creatorId: string, transaction: Transaction): Promise<Standing>;
  /** Cancels up to `limit` that have been open for so many days, but for the oldest `passedOver`; how many. */
  abstract expire(days: number, limit: number, passedOver: number): Promise<number>;
  /** Deletes those that were cancelled or declined so many days ago, in the same way; their matches' ids. */
  abstract clear(
    days: number,
    limit: number,
    passedOver: number,
    transaction: Transaction,
  ): Promise<string[]>;
  abstract find(id: string): Promise<Challenge | null>;
  /** The offers to play matches again, open or begun, by the matches' ids. */
  abstract rematches(matchIds: readonly string[]): Promise<ReadonlyMap<string, Challenge>>;
  /** Newest first; one more than asked for where there are more. */
  abstract list(query: ChallengeQuery, page: Page<[string, string]>): Promise<Challenge[]>;
}
