import type { ApolloServerPlugin, GraphQLResponse } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { ApiError } from './api-error.js';

/**
 * What is refused over HTTP before it runs. A subscription would be executed as if it were a query. A refusal
 * is the client's mistake and has status 400; Apollo answers what a plugin throws with 500.
 */
export function httpRefusals(): ApolloServerPlugin {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ operation }) => Promise.resolve(refuseStream(operation?.operation)),
        willSendResponse: ({ response }) => {
          if (isRefusal(response)) response.http.status = 400;
          return Promise.resolve();
        },
      }),
  };
}

function refuseStream(kind: OperationTypeNode | undefined): void {
  if (kind !== OperationTypeNode.SUBSCRIPTION) return;
  throw new ApiError('BAD_USER_INPUT', 'Subscriptions go over a WebSocket.');
}

function isRefusal({ http, body }: GraphQLResponse): boolean {
  if (http.status !== 500 || body.kind !== 'single') return false;
  const errors = body.singleResult.errors ?? [];
  return errors.every(({ extensions }) => extensions?.['code'] !== 'INTERNAL_SERVER_ERROR');
}
