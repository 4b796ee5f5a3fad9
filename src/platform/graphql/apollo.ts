import { HeaderMap } from '@apollo/server';
import type { ApolloServerPlugin, GraphQLRequest, GraphQLRequestListener } from '@apollo/server';
import { Logger } from '@nestjs/common';
import { OperationTypeNode } from 'graphql';
import type { FormattedExecutionResult, OperationDefinitionNode } from 'graphql';
import { settleReader } from './context.js';
import type { GraphqlContext } from './context.js';
import { boundedAnswer } from './cost/json-bounds.js';
import { tellIn } from './format-error.js';
import { answersInJson } from './http-request.js';
import type { Doors } from './http-request.js';
import { refusalAt, refuseOverHttp } from './refusal.js';

const logger = new Logger('Apollo');

/** What Apollo has to say goes to our log; its own logger writes to the console. */
export const apolloLogger = {
  debug: (message: unknown): void => logger.debug(message),
  info: (message: unknown): void => logger.log(message),
  warn: (message: unknown): void => logger.warn(message),
  error: (message: unknown): void => logger.error(message),
};

/** The guard of what comes over HTTP, for Apollo. */
export const guardPlugin = (doors: Doors): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: ({ request, contextValue }) => {
    if (contextValue.document !== null) nameDocument(request, contextValue.document);
    return Promise.resolve(listenerOf(doors));
  },
});

/** As if the client had said it: Apollo knows ids as hashes of what it was sent before. */
function nameDocument(request: GraphQLRequest, text: string): void {
  request.query = text;
  const others = Object.entries(request.extensions ?? {}).filter(([name]) => name !== APQ);
  request.extensions = Object.fromEntries(others);
}

/** The extension of Apollo's persisted queries. */
const APQ = 'persistedQuery';

const listenerOf = ({ guard, trusted }: Doors): GraphQLRequestListener<GraphqlContext> => ({
  didResolveOperation: async ({ request, source, schema, document, operation, contextValue }) => {
    const { variables, operationName } = request;
    try {
      trusted.check(source);
      refuseStream(operation);
      await guard.charge(contextValue, { schema, document, variables, operationName });
      await settleReader(contextValue);
    } catch (error) {
      refuseOverHttp(error, contextValue);
    }
  },

  responseForOperation: ({ schema, document, operation }) => {
    const singleResult = operation ? guard.schemaAnswer({ schema, document }) : null;
    if (!singleResult) return Promise.resolve(null);
    const http = { status: 200, headers: new HeaderMap() };
    return Promise.resolve({ http, body: { kind: 'single' as const, singleResult } });
  },

  didEncounterErrors: ({ errors, contextValue }) => {
    tellIn(contextValue.language, errors);
    return Promise.resolve();
  },

  willSendResponse: async ({ request, source, contextValue, response: { body, http } }) => {
    http.headers.set('cache-control', 'no-store');
    http.headers.set('content-language', contextValue.language);
    if (body.kind !== 'single') return;
    const answer = boundedAnswer(body.singleResult, contextValue.language);
    if (answer !== body.singleResult) http.status = 400;
    if (source !== undefined && http.status === 400) http.status = refusedStatus(request);
    const wait = waitAfter(answer);
    if (wait !== null) http.headers.set('retry-after', String(wait));
    if (isOutage(answer)) http.status = 503;
    // Before anything is waited for: Nest looks at it meanwhile.
    body.singleResult = toldOnce(answer);
    body.singleResult = await guard.priced(contextValue, body.singleResult);
  },
});

/** Of an outage without `data`, even null: Nest makes 200 of whatever has it. */
const toldOnce = (answer: FormattedExecutionResult): FormattedExecutionResult =>
  isOutage(answer) ? { errors: answer.errors! } : answer;

/** For how many seconds an answer asks its client to wait; null for an answer that does not. */
function waitAfter({ errors = [] }: FormattedExecutionResult): number | null {
  const waits = errors.map(({ extensions }) => extensions?.['retryAfterSeconds']);
  const told = waits.filter((wait) => typeof wait === 'number');
  return told.length > 0 ? Math.max(...told) : null;
}

/**
 * The status of a refused document: GraphQL over HTTP has 200 for it in `application/json`, where 400 would
 * speak of the request that holds it.
 */
const refusedStatus = ({ http }: GraphQLRequest): number =>
  answersInJson(http?.headers.get('accept')) ? 200 : 400;

const STREAMS_ELSEWHERE = {
  en: 'Subscriptions go over a WebSocket, or to /graphql/stream.',
  de: 'Abonnements gehen über einen WebSocket oder an /graphql/stream.',
};

/** Over HTTP a subscription would be executed as if it were a query. */
function refuseStream(nodes: OperationDefinitionNode | undefined): void {
  if (nodes?.operation !== OperationTypeNode.SUBSCRIPTION) return;
  throw refusalAt('BAD_USER_INPUT', STREAMS_ELSEWHERE, { nodes });
}

/** Whether an outage has left nothing of the data: balancers and clients know 503. */
function isOutage({ data, errors = [] }: FormattedExecutionResult): boolean {
  const isEmpty = Object.values(data ?? {}).every((value) => value === null);
  return isEmpty && errors.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE');
}
