import { Global, Module } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { LiveBus } from './live-bus.js';
import { PostgresLiveBus } from './postgres-live-bus.js';
import { RedisLiveBus } from './redis-live-bus.js';

@Global()
@Module({
  providers: [
    {
      provide: LiveBus,
      inject: [CONFIG, Database],
      useFactory: (config: Config, database: Database): LiveBus =>
        config.REDIS_URL
          ? new RedisLiveBus(config.REDIS_URL, config.REDIS_PREFIX)
          : new PostgresLiveBus(database, config),
    },
  ],
  exports: [LiveBus],
})
export class LiveModule {}
