import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { DeliveryChannels } from './application/channel.js';
import { DELIVERIES_TOPIC, Deliveries } from './application/deliveries.js';
import { DeliveryWorker } from './application/delivery-worker.js';
import { SuspendedAttempts } from './application/suspended-attempts.js';
import { DeliveryTargets } from './storage/delivery-targets.js';
import { DeliveryStore } from './storage/delivery-store.js';
import { DELIVERIES_DATA } from './storage/personal-data.js';

/** The longest delay of a delivery that is due, while there is room. */
const SWEEP_MILLIS = 1000;

/** Not urgent. */
const CLEAR_MILLIS = 600_000;

/** The one way out: e-mails, pushes and webhook messages, with their attempts. */
@Module({
  providers: [
    DeliveryStore,
    DeliveryTargets,
    Deliveries,
    DeliveryChannels,
    DeliveryWorker,
    SuspendedAttempts,
  ],
  exports: [Deliveries, DeliveryChannels, DeliveryTargets],
})
export class DeliveriesModule {
  constructor(sweeps: Sweeps, worker: DeliveryWorker, store: DeliveryStore, data: PersonalData) {
    data.register(DELIVERIES_DATA);
    sweeps.register({
      name: 'deliveries',
      everyMillis: SWEEP_MILLIS,
      topic: DELIVERIES_TOPIC,
      run: () => worker.begin(),
    });
    sweeps.register({
      name: 'old deliveries',
      everyMillis: CLEAR_MILLIS,
      run: () => store.clear(),
    });
  }
}
