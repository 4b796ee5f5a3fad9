import { Catch, HttpStatus } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/api-error.js';
import type { ApiErrorCode } from '../api/api-error.js';
import { limitHeaders, reachedIn } from '../accounting/reported-cost.js';
import { challengeOf } from '../api/credential-problem.js';
import { responseLanguage } from './response-language.js';

const STATUS: Partial<Record<ApiErrorCode, HttpStatus>> = {
  UNAUTHENTICATED: HttpStatus.UNAUTHORIZED,
  FORBIDDEN: HttpStatus.FORBIDDEN,
  SUSPENDED: HttpStatus.FORBIDDEN,
  NETWORK_CLOSED: HttpStatus.FORBIDDEN,
  BAD_USER_INPUT: HttpStatus.BAD_REQUEST,
  RATE_LIMITED: HttpStatus.TOO_MANY_REQUESTS,
  UNAVAILABLE: HttpStatus.SERVICE_UNAVAILABLE,
};

/** Sends the errors of plain HTTP routes as JSON: `{ statusCode, code, message }` and the data of the code. */
@Catch(ApiError)
export class HttpErrorFilter implements ExceptionFilter<ApiError> {
  catch({ code, texts, extensions }: ApiError, host: ArgumentsHost): void {
    const statusCode = STATUS[code] ?? HttpStatus.INTERNAL_SERVER_ERROR;
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>().status(statusCode);
    const message = texts[responseLanguage(http.getRequest<FastifyRequest>(), reply)];
    const wait = extensions['retryAfterSeconds'];
    if (typeof wait === 'number') void reply.header('retry-after', wait);
    const challenge = challengeOf(extensions);
    if (challenge !== null) void reply.header('www-authenticate', challenge);
    const reached = reachedIn(extensions);
    if (reached) void reply.headers(limitHeaders([], reached));
    void reply.header('cache-control', 'no-store').send({ statusCode, ...extensions, message });
  }
}
