import { Module } from '@nestjs/common';
import { LiveFollowUps } from '../../platform/live/live-follow-ups.js';
import { MatchesModule } from '../matches/matches.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PostgresUserEvents } from './adapters/typeorm/postgres-user-events.js';
import { EventProjector, Sequencer, UserEvents } from './application/index.js';

/** Each user's one sequence of events: of their matches, and their notifications. */
@Module({
  imports: [MatchesModule, NotificationsModule],
  providers: [{ provide: UserEvents, useClass: PostgresUserEvents }, EventProjector, Sequencer],
  exports: [UserEvents, EventProjector],
})
export class EventsModule {
  constructor(followUps: LiveFollowUps, sequencer: Sequencer) {
    followUps.register((messages) => sequencer.follow(messages));
  }
}
