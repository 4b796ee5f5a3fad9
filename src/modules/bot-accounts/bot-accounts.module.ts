import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { BlocksModule } from '../blocks/blocks.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { BecomeBotUseCase } from './application/become-bot.use-case.js';
import { BotAccounts } from './application/bot-accounts.js';
import { BotAnswers } from './application/bot-answers.js';
import { BotDirectory } from './application/bot-directory.js';
import { SetPolicyUseCase } from './application/set-policy.use-case.js';
import { BotStore } from './storage/bot-store.js';
import { BOT_ACCOUNTS_DATA } from './storage/personal-data.js';

const OFFERED = [BecomeBotUseCase, BotAccounts, BotAnswers, BotDirectory, SetPolicyUseCase];

/** Bots as users: their pages, owners and acceptance policies, and the directory of all of them. */
@Module({
  imports: [BlocksModule, MatchesModule, UsersModule],
  providers: [BotStore, ...OFFERED],
  exports: OFFERED,
})
export class BotAccountsModule {
  constructor(data: PersonalData) {
    data.register(BOT_ACCOUNTS_DATA);
  }
}
