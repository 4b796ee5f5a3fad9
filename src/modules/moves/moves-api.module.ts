import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { CallOffResolver } from './adapters/graphql/call-off.resolver.js';
import { MovesResolver } from './adapters/graphql/moves.resolver.js';
import { MovesModule } from './moves.module.js';

/** Moves over GraphQL. */
@Module({
  imports: [MatchesModule, MovesModule, UsersModule],
  providers: [CallOffResolver, MovesResolver],
})
export class MovesApiModule {}
