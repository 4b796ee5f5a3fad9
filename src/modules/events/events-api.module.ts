import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import {
  EventFieldsResolver,
  MatchEventsResolver,
} from './adapters/graphql/match-events.resolver.js';
import { UserEventsResolver } from './adapters/graphql/user-events.resolver.js';
import { EventStreams } from './application/event-streams.js';
import { EventsModule } from './events.module.js';

/** Events over GraphQL. */
@Module({
  imports: [EventsModule, MatchesModule],
  providers: [EventStreams, EventFieldsResolver, MatchEventsResolver, UserEventsResolver],
})
export class EventsApiModule {}
