import type { ChangeKind } from '../domain/change-letter.js';
import type { LetterKind } from '../domain/letter.js';
import type { Transaction } from '../../../platform/database/database.js';

/** A letter that this process alone may send now. */
export interface ClaimedLetter {
  readonly id: string;
  readonly kind: LetterKind | ChangeKind;
  readonly username: string;
  /**
   * Where it goes: for a change the address that was verified then; for a link the user's, null when that
   * is another by now, or of another standing, than was written for.
   */
  readonly email: string | null;
  /** When it was owed. */
  readonly createdAt: Date;
  /** How often it was tried, this time counted. */
  readonly tries: number;
}

/** Whose a link is, and for which address. */
export interface LinkOwner {
  readonly userId: string;
  readonly emailKey: string;
}

export type LetterEnd = 'SENT' | 'FAILED' | 'DROPPED';

/** Where letters and their links live. */
export abstract class LetterStore {
  /**
   * Owes a user's unverified address the letter that verifies it, in place of older ones; nothing where
   * there is no such address, or where it has got too many today.
   */
  abstract oweVerification(id: string, userId: string, transaction: Transaction): Promise<void>;
  /** Owes the verified address of whoever has this key a reset; as much is written for nobody. */
  abstract oweReset(id: string, key: string): Promise<void>;
  /**
   * Owes a letter about a change to the address of a user that is verified now; nothing where there is
   * none, or where enough of this kind were owed within the hour.
   */
  abstract oweChange(
    id: string,
    userId: string,
    kind: ChangeKind,
    transaction: Transaction,
  ): Promise<void>;
  /** Takes a letter that is due, which puts its next try off; null when another has it, or it is done. */
  abstract claim(id: string): Promise<ClaimedLetter | null>;
  /** The ids of letters that are due, but for some, the longest due first. */
  abstract due(limit: number, except: readonly string[]): Promise<string[]>;
  /** Notes why the last try failed; the next is due as the claim has said. */
  abstract note(id: string, reason: string): Promise<void>;
  abstract settle(id: string, end: LetterEnd, reason: string | null): Promise<void>;
  /** Whose open link this is; null when it is used, replaced, expired or nobody's. */
  abstract ownerOf(id: string, kind: LetterKind): Promise<LinkOwner | null>;
  /** Uses a link up; null when it was none (more). */
  abstract spend(id: string, kind: LetterKind, transaction: Transaction): Promise<LinkOwner | null>;
  /** Ends a user's open links of these kinds; letters that are still owed are not sent. */
  abstract close(
    userId: string,
    kinds: readonly LetterKind[],
    transaction: Transaction,
  ): Promise<void>;
  /** Removes letters that are older than a month. */
  abstract sweep(): Promise<void>;
}
