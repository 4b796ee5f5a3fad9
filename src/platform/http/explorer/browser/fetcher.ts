import { createGraphiQLFetcher } from '@graphiql/toolkit';
import type { Fetcher, FetcherParams } from '@graphiql/toolkit';
import { Kind, parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { Known } from './known.js';

/**
 * Sends queries to /graphql by HTTP and subscriptions by WebSocket, both with the headers of the headers editor. A
 * socket opens with the first subscription and closes after the last one. It sends the headers as its connection
 * parameters.
 */
export function knowingFetcher(): Fetcher {
  const known = new Known();
  let headers: Record<string, unknown> = {};
  const socket = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    connectionParams: () => headers,
  });
  const send = createGraphiQLFetcher({
    url: '/graphql',
    wsClient: socket,
    enableIncrementalDelivery: false,
  });
  return async (parameters, options) => {
    headers = withoutEmpty(known.fill(lowerCased({ authorization: '', ...options?.headers })));
    const variables = known.fill((parameters.variables ?? {}) as Record<string, unknown>);
    const { operationName, documentAST } = operationIn(parameters);
    const sent = { ...parameters, operationName, variables };
    const answer = await send(sent, { ...options, documentAST, headers });
    known.remember(answer);
    return answer;
  };
}

/**
 * The operation to run. GraphiQL updates these a moment late: right after a change of tabs it still
 * gives the name and the kind of the former tab's operation.
 */
function operationIn({ query, operationName }: FetcherParams): {
  operationName?: string | null;
  documentAST?: DocumentNode;
} {
  const documentAST = parsed(query);
  if (!documentAST) return { operationName }; // The service reports the error.
  const names = documentAST.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value ?? null] : [],
  );
  const isThere = names.includes(operationName ?? null);
  return { operationName: isThere ? operationName : names[0], documentAST };
}

function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

function lowerCased(headers: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function withoutEmpty(headers: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}
