import type { RestoreStep } from '../../../platform/epochs/begin-epoch.js';
import type { Epoch } from '../../../platform/epochs/epochs.js';
import type { UserEventStore } from '../storage/user-event-store.js';

/** Positions of the lost time are never used again: cursors of that time are refused, and webhooks have new ids. */
export class RestoredPositions implements RestoreStep {
  constructor(private readonly store: UserEventStore) {}

  plan(): Promise<string> {
    return Promise.resolve('refuse cursors of the lost time, and give webhook messages new ids');
  }

  async run({ position }: Epoch): Promise<string> {
    await this.store.skipTo(position);
    return `positions of events continue after ${position}`;
  }
}
