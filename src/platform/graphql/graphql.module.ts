import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver } from '@nestjs/apollo';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { Global, Module } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import { APP_FILTER, HttpAdapterHost } from '@nestjs/core';
import { GraphQLModule as NestGraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLDateTime } from 'graphql-scalars';
import { Authenticator } from '../api/viewer.js';
import { PresenceModule } from '../presence/presence.module.js';
import { apolloLogger, guardPlugin } from './apollo.js';
import { MAX_TOKENS } from '../accounting/price.js';
import { boundedDocument } from './document/document-rule.js';
import { ErrorsController } from './errors.controller.js';
import { ErrorCode } from './error-code.js';
import { formatError, identified } from './format-error.js';
import { addBudgetHeaders, endRequest, httpContext } from './http-request.js';
import { NodeFinders, NodeResolver } from './node.js';
import { noteRefusals } from './noted-refusals.js';
import { responseLanguage } from '../http/response-language.js';
import { OperationGuard } from './operation-guard.js';
import { describeRoots } from './root-types.js';
import { Operations } from './operations.js';
import { GRAPHQL_PATH, STREAM_PATH } from './paths.js';
import { ApiErrorFilter, HttpRefusalFilter } from './refusal.filters.js';
import { SchemaFileController } from './schema-file.controller.js';
import { SocketServer } from './socket-server.js';
import { StreamServer } from './stream-server.js';
import { SubscriberLimits } from '../accounting/connections.js';
import { describeAccess } from './access-descriptions.js';
import { TrustedDocuments } from './trusted-documents.js';
import { OperationCostResolver } from './operation-cost.resolver.js';
import { describeRefusals } from './refusal-descriptions.js';
import { SCHEMA_DIRECTIVES } from './printed-schema.js';
import { OperationReports } from '../telemetry/operation-reports.js';
import { ConnectionMetrics } from './connection-metrics.js';
import { UserErrorResolver } from './user-error.js';

const PATHS: ReadonlySet<string | undefined> = new Set([GRAPHQL_PATH, STREAM_PATH]);

@Global()
@Module({ providers: [NodeFinders], exports: [NodeFinders] })
class NodeFindersModule {}

function optionsOf(
  authenticator: Authenticator,
  guard: OperationGuard,
  trusted: TrustedDocuments,
  reports: OperationReports,
): ApolloDriverConfig {
  const checks = { guard, trusted, reports };
  return {
    path: GRAPHQL_PATH,
    autoSchemaFile: true,
    sortSchema: true,
    transformSchema: (schema) => describeRefusals(describeRoots(describeAccess(schema))),
    graphiql: false,
    introspection: true,
    // There are no cookies, so no site can use another user's credential (see also `isJson`).
    csrfPrevention: false,
    logger: apolloLogger,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError,
    buildSchemaOptions: {
      scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
      orphanedTypes: [ErrorCode],
      directives: SCHEMA_DIRECTIVES,
      skipCheck: true, // Apollo Server checks the schema at its start
    },
    context: (request: FastifyRequest) => httpContext(authenticator, checks, request),
    validationRules: [boundedDocument],
    // Cache control would inspect every field of every answer, and no answer may be cached.
    plugins: [ApolloServerPluginCacheControlDisabled(), guardPlugin(checks)],
  };
}

@Module({
  providers: [OperationGuard, TrustedDocuments],
  exports: [OperationGuard, TrustedDocuments],
})
class OperationChecksModule {}

/** GraphQL over HTTP, WebSocket and server-sent events. Nest makes the schema from the resolvers. */
@Module({
  imports: [
    NodeFindersModule,
    OperationChecksModule,
    PresenceModule,
    NestGraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      imports: [OperationChecksModule],
      inject: [Authenticator, OperationGuard, TrustedDocuments, OperationReports],
      useFactory: optionsOf,
    }),
  ],
  controllers: [ErrorsController, SchemaFileController],
  providers: [
    NodeResolver,
    ConnectionMetrics,
    OperationCostResolver,
    Operations,
    SubscriberLimits,
    SocketServer,
    StreamServer,
    UserErrorResolver,
    { provide: APP_FILTER, useClass: ApiErrorFilter },
    { provide: APP_FILTER, useClass: HttpRefusalFilter },
  ],
})
export class GraphqlApiModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly guard: OperationGuard,
    private readonly trusted: TrustedDocuments,
    private readonly host: GraphQLSchemaHost,
  ) {}

  /**
   * An operation ends with its answer, even if the client has left. The headers of each answer have its language and
   * the points that are left in the budgets; refusals have the id of their request.
   */
  onModuleInit(): void {
    const fastify = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onSend', (request, reply, payload, done) => {
      const { url } = request.routeOptions;
      if (url === GRAPHQL_PATH) endRequest(request, this.guard);
      if (PATHS.has(url)) responseLanguage(request, reply);
      addBudgetHeaders(request, reply, this.guard);
      const isRefusal = url === GRAPHQL_PATH && reply.statusCode >= 400;
      const isJson = typeof payload === 'string' && payload.startsWith('{');
      done(null, isRefusal && isJson ? identified(payload, request.id) : payload);
    });
  }

  onApplicationBootstrap(): void {
    this.trusted.checkAgainst(this.host.schema);
    noteRefusals(this.host.schema);
  }
}
