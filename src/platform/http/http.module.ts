import { Catch, Global, Module } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { ExplorerController } from './explorer/explorer.controller.js';
import { HealthController } from './health.controller.js';
import { LicencesController } from './licences.controller.js';
import { Metrics } from './metrics.js';
import { Readiness } from './readiness.js';
import { UnavailableFilter } from './unavailable.js';
import { LinkPreviews } from './web/link-previews.js';
import { WebController } from './web/web.controller.js';

/** Node's error for a request whose client left before its end. Node has no class for it. */
class BrokenOff {
  static [Symbol.hasInstance](error: unknown): boolean {
    if (!(error instanceof Error) || error.message !== 'aborted') return false;
    return 'code' in error && error.code === 'ECONNRESET';
  }
}

/** A request that its client breaks off is not a fault. Nest would log each with its stack. */
@Catch(BrokenOff)
export class BrokenOffFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType() !== 'http') return error;
    return host.switchToHttp().getResponse<FastifyReply>().status(400).send();
  }
}

/** Metrics and readiness of a process. */
@Global()
@Module({ providers: [Metrics, Readiness], exports: [Metrics, Readiness] })
export class ObservabilityModule {}

/** The previews of the web client's pages, for the modules whose pages they are. */
@Global()
@Module({ providers: [LinkPreviews], exports: [LinkPreviews] })
export class LinkPreviewsModule {}

/**
 * The api's own HTTP paths besides /graphql: `/explorer`, `/health/…`, `/licences.txt`, `/metrics`, and the web client
 * for all others.
 */
@Module({
  imports: [ObservabilityModule, LinkPreviewsModule],
  controllers: [ExplorerController, HealthController, LicencesController, WebController],
  providers: [
    { provide: APP_FILTER, useClass: BrokenOffFilter },
    { provide: APP_FILTER, useClass: UnavailableFilter },
  ],
})
export class HttpModule {}
