import { ApolloDriver } from '@nestjs/apollo';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule as NestGraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import type { GraphQLWsSubscriptionsConfig } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { ExecutionArgs, ExecutionResult, GraphQLError } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import type { SubscribePayload } from 'graphql-ws';
import { Authenticator, contextOf } from './context.js';
import type { GraphqlContext } from './context.js';
import { Budgets } from './cost/budgets.js';
import { boundedDocument } from './cost/document-rule.js';
import { MAX_QUERY_BYTES, MAX_TOKENS } from './cost-limit.js';
import { guardedExecute, guardPlugin, OperationGuard, refuseOverHttp } from './operation-guard.js';
import { ApiErrorFilter } from './api-error.filter.js';
import { formatError } from './format-error.js';
import { httpRefusals } from './http-refusals.js';
import { NodeFinders } from './node.js';
import { NodeResolver } from './node.resolver.js';
import { Presence } from '../presence/presence.js';
import { PresenceModule } from '../presence/presence.module.js';
import { SocketPresence } from './socket-presence.js';
import { acceptsSocket, formatErrors, operationOf, resultFor } from './sockets.js';
import type { Socket } from './sockets.js';

function sockets(
  authenticator: Authenticator,
  host: GraphQLSchemaHost,
  guard: OperationGuard,
  presence: SocketPresence,
) {
  return {
    execute: guardedExecute(guard),
    onConnect: (socket: Socket) => acceptsSocket(socket, authenticator),
    onSubscribe: (socket: Socket, _id: string, payload: SubscribePayload) =>
      operationOf(socket, payload, authenticator, { host, guard }),
    onOperation: (
      socket: Socket,
      id: string,
      _payload: SubscribePayload,
      args: ExecutionArgs,
      result: object,
    ) => presence.began(socket, id, args, result),
    onComplete: (socket: Socket, id: string) => presence.ended(socket, id),
    onClose: (socket: Socket) => presence.closed(socket),
    onNext: (
      socket: Socket,
      _id: string,
      _payload: SubscribePayload,
      args: ExecutionArgs,
      result: ExecutionResult,
    ) => resultFor(socket, authenticator, args, result),
    onError: (
      _socket: Socket,
      _id: string,
      _payload: SubscribePayload,
      errors: readonly GraphQLError[],
    ) => formatErrors(errors),
  };
}

/** The context of a request over HTTP, whose reading is paid for before it is begun. */
async function httpContext(
  authenticator: Authenticator,
  guard: OperationGuard,
  request: FastifyRequest,
): Promise<GraphqlContext> {
  const context = contextOf(authenticator, request.headers.authorization, request.ip);
  await guard.admit(context, sizeOf(request)).catch(refuseOverHttp);
  return context;
}

/** Whoever does not say how long a body is pays for the longest that is half usual. */
function sizeOf({ headers, url, method }: FastifyRequest): number {
  const body = method === 'GET' ? 0 : Number(headers['content-length'] ?? MAX_QUERY_BYTES);
  return url.length + body;
}

@Global()
@Module({ providers: [NodeFinders], exports: [NodeFinders] })
class NodeFindersModule {}

function optionsOf(
  authenticator: Authenticator,
  host: GraphQLSchemaHost,
  presence: Presence,
  guard: OperationGuard,
): ApolloDriverConfig {
  return {
    path: '/graphql',
    autoSchemaFile: true,
    sortSchema: true,
    graphiql: false,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError,
    buildSchemaOptions: { scalarsMap: [{ type: Date, scalar: GraphQLDateTime }] },
    context: (request: FastifyRequest) => httpContext(authenticator, guard, request),
    validationRules: [boundedDocument],
    plugins: [httpRefusals(), guardPlugin(guard)],
    subscriptions: {
      'graphql-ws': sockets(
        authenticator,
        host,
        guard,
        new SocketPresence(presence),
      ) as GraphQLWsSubscriptionsConfig,
    },
  };
}

@Module({ providers: [Budgets], exports: [Budgets] })
class BudgetsModule {}

/** The GraphQL endpoint at `/graphql`, for HTTP and WebSocket; schema from the resolvers. */
@Module({
  imports: [
    NodeFindersModule,
    PresenceModule,
    NestGraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      imports: [BudgetsModule],
      inject: [Authenticator, GraphQLSchemaHost, Presence, Budgets],
      useFactory: (
        authenticator: Authenticator,
        host: GraphQLSchemaHost,
        presence: Presence,
        budgets: Budgets,
      ) => optionsOf(authenticator, host, presence, new OperationGuard(host, budgets)),
    }),
  ],
  providers: [NodeResolver, { provide: APP_FILTER, useClass: ApiErrorFilter }],
})
export class GraphqlApiModule {}
