import type { RestoreStep } from '../../../platform/epochs/begin-epoch.js';
import type { Epoch } from '../../../platform/epochs/epochs.js';
import type { RestoredChallengeStore } from '../storage/restored-challenge-store.js';

const BATCH = 500;

/** Cancels open challenges: in the lost time they may have become matches, whose deals were shown. */
export class RestoredChallenges implements RestoreStep {
  constructor(private readonly store: RestoredChallengeStore) {}

  async plan(): Promise<string> {
    return `cancel ${await this.store.count()} open challenges`;
  }

  async run({ number }: Epoch): Promise<string> {
    let cancelled = 0;
    for (let count = BATCH; count === BATCH; cancelled += count)
      count = await this.store.cancel(number, BATCH);
    return `${cancelled} open challenges were cancelled`;
  }
}
