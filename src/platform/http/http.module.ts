import { Catch, Global, Module } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { ExplorerController } from './explorer/explorer.controller.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { Readiness } from './readiness.js';
import { UnavailableFilter } from './unavailable.js';
import { WebController } from './web/web.controller.js';

/** Node's error for a request whose client has gone before its end; Node has no class for it. */
class BrokenOff {
  static [Symbol.hasInstance](error: unknown): boolean {
    if (!(error instanceof Error) || error.message !== 'aborted') return false;
    return 'code' in error && error.code === 'ECONNRESET';
  }
}

/** A request that breaks off on its way is no fault: Nest would log each with its stack. */
@Catch(BrokenOff)
export class BrokenOffFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType() !== 'http') return error;
    return host.switchToHttp().getResponse<FastifyReply>().status(400).send();
  }
}

/** What any process needs to be watched: `Metrics` for everyone, `Readiness` for those who ask. */
@Global()
@Module({ providers: [Metrics, Readiness], exports: [Metrics, Readiness] })
export class ObservabilityModule {}

/** The api's own HTTP paths beside /graphql: `/explorer`, `/health/…`, `/metrics`, and for all others the web client. */
@Module({
  imports: [ObservabilityModule],
  controllers: [ExplorerController, HealthController, WebController],
  providers: [
    { provide: APP_FILTER, useClass: BrokenOffFilter },
    { provide: APP_FILTER, useClass: UnavailableFilter },
  ],
})
export class HttpModule {}
