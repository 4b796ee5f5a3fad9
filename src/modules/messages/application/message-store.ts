import type { Page } from '../../../platform/graphql/connection.js';
import type { Message, NewMessage } from '../domain/message.js';
import type { Transaction } from '../../../platform/database/database.js';

/** A message that has just been delivered. */
export interface Delivered {
  readonly id: string;
  readonly matchId: string;
}

/** Whom a message is news to. */
export interface Audience {
  readonly matchId: string;
  readonly userIds: readonly string[];
}

/** Where messages live. */
export abstract class MessageStore {
  abstract insert(message: NewMessage, transaction: Transaction): Promise<void>;

  /**
   * The message as this user may see it: a player of its match sees the own ones, and the others' once
   * they are delivered, unless the sender is blocked. Null for whatever the user may not see.
   */
  abstract find(id: string, userId: string): Promise<Message | null>;

  /** The same of one whose sender may be blocked: what a player can report. */
  abstract findAnybodys(id: string, userId: string): Promise<Message | null>;

  /** A match's messages as this user may see them, newest first; one more where there are more. */
  abstract list(matchId: string, userId: string, page: Page<[string, string]>): Promise<Message[]>;

  /** The players to whom a delivered message is news; nobody while it is held back. */
  abstract audienceOf(id: string): Promise<Audience | null>;

  /** Takes up to `limit` messages whose deal has ended, but for the first `passedOver`, each once, in the order sent. */
  abstract takeDelivered(
    limit: number,
    passedOver: number,
    transaction: Transaction,
  ): Promise<Delivered[]>;
}
