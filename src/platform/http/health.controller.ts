import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Metrics } from './metrics.js';
import { Readiness } from './readiness.js';
import type { Health } from './readiness.js';

/** What orchestrators and Prometheus ask; open to everyone, so it tells nothing of users. */
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

  /** The process runs and its event loop turns. */
  @Get('health/live')
  @Header('cache-control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** 503 while it should be sent no requests. */
  @Get('health/ready')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const health = await this.readiness.check();
    if (health.status !== 'ready') void reply.status(503);
    return health;
  }

  @Get('metrics')
  @Header('cache-control', 'no-store')
  async figures(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    void reply.type(this.metrics.contentType);
    return this.metrics.text();
  }
}
