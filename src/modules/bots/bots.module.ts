import { Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { BOT_KEYS } from '../../bots/index.js';
import { TaskHandlers } from '../../platform/queue/task-handlers.js';
import { MatchesModule } from '../matches/matches.module.js';
import { MovesModule } from '../moves/moves.module.js';
import { HouseBots } from '../users/application/index.js';
import { UsersModule } from '../users/users.module.js';
import { BotTurnHandler } from './application/bot-turn-handler.js';

/** The house bots: users of their own, whose turns are played by jobs. */
@Module({ imports: [MatchesModule, MovesModule, UsersModule], providers: [BotTurnHandler] })
export class BotsModule implements OnModuleInit {
  constructor(
    handlers: TaskHandlers,
    handler: BotTurnHandler,
    private readonly houseBots: HouseBots,
  ) {
    handlers.register(handler);
  }

  async onModuleInit(): Promise<void> {
    await this.houseBots.ensure(BOT_KEYS);
  }
}
