import { Module } from '@nestjs/common';
import { UsersResolver } from './adapters/graphql/users.resolver.js';
import { UserSearchResolver } from './adapters/graphql/user-search.resolver.js';
import { UsersModule } from './users.module.js';

/** Users over GraphQL. The worker does not load it. */
@Module({
  imports: [UsersModule],
  providers: [UsersResolver, UserSearchResolver],
  exports: [UsersModule],
})
export class UsersApiModule {}
