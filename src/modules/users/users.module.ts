import { Module } from '@nestjs/common';
import { Guests, GuestStore, HouseBots, UserRegistry, UserStore } from './application/index.js';

const PROVIDERS = [UserStore, GuestStore, UserRegistry, Guests, HouseBots];

/** Users: people, bot accounts and house bots. */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class UsersModule {}
