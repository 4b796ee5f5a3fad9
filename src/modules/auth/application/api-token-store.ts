import type { Scope } from '../../../platform/graphql/viewer.js';
import type { ApiToken, ApiTokenRequest } from '../domain/api-token.js';
import type { Transaction } from '../../../platform/database/database.js';

/** Whose a personal token is, and what it may do. */
export interface TokenOwner {
  readonly userId: string;
  readonly scopes: readonly Scope[];
}

/** Where personal tokens live. */
export abstract class ApiTokenStore {
  /** Null when the user has as many as anyone may have; else `also` is part of the same transaction. */
  abstract insert(
    userId: string,
    request: ApiTokenRequest,
    tokenHash: Buffer,
    also: (transaction: Transaction) => Promise<void>,
  ): Promise<ApiToken | null>;

  /** Finds who comes with a token and notes, to the minute, that it was used. */
  abstract use(tokenHash: Buffer): Promise<TokenOwner | null>;

  /** Which of these tokens hold, by their hashes in hex; notes, to the minute, that they were used. */
  abstract live(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>;

  /** False when the user has no such token. */
  abstract remove(userId: string, tokenId: string): Promise<boolean>;

  /** Ends all of a user's tokens. */
  abstract removeAll(userId: string, transaction: Transaction): Promise<void>;

  /** The user's tokens, newest first. */
  abstract list(userId: string): Promise<ApiToken[]>;
}
