import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import { refuseOverHttp } from './operation-guard.js';
import { refusalAt } from './refusal.js';

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
  refuseOverHttp(refusalAt('BAD_USER_INPUT', 'Subscriptions go over a WebSocket.', { nodes }));
}
