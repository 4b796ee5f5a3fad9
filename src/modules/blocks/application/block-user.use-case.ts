import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { failure } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { UserDirectory } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { BLOCK_FAILURES } from '../domain/block-failures.js';
import type { BlockFailureCode } from '../domain/block-failures.js';
import { BlockStore } from '../storage/block-store.js';

/** How many users one user may have blocked. */
const MAX_BLOCKED = 500;

export type BlockResult = Result<User, Failure>;

/**
 * Keeps somebody away: no message of theirs is shown to who blocked them, and they cannot challenge
 * that user. Nobody else is told.
 */
@Injectable()
export class BlockUser {
  constructor(
    private readonly users: UserDirectory,
    private readonly blocks: BlockStore,
  ) {}

  async block(userId: string, username: string): Promise<BlockResult> {
    const other = await this.users.byUsername(username);
    if (!other) return refuse(blockFailure('UNKNOWN_USER'));
    if (other.id === userId) return refuse(blockFailure('BLOCK_IS_YOU'));
    if (other.isBot) return refuse(blockFailure('BLOCK_IS_BOT'));
    const blocked = await this.blocks.block(userId, other.id, MAX_BLOCKED);
    return blocked ? ok(other) : refuse(blockFailure('TOO_MANY_BLOCKED'));
  }

  async unblock(userId: string, username: string): Promise<BlockResult> {
    const other = await this.users.byUsername(username);
    if (!other) return refuse(blockFailure('UNKNOWN_USER'));
    await this.blocks.unblock(userId, other.id);
    return ok(other);
  }
}

const blockFailure = (code: BlockFailureCode): Failure =>
  failure(code, BLOCK_FAILURES[code], ...(code === 'TOO_MANY_BLOCKED' ? [] : ['username']));
