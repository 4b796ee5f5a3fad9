import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

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
