import { Catch } from '@nestjs/common';
import type { ExceptionFilter } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { ApiError } from '../api/api-error.js';

/** A refusal is the client's news, not the log's: Nest would log each with its stack. */
@Catch(ApiError, GraphQLError)
export class ApiErrorFilter implements ExceptionFilter<Error> {
  catch(error: Error): Error {
    return error;
  }
}
