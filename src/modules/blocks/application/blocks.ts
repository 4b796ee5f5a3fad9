import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { botKindOf, Users } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { BlockStore } from '../storage/block-store.js';
import { blockFailure } from './failures.js';

/** How many users one user may have blocked. */
export const MAX_BLOCKED = 500;

type Blocked = Result<User, Failure>;

/** Called when a user blocks another one, in the transaction that writes it. */
type BlockHook = (blockerId: string, blockedId: string, within: Transaction) => Promise<void>;

/** Blocks a user: the blocker sees no messages of theirs, and they cannot challenge the blocker. Nobody is notified. */
@Injectable()
export class Blocks {
  private readonly hooks: BlockHook[] = [];

  constructor(
    private readonly users: Users,
    private readonly store: BlockStore,
    private readonly database: Database,
  ) {}

  /** Registers a hook for every block. It must use the transaction it is given. */
  onBlocked(hook: BlockHook): void {
    this.hooks.push(hook);
  }

  async block(userId: string, username: string): Promise<Blocked> {
    const other = await this.users.byUsername(username);
    if (!other) return refuse(blockFailure('UNKNOWN_USER', 'username'));
    if (other.id === userId) return refuse(blockFailure('BLOCK_IS_YOU', 'username'));
    if (botKindOf(other) === 'HOUSE') return refuse(blockFailure('BLOCK_IS_BOT', 'username'));
    const blocked = await this.database.transaction(async (within) => {
      const written = await this.store.block(userId, other.id, MAX_BLOCKED, within);
      for (const hook of written ? this.hooks : []) await hook(userId, other.id, within);
      return written;
    });
    return blocked ? ok(other) : refuse(blockFailure('TOO_MANY_BLOCKED'));
  }

  async unblock(userId: string, username: string): Promise<Blocked> {
    const other = await this.users.byUsername(username);
    if (!other) return refuse(blockFailure('UNKNOWN_USER', 'username'));
    await this.store.unblock(userId, other.id);
    return ok(other);
  }

  /** The ids of the users whom a user has blocked, newest first. */
  blockedBy(userId: string): Promise<string[]> {
    return this.store.blockedBy(userId);
  }

  /** The users among `userIds` who have blocked `blockedId`. */
  blockersAmong(userIds: readonly string[], blockedId: string, within?: Sql): Promise<string[]> {
    return this.store.blockersAmong(userIds, blockedId, within);
  }

  /** The first users of those of these pairs in which one has blocked the other. */
  blockedPairs(pairs: readonly (readonly [string, string])[], within: Sql): Promise<string[]> {
    return this.store.blockedPairs(pairs, within);
  }
}
