import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import { Lobby } from './lobby.js';

/** Ends challenges for other reasons than their creators’ wish. */
@Injectable()
export class ChallengeClosing {
  constructor(
    private readonly database: Database,
    private readonly challenges: ChallengeStore,
    private readonly lobby: Lobby,
  ) {}

  /** Cancels all open challenges that these users created, sit in or are named in. */
  cancelAllOf(userIds: readonly string[]): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const cancelled = await this.challenges.cancelAllOf(userIds, transaction);
      await this.lobby.closed(transaction, cancelled);
    });
  }

  /** Cancels those of these challenges that are open. */
  async cancel(ids: readonly string[], within: Transaction): Promise<void> {
    await this.lobby.closed(within, await this.challenges.cancel(ids, within));
  }
}
