import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { Blocks } from '../blocks/application/index.js';
import { BlocksModule } from '../blocks/blocks.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { Visibility } from '../users/application/index.js';
import { UsersModule } from '../users/users.module.js';
import { Friends } from './application/friends.js';
import { FriendReader } from './application/index.js';
import { REQUEST_DAYS } from './domain/friendship.js';
import { FriendStore } from './storage/friend-store.js';
import { FRIENDS_DATA } from './storage/personal-data.js';

/** The sweep is not urgent. */
const SWEEP_MILLIS = 600_000;

/** Friends: who has agreed to be whose friend, and who of them is online. */
@Module({
  imports: [BlocksModule, MatchesModule, UsersModule],
  providers: [FriendReader, FriendStore, Friends],
  exports: [FriendReader, Friends],
})
export class FriendsModule {
  constructor(
    sweeps: Sweeps,
    store: FriendStore,
    blocks: Blocks,
    data: PersonalData,
    friends: FriendReader,
    visibility: Visibility,
  ) {
    data.register(FRIENDS_DATA);
    visibility.register('friends', (userId, others) => friends.friendsAmong(userId, others));
    blocks.onBlocked((userId, otherId, within) => store.separate({ userId, otherId }, within));
    sweeps.register({
      name: 'old friend requests',
      everyMillis: SWEEP_MILLIS,
      run: () => store.clear(REQUEST_DAYS),
    });
  }
}
