import { Module } from '@nestjs/common';
import { Guests, GuestStore, HouseBots, UserRegistry, UserStore } from './application/index.js';

const PROVIDERS = [UserStore, GuestStore, UserRegistry, Guests, HouseBots];

/** Who plays: people, their programs and the house's bots. */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class UsersModule {}
