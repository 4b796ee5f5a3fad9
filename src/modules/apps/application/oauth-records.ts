import type { OAuthRecordRow } from '../storage/tables.js';

export type OAuthRecord = Omit<OAuthRecordRow, 'consumedAt'>;

/** What is read of a record. */
export type FoundRecord = Pick<OAuthRecordRow, 'key' | 'sealed' | 'consumedAt'>;

/** Tokens, codes and unfinished sign-ins of the library for OAuth. */
export abstract class OAuthRecords {
  /** False when the record's grant has ended. */
  abstract put(record: OAuthRecord): Promise<boolean>;

  abstract find(key: Buffer): Promise<FoundRecord | null>;

  abstract findBySecond(secondKey: Buffer): Promise<FoundRecord | null>;

  /** Of two requests with the same code, only one consumes it. False for the other, and for an unknown code. */
  abstract consume(key: Buffer): Promise<boolean>;

  /** The same for a refresh token; its grant then waits for the first use of the new tokens. */
  abstract exchange(key: Buffer): Promise<boolean>;

  /**
   * Whether a consumed refresh token may be exchanged once more: it is the last one of its grant, and nobody
   * has used the new tokens yet, or it was consumed within the grace period (ADR 39).
   */
  abstract isRepeatable(key: Buffer): Promise<boolean>;

  abstract remove(key: Buffer): Promise<void>;

  /** Removes the records of one model that belong to a grant. */
  abstract removeOf(grantId: string, model: string): Promise<void>;
}
