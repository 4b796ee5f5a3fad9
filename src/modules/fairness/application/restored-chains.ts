import type { RestoreStep } from '../../../platform/epochs/begin-epoch.js';
import type { ShuffleChainStore } from '../storage/shuffle-chain-store.js';

const BATCH = 5_000;

/**
 * Deletes the chains of next matches: in the lost time they may have been taken, and deals of them shown. A user gets
 * a new one when it is asked for.
 */
export class RestoredChains implements RestoreStep {
  constructor(private readonly store: ShuffleChainStore) {}

  plan(): Promise<string> {
    return Promise.resolve('forget the commitments of all next matches');
  }

  async run(): Promise<string> {
    let forgotten = 0;
    for (let count = BATCH; count === BATCH; forgotten += count)
      count = await this.store.forgetNext(BATCH);
    return `${forgotten} commitments of next matches were forgotten`;
  }
}
