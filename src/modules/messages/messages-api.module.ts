import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { MatchMessagesResolver } from './adapters/graphql/match-messages.resolver.js';
import { MessagesResolver } from './adapters/graphql/messages.resolver.js';
import { MessagesModule } from './messages.module.js';

/** Messages over GraphQL. */
@Module({
  imports: [MessagesModule, MatchesModule, UsersModule],
  providers: [MessagesResolver, MatchMessagesResolver],
})
export class MessagesApiModule {}
