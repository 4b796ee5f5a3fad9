import { HeaderMap } from '@apollo/server';
import type {
  ApolloServerPlugin,
  GraphQLRequest,
  GraphQLRequestContext,
  GraphQLRequestListener,
} from '@apollo/server';
import { Logger } from '@nestjs/common';
import { OperationTypeNode } from 'graphql';
import type { FormattedExecutionResult, OperationDefinitionNode } from 'graphql';
import { settleReader } from './context.js';
import type { GraphqlContext } from './context.js';
import { boundedAnswer } from './bounded-answer.js';
import type { NamedOperation } from './operation-end.js';
import { codesIn, endOf, INVALID } from './operation-end.js';
import { setErrorRequest } from './error-request.js';
import { answersInJson } from './http-request.js';
import type { RequestChecks } from './http-request.js';
import { refusalAt } from '../located-errors.js';
import { refuseOverHttp, statusOf } from './refusal.js';

const logger = new Logger('Apollo');

/** Sends Apollo's log lines to our log; its own logger writes to the console. */
export const apolloLogger = {
  debug: (message: unknown): void => logger.debug(message),
  info: (message: unknown): void => logger.log(message),
  warn: (message: unknown): void => logger.warn(message),
  error: (message: unknown): void => logger.error(message),
};

/** The guard of operations over HTTP, as a plugin of Apollo. */
export const guardPlugin = (checks: RequestChecks): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: ({ request, contextValue }) => {
    if (contextValue.document !== null) nameDocument(request, contextValue.document);
    return Promise.resolve(listenerOf(checks));
  },
});

/** Puts the document's text into the request, as if the client had sent it: Apollo knows only ids that are hashes. */
function nameDocument(request: GraphQLRequest, text: string): void {
  request.query = text;
  const others = Object.entries(request.extensions ?? {}).filter(([name]) => name !== APQ);
  request.extensions = Object.fromEntries(others);
}

/** The extension of Apollo's persisted queries. */
const APQ = 'persistedQuery';

const listenerOf = ({
  guard,
  trusted,
  reports,
}: RequestChecks): GraphQLRequestListener<GraphqlContext> => ({
  didResolveOperation: async ({ request, source, schema, document, operation, contextValue }) => {
    const { variables, operationName } = request;
    try {
      trusted.check(source);
      refuseStream(operation);
      await guard.begin(contextValue, { schema, document, variables, operationName });
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
    setErrorRequest(contextValue, errors);
    return Promise.resolve();
  },

  willSendResponse: async (requested) => {
    const { request, source, contextValue, response } = requested;
    const { body, http } = response;
    guard.end(contextValue);
    http.headers.set('cache-control', 'no-store');
    http.headers.set('content-language', contextValue.language);
    if (body.kind !== 'single') return;
    const answer = boundedAnswer(body.singleResult, contextValue);
    if (answer !== body.singleResult) http.status = 400;
    if (source !== undefined && http.status === 400) http.status = refusedStatus(request);
    const wait = waitAfter(answer);
    if (wait !== null) http.headers.set('retry-after', String(wait));
    http.status = refusedStatusOf(answer) ?? http.status;
    // Must be set before the first `await`, because Nest reads it while this waits.
    body.singleResult = withoutNullData(answer);
    await guard.sends(contextValue, answer);
    body.singleResult = await guard.priced(contextValue, body.singleResult);
    reports.ended(endOf(contextValue, namedIn(requested), codesIn(body.singleResult)));
  },
});

/** The operation of a request over HTTP, if it is valid. */
function namedIn({
  schema,
  document,
  operation,
  request,
}: GraphQLRequestContext<GraphqlContext>): NamedOperation | typeof INVALID {
  if (!document || !operation) return INVALID;
  return { schema, document, operation, variables: request.variables ?? {} };
}

/** An answer with the status of a refusal has no `data`, not even null: with `data` Nest would make the status 200. */
const withoutNullData = (answer: FormattedExecutionResult): FormattedExecutionResult =>
  refusedStatusOf(answer) === null ? answer : { errors: answer.errors! };

/** The number of seconds that a client should wait, by an answer's errors; null if none says so. */
function waitAfter({ errors = [] }: FormattedExecutionResult): number | null {
  const waits = errors.map(({ extensions }) => extensions?.['retryAfterSeconds']);
  const given = waits.filter((wait) => typeof wait === 'number');
  return given.length > 0 ? Math.max(...given) : null;
}

/**
 * The status of a refused document. GraphQL over HTTP requires 200 for it in `application/json`, because 400 would mean
 * that the HTTP request itself is wrong.
 */
const refusedStatus = ({ http }: GraphQLRequest): number =>
  answersInJson(http?.headers.get('accept')) ? 200 : 400;

const STREAMS_ELSEWHERE = {
  en: 'Subscriptions need a WebSocket or /graphql/stream.',
  de: 'Abonnements brauchen einen WebSocket oder /graphql/stream.',
};

/** Without this check a subscription over HTTP would be executed like a query. */
function refuseStream(nodes: OperationDefinitionNode | undefined): void {
  if (nodes?.operation !== OperationTypeNode.SUBSCRIPTION) return;
  throw refusalAt('BAD_USER_INPUT', STREAMS_ELSEWHERE, { nodes });
}

/**
 * The status of an answer that has no data because of an outage or a limit, which load balancers and clients understand;
 * null for all other answers.
 */
function refusedStatusOf({ data, errors = [] }: FormattedExecutionResult): number | null {
  const isEmpty = Object.values(data ?? {}).every((value) => value === null);
  if (!isEmpty) return null;
  const statuses = errors.map(({ extensions }) => statusOf(extensions?.['code']));
  return statuses.find((status) => status !== null) ?? null;
}
