import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../../platform/database/database.js';
import { BlockStore } from '../../application/index.js';

/** A row for each that is blocked now, the one before included. */
const BLOCK = {
  name: 'block-insert',
  text: `INSERT INTO user_blocks (blocker_id, blocked_id)
         SELECT $1, $2
         WHERE (SELECT count(*) FROM user_blocks
                WHERE blocker_id = $1::uuid AND blocked_id <> $2::uuid) < $3
         ON CONFLICT (blocker_id, blocked_id) DO UPDATE SET blocked_id = excluded.blocked_id
         RETURNING blocked_id`,
};

const UNBLOCK = {
  name: 'block-delete',
  text: 'DELETE FROM user_blocks WHERE blocker_id = $1 AND blocked_id = $2',
};

const BLOCKED_BY = {
  name: 'block-list',
  text: `SELECT blocked_id AS "blockedId" FROM user_blocks WHERE blocker_id = $1
         ORDER BY created_at DESC, blocked_id`,
};

/** Blocks in Postgres. */
@Injectable()
export class PostgresBlockStore extends BlockStore {
  constructor(private readonly database: Database) {
    super();
  }

  async block(blockerId: string, blockedId: string, limit: number): Promise<boolean> {
    return (await this.database.run(BLOCK, [blockerId, blockedId, limit])).length > 0;
  }

  async unblock(blockerId: string, blockedId: string): Promise<void> {
    await this.database.run(UNBLOCK, [blockerId, blockedId]);
  }

  async blockedBy(blockerId: string): Promise<string[]> {
    const rows = await this.database.run<{ blockedId: string }>(BLOCKED_BY, [blockerId]);
    return rows.map((row) => row.blockedId);
  }

  async blockersAmong(
    userIds: readonly string[],
    userId: string,
    manager: EntityManager,
  ): Promise<string[]> {
    const rows = await manager.query<{ blockerId: string }[]>(
      `SELECT blocker_id AS "blockerId" FROM user_blocks
       WHERE blocker_id = ANY($1::uuid[]) AND blocked_id = $2`,
      [userIds, userId],
    );
    return rows.map((row) => row.blockerId);
  }
}
