import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { drawChain } from '../domain/chain.js';
import type { Chain } from '../domain/chain.js';
import { ShuffleChainStore } from '../storage/shuffle-chain-store.js';
import type { Commitment, NewChain, TakenCommitment } from '../storage/shuffle-chain-store.js';

/**
 * Keeps one chain ready for each user's next match. So the id and the commitment of that match are public
 * before any client seed for it can be known (ADR 5).
 */
@Injectable()
export class ShuffleChains {
  /** The next chain, which nobody owns yet. */
  private spare: Promise<Chain> | null = null;

  constructor(
    private readonly store: ShuffleChainStore,
    private readonly database: Database,
  ) {}

  /** The user's next commitment. After a restore of the database a user has none, and gets one here. */
  async next(ownerId: string): Promise<Commitment | null> {
    const known = await this.store.next(ownerId);
    if (known) return known;
    await this.database.transaction((within) => this.reserve(ownerId, within));
    return this.store.next(ownerId);
  }

  /** Creates the user's next chain unless there is one. The first is created together with the account. */
  async reserve(ownerId: string, within: Transaction): Promise<void> {
    await this.store.reserve(await this.newChain(ownerId, within), within);
  }

  /** Takes the user's chain for the match that is being created, and creates the next chain. */
  async take(ownerId: string, within: Transaction): Promise<TakenCommitment> {
    const next = await this.newChain(ownerId, within);
    for (;;) {
      const taken = await this.store.take(next, within);
      if (taken) return taken;
      // Another transaction took the chain while this statement waited, and the next one is there now; or there is none.
      await this.reserve(ownerId, within);
    }
  }

  /** Deletes chains of matches that will never be started. */
  forget(matchIds: readonly string[], within: Transaction): Promise<void> {
    return this.store.forget(matchIds, within);
  }

  private async newChain(ownerId: string, within: Transaction): Promise<NewChain> {
    const chain = this.spare ?? drawChain();
    this.spare = null;
    within.afterCommit(this.drawSpare);
    return { matchId: randomUUID(), ownerId, ...(await chain) };
  }

  /** Begins after the commit has been answered, so that nobody waits for it. */
  private readonly drawSpare = (): void => {
    setImmediate(() => {
      this.spare ??= drawChain();
    });
  };
}
