import { Catch, HttpException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { BaseExceptionFilter } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { ApiError } from '../api/api-error.js';
import type { ApiErrorCode } from '../api/api-error.js';
import { GRAPHQL_PATH, pathOf, STREAM_PATH } from './paths.js';

const METHODS = 'GET, POST';

/**
 * Refuses requests to /graphql that GraphQL does not see: a wrong method, or a body that is not JSON, too long or of
 * another type. The answer has the format of GraphQL errors, so that clients read only one format.
 */
@Catch(HttpException)
export class HttpRefusalFilter extends BaseExceptionFilter {
  override catch(exception: HttpException, host: ArgumentsHost): unknown {
    if (host.getType() !== 'http') return exception;
    const http = host.switchToHttp();
    const path = pathOf(http.getRequest<FastifyRequest>().url);
    if (path !== GRAPHQL_PATH && path !== STREAM_PATH) return super.catch(exception, host);
    return refuse(http.getResponse<FastifyReply>(), exception);
  }
}

/** A 404 means that the method is wrong, because the path exists. */
function refuse(reply: FastifyReply, exception: HttpException): FastifyReply {
  const isMethod = exception.getStatus() === 404;
  const message = isMethod ? `Only ${METHODS} are allowed.` : exception.message;
  if (isMethod) void reply.header('allow', METHODS);
  const code: ApiErrorCode = 'BAD_USER_INPUT';
  const errors = [{ message, extensions: { code, requestId: reply.request.id } }];
  return reply.status(isMethod ? 405 : exception.getStatus()).send({ errors });
}

/** Refusals are not logged: Nest would log each with its stack. */
@Catch(ApiError, GraphQLError)
export class ApiErrorFilter implements ExceptionFilter<Error> {
  catch(error: Error): Error {
    return error;
  }
}
