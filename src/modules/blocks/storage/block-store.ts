import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { UserBlockRow } from './tables.js';

type Pair = Pick<UserBlockRow, 'blockerId' | 'blockedId'>;

/**
 * Counts and writes in one statement. Returns a row if the user is blocked now, also if they were blocked
 * before.
 */
const BLOCK = statement<Pick<Pair, 'blockedId'>, Pair & { limit: number }>(
  'block-insert',
  `INSERT INTO user_blocks (blocker_id, blocked_id)
   SELECT :blockerId, :blockedId
   WHERE (SELECT count(*) FROM user_blocks
          WHERE blocker_id = :blockerId::uuid AND blocked_id <> :blockedId::uuid) < :limit
   ON CONFLICT (blocker_id, blocked_id) DO UPDATE SET blocked_id = excluded.blocked_id
   RETURNING blocked_id AS "blockedId"`,
);

const BLOCKERS = statement<
  Pick<Pair, 'blockerId'>,
  Pick<Pair, 'blockedId'> & { userIds: readonly string[] }
>(
  'blockers-among',
  `SELECT blocker_id AS "blockerId" FROM user_blocks
   WHERE blocker_id = ANY(:userIds::uuid[]) AND blocked_id = :blockedId`,
);

/** Stores which users a user has blocked. */
@Injectable()
export class BlockStore {
  constructor(private readonly database: Database) {}

  /** Blocking again changes nothing. False when the blocker has already blocked `limit` others. */
  async block(
    blockerId: string,
    blockedId: string,
    limit: number,
    within: Transaction,
  ): Promise<boolean> {
    return (await within.row(BLOCK, { blockerId, blockedId, limit })) !== null;
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

  /** The users among `userIds` who have blocked `userId`. */
  async blockersAmong(userIds: readonly string[], userId: string, within: Sql): Promise<string[]> {
    if (userIds.length === 0) return [];
    const rows = await within.rows(BLOCKERS, { userIds, blockedId: userId });
    return rows.map((row) => row.blockerId);
  }
}
