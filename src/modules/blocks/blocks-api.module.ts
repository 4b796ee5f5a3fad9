import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { BlocksResolver } from './adapters/graphql/blocks.resolver.js';
import { BlocksModule } from './blocks.module.js';

/** Blocks over GraphQL. */
@Module({ imports: [BlocksModule, UsersModule], providers: [BlocksResolver] })
export class BlocksApiModule {}
