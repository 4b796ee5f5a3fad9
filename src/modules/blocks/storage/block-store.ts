import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { UserBlockRow } from './tables.js';

/** The block of either of two users is looked up by the key of blocks. */
const BLOCKED_PAIRS = statement<
  { userId: string },
  { userIds: readonly string[]; otherIds: readonly string[] }
>(
  'user-blocks-pairs',
  `SELECT user_id AS "userId" FROM unnest(:userIds::uuid[], :otherIds::uuid[]) AS w(user_id, other_id)
   WHERE EXISTS (SELECT FROM user_blocks WHERE blocker_id = user_id AND blocked_id = other_id)
     OR EXISTS (SELECT FROM user_blocks WHERE blocker_id = other_id AND blocked_id = user_id)`,
);

/** Stores which users a user has blocked. */
@Injectable()
export class BlockStore {
  constructor(private readonly database: Database) {}

  /**
   * Blocking again changes nothing. False when the blocker has already blocked `limit` others. Concurrent requests may
   * exceed the limit by a few, which does no harm.
   */
  async block(
    blockerId: string,
    blockedId: string,
    limit: number,
    within: Transaction,
  ): Promise<boolean> {
    const blocks = within.of(UserBlockRow);
    const others = await blocks.countBy({ blockerId, blockedId: Not(blockedId) });
    if (others >= limit) return false;
    await blocks.upsert({ blockerId, blockedId }, ['blockerId', 'blockedId']);
    return true;
  }

  async unblock(blockerId: string, blockedId: string): Promise<void> {
    await this.database.of(UserBlockRow).delete({ blockerId, blockedId });
  }

  /** The ids of the users whom a user has blocked, newest first. */
  async blockedBy(blockerId: string): Promise<string[]> {
    const rows = await this.database.of(UserBlockRow).find({
      where: { blockerId },
      order: { createdAt: 'DESC', blockedId: 'ASC' },
    });
    return rows.map((row) => row.blockedId);
  }

  /** The users among `userIds` who have blocked `blockedId`. */
  async blockersAmong(
    userIds: readonly string[],
    blockedId: string,
    within: Sql = this.database,
  ): Promise<string[]> {
    if (userIds.length === 0) return [];
    const rows = await within.of(UserBlockRow).findBy({ blockerId: In(userIds), blockedId });
    return rows.map((row) => row.blockerId);
  }

  /** The first users of those of these pairs in which one has blocked the other. */
  async blockedPairs(
    pairs: readonly (readonly [string, string])[],
    within: Sql,
  ): Promise<string[]> {
    if (pairs.length === 0) return [];
    const [userIds, otherIds] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
    const rows = await within.rows(BLOCKED_PAIRS, { userIds, otherIds });
    return rows.map(({ userId }) => userId);
  }
}
