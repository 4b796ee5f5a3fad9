import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { boundedTimes } from './connection.js';
import { dataSourceOptions } from './data-source.js';
import { Database } from './database.js';
import type { BoundedPoolConfig } from './pool.js';

/**
 * Too many requests are refused earlier, when they arrive. This limit is for their later statements, and for the
 * worker.
 */
const PLACES_PER_REQUEST = 8;

/** One of so many connections is for statements that many calls share. */
const CONNECTIONS_PER_BRIEF = 4;

/** Connections for own work. An api uses one, for its heartbeat. */
const OWN_CONNECTIONS = 3;

const boundsOf = (config: Config): BoundedPoolConfig => ({
  ...boundedTimes(config),
  brief: Math.floor(config.DATABASE_POOL / CONNECTIONS_PER_BRIEF),
  own: OWN_CONNECTIONS,
  mostWaiting: PLACES_PER_REQUEST * config.DATABASE_WAITING,
});

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config, boundsOf(config)),
        retryAttempts: 0,
      }),
    }),
  ],
  providers: [Database],
  exports: [Database],
})
export class DatabaseModule {}
