import { Module } from '@nestjs/common';
import { PostgresUserStore } from './adapters/typeorm/postgres-user-store.js';
import {
  EmailAddresses,
  HouseBots,
  SetTimeZone,
  UserDirectory,
  UserRegistry,
  UserStore,
} from './application/index.js';

/** Who plays: people, their programs and the house's bots. */
@Module({
  providers: [
    { provide: UserStore, useClass: PostgresUserStore },
    UserDirectory,
    UserRegistry,
    SetTimeZone,
    HouseBots,
    EmailAddresses,
  ],
  exports: [EmailAddresses, UserDirectory, UserRegistry, SetTimeZone, HouseBots],
})
export class UsersModule {}
