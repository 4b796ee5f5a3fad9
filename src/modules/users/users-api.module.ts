import { Module } from '@nestjs/common';
import { TimeZoneResolver } from './adapters/graphql/time-zone.resolver.js';
import { UsersResolver } from './adapters/graphql/users.resolver.js';
import { UsersModule } from './users.module.js';

/** Users over GraphQL; for the api process, the worker does without. */
@Module({
  imports: [UsersModule],
  providers: [UsersResolver, TimeZoneResolver],
  exports: [UsersModule],
})
export class UsersApiModule {}
