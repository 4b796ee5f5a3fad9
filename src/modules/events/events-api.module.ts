import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import {
  EventFieldsResolver,
  MatchEventsResolver,
} from './adapters/graphql/match-events.resolver.js';
import {
  MatchEndedResolver,
  MatchStartedResolver,
  SeatLeftResolver,
} from './adapters/graphql/event-payload.resolvers.js';
import { UserEventsResolver } from './adapters/graphql/user-events.resolver.js';
import { EventStreams } from './application/event-streams.js';
import { EventsModule } from './events.module.js';

/** Events over GraphQL. */
@Module({
  imports: [EventsModule, MatchesModule, UsersModule],
  providers: [
    EventStreams,
    EventFieldsResolver,
    MatchEventsResolver,
    MatchEndedResolver,
    MatchStartedResolver,
    SeatLeftResolver,
    UserEventsResolver,
  ],
  exports: [EventStreams],
})
export class EventsApiModule {}
