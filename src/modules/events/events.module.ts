import { Inject, Module } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.module.js';
import type { Config } from '../../platform/config/config.js';
import { Consumers } from '../../platform/events/consumers.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { MatchesModule } from '../matches/matches.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { EventProjector } from './application/event-projector.js';
import { SequenceConsumer } from './application/sequence.consumer.js';
import { EVENTS_DATA } from './storage/personal-data.js';
import { UserEventStore } from './storage/user-event-store.js';
import { UserEvents } from './storage/user-events.js';

/** How often old events are deleted; it is not urgent. */
const CLEAR_MILLIS = 3_600_000;

/** Each user's sequence of events: the events of their matches, and their notifications. */
@Module({
  imports: [MatchesModule, NotificationsModule],
  providers: [UserEvents, UserEventStore, EventProjector, SequenceConsumer],
  exports: [UserEvents, EventProjector],
})
export class EventsModule {
  constructor(
    consumers: Consumers,
    sequence: SequenceConsumer,
    sweeps: Sweeps,
    events: UserEventStore,
    @Inject(CONFIG) { EVENTS_KEPT_DAYS: days }: Config,
    data: PersonalData,
  ) {
    data.register(EVENTS_DATA);
    consumers.register(sequence);
    if (days === null) return;
    sweeps.register({
      name: 'old events',
      everyMillis: CLEAR_MILLIS,
      run: () => events.clear(days),
    });
  }
}
