import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { failure } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { UserStore } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { BlockStore } from '../storage/block-store.js';

/** Why nobody is blocked. */
export const BLOCK_FAILURES = {
  UNKNOWN_USER: 'There is no such user.',
  BLOCK_IS_YOU: 'You cannot block yourself.',
  BLOCK_IS_BOT: 'House bots send nothing, so they cannot be blocked.',
  TOO_MANY_BLOCKED: 'You have blocked as many users as can be: unblock somebody first.',
} as const;

/** How many users one user may have blocked. */
const MAX_BLOCKED = 500;

type Blocked = Result<User, Failure>;

/**
 * Keeps somebody away: no message of theirs is shown to who blocked them, and they cannot challenge
 * that user. Nobody else is told.
 */
@Injectable()
export class Blocks {
  constructor(
    private readonly users: UserStore,
    private readonly store: BlockStore,
  ) {}

  async block(userId: string, username: string): Promise<Blocked> {
    const other = await this.users.byUsername(username);
    if (!other) return refuse(blockFailure('UNKNOWN_USER'));
    if (other.id === userId) return refuse(blockFailure('BLOCK_IS_YOU'));
    if (other.isBot) return refuse(blockFailure('BLOCK_IS_BOT'));
    const blocked = await this.store.block(userId, other.id, MAX_BLOCKED);
    return blocked ? ok(other) : refuse(blockFailure('TOO_MANY_BLOCKED'));
  }

  async unblock(userId: string, username: string): Promise<Blocked> {
    const other = await this.users.byUsername(username);
    if (!other) return refuse(blockFailure('UNKNOWN_USER'));
    await this.store.unblock(userId, other.id);
    return ok(other);
  }
}

const blockFailure = (code: keyof typeof BLOCK_FAILURES): Failure =>
  failure(code, BLOCK_FAILURES[code], ...(code === 'TOO_MANY_BLOCKED' ? [] : ['username']));
