import { Module } from '@nestjs/common';
import {
  EmailAddresses,
  HouseBots,
  SetTimeZone,
  UserDirectory,
  UserRegistry,
} from './application/index.js';
import { UserStore } from './storage/user-store.js';

/** Who plays: people, their programs and the house's bots. */
@Module({
  providers: [UserStore, UserDirectory, UserRegistry, SetTimeZone, HouseBots, EmailAddresses],
  exports: [UserStore, EmailAddresses, UserDirectory, UserRegistry, SetTimeZone, HouseBots],
})
export class UsersModule {}
