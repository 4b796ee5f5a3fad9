import { Global, Module } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { Announcer } from './announcer.js';
import { LiveBus, LiveFollowUps } from './live-bus.js';
import { PostgresLiveBus } from './postgres-live-bus.js';
import { RedisLiveBus } from './redis-live-bus.js';

@Global()
@Module({
  providers: [
    Announcer,
    LiveFollowUps,
    {
      provide: LiveBus,
      inject: [CONFIG, Database],
      useFactory: (config: Config, database: Database): LiveBus =>
        config.REDIS_URL
          ? new RedisLiveBus(config.REDIS_URL, config.REDIS_PREFIX)
          : new PostgresLiveBus(database, config),
    },
  ],
  exports: [Announcer, LiveBus, LiveFollowUps],
})
export class LiveModule {}
