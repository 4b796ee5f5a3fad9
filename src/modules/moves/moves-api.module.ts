import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { ActPayloadResolver, MovesResolver } from './adapters/graphql/moves.resolver.js';
import { MovesModule } from './moves.module.js';

/** Moves over GraphQL. */
@Module({ imports: [MatchesModule, MovesModule], providers: [ActPayloadResolver, MovesResolver] })
export class MovesApiModule {}
