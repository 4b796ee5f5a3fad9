import { Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { BrokenOffFilter } from './broken-off.filter.js';
import { ExplorerController } from './explorer/explorer.controller.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { Readiness } from './readiness.js';
import { UnavailableFilter } from './unavailable.js';

/** What any process needs to be watched: `Metrics` for everyone, `Readiness` for those who ask. */
@Global()
@Module({ providers: [Metrics, Readiness], exports: [Metrics, Readiness] })
export class ObservabilityModule {}

/** The api's own HTTP paths beside /graphql: `/`, `/explorer/…`, `/health/…` and `/metrics`. */
@Module({
  imports: [ObservabilityModule],
  controllers: [ExplorerController, HealthController],
  providers: [
    { provide: APP_FILTER, useClass: BrokenOffFilter },
    { provide: APP_FILTER, useClass: UnavailableFilter },
  ],
})
export class HttpModule {}
