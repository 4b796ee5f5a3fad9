import { Module } from '@nestjs/common';
import { MovesResolver } from './adapters/graphql/moves.resolver.js';
import { MovesModule } from './moves.module.js';

/** Moves over GraphQL. */
@Module({ imports: [MovesModule], providers: [MovesResolver] })
export class MovesApiModule {}
