import { Catch } from '@nestjs/common';
import type { ExceptionFilter } from '@nestjs/common';
import { GraphQLError } from 'graphql';

/** A refusal is the client's news, not the log's: Nest would log each with its stack. */
@Catch(GraphQLError)
export class ApiErrorFilter implements ExceptionFilter<GraphQLError> {
  catch(error: GraphQLError): GraphQLError {
    return error;
  }
}
