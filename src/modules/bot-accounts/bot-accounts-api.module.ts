import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { BotMutationsResolver } from './adapters/graphql/bot-mutations.resolver.js';
import {
  BotsResolver,
  PolicyFieldsResolver,
  UserBotsResolver,
} from './adapters/graphql/bots.resolver.js';
import { BotAccountsModule } from './bot-accounts.module.js';

/** Bots over GraphQL. */
@Module({
  imports: [BotAccountsModule, UsersModule],
  providers: [BotMutationsResolver, BotsResolver, PolicyFieldsResolver, UserBotsResolver],
})
export class BotAccountsApiModule {}
