import type { EntityManager } from 'typeorm';

/** Where it is kept who has blocked whom. */
export abstract class BlockStore {
  /** Once or again is the same. False when the blocker has `limit` others blocked already. */
  abstract block(blockerId: string, blockedId: string, limit: number): Promise<boolean>;
  abstract unblock(blockerId: string, blockedId: string): Promise<void>;
  /** Whom a user has blocked, by id, newest first. */
  abstract blockedBy(blockerId: string): Promise<string[]>;
  /** Those of `userIds` who have blocked `userId`. */
  abstract blockersAmong(
    userIds: readonly string[],
    userId: string,
    manager: EntityManager,
  ): Promise<string[]>;
}
