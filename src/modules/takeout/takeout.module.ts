import { Module } from '@nestjs/common';
import { Consumers } from '../../platform/events/consumers.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { RequestTakeoutUseCase, Takeouts } from './application/index.js';
import { TakeoutConsumer } from './application/takeout.consumer.js';
import { TakeoutFiles } from './application/takeout-files.js';
import { HeldRows } from './storage/held-rows.js';
import { TAKEOUT_DATA } from './storage/personal-data.js';
import { TakeoutStore } from './storage/takeout-store.js';

/** The sweep is not urgent. */
const SWEEP_MILLIS = 600_000;

/** Archives of all that is held of a person. */
@Module({
  imports: [MatchesModule, UsersModule],
  providers: [
    HeldRows,
    RequestTakeoutUseCase,
    TakeoutConsumer,
    TakeoutFiles,
    Takeouts,
    TakeoutStore,
  ],
  exports: [RequestTakeoutUseCase, Takeouts],
})
export class TakeoutModule {
  constructor(
    consumers: Consumers,
    sweeps: Sweeps,
    data: PersonalData,
    consumer: TakeoutConsumer,
    store: TakeoutStore,
  ) {
    data.register(TAKEOUT_DATA);
    consumers.register(consumer);
    sweeps.register({
      name: 'old takeouts',
      everyMillis: SWEEP_MILLIS,
      run: () => store.clear(),
    });
  }
}
