import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Guests, HouseBots, UserAddresses, UserRegistry, Users } from './application/index.js';
import { GuestStore } from './storage/guest-store.js';
import { USERS_DATA } from './storage/personal-data.js';
import { UserStore } from './storage/user-store.js';

const OFFERED = [Users, UserAddresses, UserRegistry, Guests, HouseBots];

/** Users: people, bot accounts and house bots. */
@Module({
  providers: [UserStore, GuestStore, ...OFFERED],
  exports: OFFERED,
})
export class UsersModule {
  constructor(data: PersonalData) {
    data.register(USERS_DATA);
  }
}
