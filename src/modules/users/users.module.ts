import { Module } from '@nestjs/common';
import {
  GuestAccounts,
  Guests,
  HouseBots,
  UserAddresses,
  UserRegistry,
  Users,
} from './application/index.js';
import { GuestStore } from './storage/guest-store.js';
import { UserStore } from './storage/user-store.js';

const OFFERED = [UserRegistry, Guests, HouseBots];

/** Users: people, bot accounts and house bots. */
@Module({
  providers: [
    UserStore,
    GuestStore,
    { provide: Users, useExisting: UserStore },
    { provide: UserAddresses, useExisting: UserStore },
    { provide: GuestAccounts, useExisting: GuestStore },
    ...OFFERED,
  ],
  exports: [Users, UserAddresses, GuestAccounts, ...OFFERED],
})
export class UsersModule {}
