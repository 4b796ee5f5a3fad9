import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isUnavailable } from '../database/unavailable.js';
import { asUnavailable, RETRY_AFTER_SECONDS } from '../graphql/unavailable.js';
import { html } from '../html.js';
import { page } from './page/page.js';

/** Errors of an outage, of whatever class. */
class Outage {
  static [Symbol.hasInstance](error: unknown): boolean {
    return isUnavailable(error);
  }
}

const PAGE = page(
  'Not now',
  html`<p>The service cannot answer right now. Try again in a moment.</p>`,
);

/** An outage is not a fault of each request that it hits: Nest would log each with its stack. */
@Catch(Outage)
export class UnavailableFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): unknown {
    const refusal = asUnavailable(error);
    if (host.getType() !== 'http') return refusal;
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.status(503).header('retry-after', RETRY_AFTER_SECONDS).send(PAGE);
  }
}
