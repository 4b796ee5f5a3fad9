import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { FriendFieldsResolver } from './adapters/graphql/friend-fields.resolver.js';
import { FriendMutationsResolver } from './adapters/graphql/friend-mutations.resolver.js';
import { FriendsResolver } from './adapters/graphql/friends.resolver.js';
import { VisibilityResolver } from './adapters/graphql/visibility.resolver.js';
import { FriendsModule } from './friends.module.js';

/** Friends over GraphQL. */
@Module({
  imports: [FriendsModule, UsersModule],
  providers: [FriendsResolver, FriendFieldsResolver, FriendMutationsResolver, VisibilityResolver],
})
export class FriendsApiModule {}
