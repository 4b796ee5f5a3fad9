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
import { costLimit, MAX_TOKENS } from './cost-limit.js';
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

function sockets(authenticator: Authenticator, host: GraphQLSchemaHost, presence: SocketPresence) {
  return {
    onConnect: (socket: Socket) => acceptsSocket(socket, authenticator),
    onSubscribe: (socket: Socket, _id: string, payload: SubscribePayload) =>
      operationOf(socket, payload, authenticator, host),
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

@Global()
@Module({ providers: [NodeFinders], exports: [NodeFinders] })
class NodeFindersModule {}

/** The GraphQL endpoint at `/graphql`, for HTTP and WebSocket; schema from the resolvers. */
@Module({
  imports: [
    NodeFindersModule,
    PresenceModule,
    NestGraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      inject: [Authenticator, GraphQLSchemaHost, Presence],
      useFactory: (authenticator: Authenticator, host: GraphQLSchemaHost, presence: Presence) => ({
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
        context: (request: FastifyRequest) =>
          contextOf(authenticator, request.headers.authorization, request.ip),
        plugins: [httpRefusals(), costLimit(host)],
        subscriptions: {
          'graphql-ws': sockets(
            authenticator,
            host,
            new SocketPresence(presence),
          ) as GraphQLWsSubscriptionsConfig,
        },
      }),
    }),
  ],
  providers: [NodeResolver, { provide: APP_FILTER, useClass: ApiErrorFilter }],
})
export class GraphqlApiModule {}
