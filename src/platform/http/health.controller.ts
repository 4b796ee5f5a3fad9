import { Controller, Get, Header, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../addresses.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Metrics } from './metrics.js';
import { Readiness } from './readiness.js';
import type { Health } from './readiness.js';

/**
 * The health checks for orchestrators, open to everyone, and `/metrics` for Prometheus if it has no port of its own.
 */
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Answers if the process runs and its event loop is not blocked. */
  @Get('health/live')
  @Header('cache-control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** Answers 503 while no requests should be sent to this process. */
  @Get('health/ready')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const health = await this.readiness.check();
    if (health.status !== 'ready') void reply.status(503);
    return health;
  }

  @Get('metrics')
  @Header('cache-control', 'no-store')
  async figures(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (!mayReadMetrics(this.config, request)) throw new NotFoundException();
    void reply.type(this.metrics.contentType);
    return this.metrics.text();
  }
}

type Settings = Pick<Config, 'METRICS_PORT' | 'TRUST_PROXY'>;

/**
 * Whether the api's own port serves `/metrics` to a request: only without METRICS_PORT, and only to this machine. Not
 * behind a proxy, because there every client could appear to be this machine.
 */
export function mayReadMetrics(settings: Settings, { socket }: FastifyRequest): boolean {
  if (settings.METRICS_PORT !== undefined || settings.TRUST_PROXY > 0) return false;
  return isLoopback(socket.remoteAddress ?? '');
}
