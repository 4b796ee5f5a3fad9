import type { Session } from '../domain/session.js';

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  /** The hash that the login was checked against. */
  readonly passwordHash: string;
  readonly refreshHash: Buffer;
  readonly network: string;
}

/** A refresh token and what it is exchanged for. */
export interface Exchange {
  readonly spent: Buffer;
  readonly next: Buffer;
  /** What `next` was made with. */
  readonly salt: Buffer;
  readonly network: string;
}

/** A session whose refresh token has just been exchanged. */
export interface RefreshedSession {
  readonly id: string;
  readonly userId: string;
}

/** The same, of a token that was spent a moment ago. */
export interface RepeatedRefresh extends RefreshedSession {
  readonly salt: Buffer;
}

/** Where sessions and their refresh tokens live. */
export abstract class SessionStore {
  /** False when the password has been changed since it was checked: then nothing is opened. */
  abstract open(session: NewSession): Promise<boolean>;

  /** Whether access tokens of this session are worth anything. */
  abstract isLive(sessionId: string, userId: string): Promise<boolean>;

  /** Which of these sessions have not ended. */
  abstract live(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;

  /**
   * Exchanges a refresh token for the next, at once or not at all: of two who come with the same
   * token one gets the session. Null when it was not to be had.
   */
  abstract rotate(exchange: Exchange): Promise<RefreshedSession | null>;

  /** The running session of a refresh token that was spent within the grace; null of any other. */
  abstract lately(refreshHash: Buffer): Promise<RepeatedRefresh | null>;

  /** Whether there is such a refresh token, and it has not been spent. */
  abstract isUnspent(refreshHash: Buffer): Promise<boolean>;

  /** Ends the session of a refresh token that has been spent; false when it is no such token. */
  abstract endIfSpent(refreshHash: Buffer): Promise<boolean>;

  /** Ends the session of a refresh token, spent or not; false when it is nobody's. */
  abstract endByRefresh(refreshHash: Buffer): Promise<boolean>;

  abstract endAll(userId: string): Promise<void>;

  /** The user's sessions that have not ended, last used first. */
  abstract list(userId: string): Promise<Session[]>;
}
