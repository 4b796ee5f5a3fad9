import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import { ApiError } from './api-error.js';
import { refuseOverHttp } from './operation-guard.js';

/** Refuses a subscription over HTTP, where it would be executed as if it were a query. */
export function httpRefusals(): ApolloServerPlugin {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ operation }) => {
          refuseStream(operation);
          return Promise.resolve();
        },
      }),
  };
}

function refuseStream(nodes: OperationDefinitionNode | undefined): void {
  if (nodes?.operation !== OperationTypeNode.SUBSCRIPTION) return;
  refuseOverHttp(
    new ApiError('BAD_USER_INPUT', 'Subscriptions go over a WebSocket.', {}, { nodes }),
  );
}
