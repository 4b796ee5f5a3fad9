import { Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import { BOT_KEYS, strengthsIn } from '../../bots/index.js';
import type { BotKey } from '../../bots/index.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Consumers } from '../../platform/events/consumers.js';
import { BotDirectory } from '../bot-accounts/application/index.js';
import { BotAccountsModule } from '../bot-accounts/bot-accounts.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { MovesModule } from '../moves/moves.module.js';
import { Anchors, RATING_KEYS } from '../ratings/application/index.js';
import type { Anchor } from '../ratings/application/index.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { HouseBots } from '../users/application/index.js';
import { UsersModule } from '../users/users.module.js';
import { InlineBotRunner, ThreadBotRunner } from './adapters/bot-runners.js';
import { BotTurnConsumer } from './application/bot-turn.consumer.js';
import { BotRunner } from './application/bot-runner.js';

const PROGRAM = new URL('./application/decide.js', import.meta.url);

/** One core is left to everything else. */
const spareCores = () => Math.max(1, availableParallelism() - 1);

const bots = {
  provide: BotRunner,
  inject: [CONFIG],
  useFactory: ({ BOT_THREADS: threads = spareCores() }: Config) =>
    threads === 0 ? new InlineBotRunner() : new ThreadBotRunner(PROGRAM, threads),
};

/** The house bots: users whose turns are played by jobs. */
@Module({
  imports: [BotAccountsModule, MatchesModule, MovesModule, RatingsModule, UsersModule],
  providers: [bots, BotTurnConsumer],
  exports: [BotRunner],
})
export class HouseBotsModule implements OnModuleInit {
  constructor(
    consumers: Consumers,
    turns: BotTurnConsumer,
    private readonly houseBots: HouseBots,
    private readonly directory: BotDirectory,
    private readonly anchors: Anchors,
  ) {
    consumers.register(turns);
  }

  async onModuleInit(): Promise<void> {
    await this.houseBots.ensure(BOT_KEYS);
    await this.directory.writeHouseBots();
    const ratings = await Promise.all(BOT_KEYS.map((level) => this.ratingsOf(level)));
    await this.anchors.write(ratings.flat());
  }

  /** The level's measured ratings, in every kind of match. */
  private async ratingsOf(level: BotKey): Promise<Anchor[]> {
    const user = await this.houseBots.byLevel(level);
    if (!user) return [];
    return RATING_KEYS.map((ratingKey) => {
      const { rating, deviation } = strengthsIn(ratingKey)[level];
      return { userId: user.id, ratingKey, mu: rating, sigma: deviation };
    });
  }
}
