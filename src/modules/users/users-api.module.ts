import { Module } from '@nestjs/common';
import { UsersResolver } from './adapters/graphql/users.resolver.js';
import { UsersModule } from './users.module.js';

/** Users over GraphQL; for the api process, the worker does without. */
@Module({ imports: [UsersModule], providers: [UsersResolver], exports: [UsersModule] })
export class UsersApiModule {}
