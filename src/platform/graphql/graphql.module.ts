import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver } from '@nestjs/apollo';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { Global, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { APP_FILTER, HttpAdapterHost } from '@nestjs/core';
import { GraphQLModule as NestGraphQLModule } from '@nestjs/graphql';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLDateTime } from 'graphql-scalars';
import { Authenticator } from '../api/viewer.js';
import { Presence } from '../presence/presence.js';
import { apolloLogger, guardPlugin } from './apollo.js';
import { MAX_TOKENS } from './cost-limit.js';
import { Budgets } from './cost/budgets.js';
import { boundedDocument } from './cost/document-rule.js';
import { ErrorCode } from './error-code.js';
import { formatError } from './format-error.js';
import { httpContext, tellLeft } from './http-request.js';
import { NodeFinders, NodeResolver } from './node.js';
import { toldLanguage } from '../http/told-language.js';
import { OperationGuard } from './operation-guard.js';
import { describeRoots } from './root-types.js';
import { ApiErrorFilter, HttpRefusalFilter } from './refusal.filters.js';
import { SchemaFileController } from './schema-file.controller.js';
import { SocketLimits } from './socket-limits.js';
import { GRAPHQL_PATH, SocketServer } from './socket-server.js';
import { tellAccess } from './tell-access.js';
import { UnderWay } from './under-way.js';
import { UserErrorResolver } from './user-error.js';

@Global()
@Module({ providers: [NodeFinders], exports: [NodeFinders] })
class NodeFindersModule {}

function optionsOf(authenticator: Authenticator, guard: OperationGuard): ApolloDriverConfig {
  return {
    path: GRAPHQL_PATH,
    autoSchemaFile: true,
    sortSchema: true,
    transformSchema: (schema) => describeRoots(tellAccess(schema)),
    graphiql: false,
    introspection: true,
    // There are no cookies: nobody can be made to ask with another's credential (see `isJson`, too).
    csrfPrevention: false,
    logger: apolloLogger,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError,
    buildSchemaOptions: {
      scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
      orphanedTypes: [ErrorCode],
      skipCheck: true, // Apollo Server checks the schema at its start
    },
    context: (request: FastifyRequest) => httpContext(authenticator, guard, request),
    validationRules: [boundedDocument],
    // It would look at every field of every answer, and nothing here may be cached.
    plugins: [ApolloServerPluginCacheControlDisabled(), guardPlugin(guard)],
  };
}

@Module({ providers: [Budgets, UnderWay, OperationGuard], exports: [OperationGuard] })
class OperationGuardModule {}

/** The GraphQL endpoint at `/graphql`, for HTTP and WebSocket; schema from the resolvers. */
@Module({
  imports: [
    NodeFindersModule,
    OperationGuardModule,
    NestGraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      imports: [OperationGuardModule],
      inject: [Authenticator, OperationGuard],
      useFactory: optionsOf,
    }),
  ],
  controllers: [SchemaFileController],
  providers: [
    NodeResolver,
    Presence,
    SocketLimits,
    SocketServer,
    UserErrorResolver,
    { provide: APP_FILTER, useClass: ApiErrorFilter },
    { provide: APP_FILTER, useClass: HttpRefusalFilter },
  ],
})
export class GraphqlApiModule implements OnModuleInit {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly guard: OperationGuard,
  ) {}

  /**
   * Work ends with its answer, whether or not the client is still there to read it; each answer says in its
   * headers what language it is in, and what is left of the budgets.
   */
  onModuleInit(): void {
    const fastify = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onSend', (request, reply, _payload, done) => {
      this.guard.underWay.end(request);
      if (request.routeOptions.url === GRAPHQL_PATH) toldLanguage(request, reply);
      tellLeft(request, reply, this.guard);
      done();
    });
  }
}
