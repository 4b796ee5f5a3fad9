import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { botKindOf, UNKNOWN_USER, UserStore } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { BlockStore } from '../storage/block-store.js';

/** Why a user is not blocked or unblocked. */
export const BLOCK_FAILURES = {
  UNKNOWN_USER,
  BLOCK_IS_YOU: {
    en: 'You cannot block yourself.',
    de: 'Du kannst dich nicht selbst blockieren.',
    todo: 'Name somebody else.',
  },
  BLOCK_IS_BOT: {
    en: 'House bots send nothing, so they cannot be blocked.',
    de: 'Hausbots senden nichts, daher können sie nicht blockiert werden.',
    todo: 'Do nothing: house bots send no messages.',
  },
  TOO_MANY_BLOCKED: {
    en: 'You have blocked the maximum number of users: unblock somebody first.',
    de: 'Du blockierst schon so viele Spieler, wie möglich ist: Gib zuerst jemanden frei.',
    todo: 'Unblock somebody with `unblockUser`.',
  },
};

const blockFailure = failuresOf('blocks', BLOCK_FAILURES);

/** How many users one user may have blocked. */
const MAX_BLOCKED = 500;

type Blocked = Result<User, Failure>;

/** Called when a user blocks another one, in the transaction that writes it. */
type BlockHook = (blockerId: string, blockedId: string, within: Transaction) => Promise<void>;

/** Blocks a user: the blocker sees no messages of theirs, and they cannot challenge the blocker. Nobody is notified. */
@Injectable()
export class Blocks {
  private readonly hooks: BlockHook[] = [];

  constructor(
    private readonly users: UserStore,
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
}
