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
import { contextOf } from './context.js';
import type { GraphqlContext } from './context.js';
import { MAX_QUERY_BYTES, MAX_TOKENS } from './cost-limit.js';
import { Budgets } from './cost/budgets.js';
import { boundedDocument } from './cost/document-rule.js';
import { formatError } from './format-error.js';
import { NodeFinders, NodeResolver } from './node.js';
import { toldLanguage } from '../http/told-language.js';
import { OperationGuard } from './operation-guard.js';
import { ApiErrorFilter, HttpRefusalFilter } from './refusal.filters.js';
import { refuseOverHttp } from './refusal.js';
import { SocketLimits } from './socket-limits.js';
import { GRAPHQL_PATH, SocketServer } from './socket-server.js';
import { UnderWay } from './under-way.js';

/** The context of a request over HTTP, whose reading is paid for before it is begun. */
async function httpContext(
  authenticator: Authenticator,
  guard: OperationGuard,
  request: FastifyRequest,
): Promise<GraphqlContext> {
  const context = contextOf(authenticator, {
    authorization: request.headers.authorization,
    acceptLanguage: request.headers['accept-language'],
    address: request.ip,
  });
  try {
    guard.underWay.begin(request, request.ip);
    await guard.admit(context, sizeOf(request));
  } catch (error) {
    refuseOverHttp(error);
  }
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

function optionsOf(authenticator: Authenticator, guard: OperationGuard): ApolloDriverConfig {
  return {
    path: GRAPHQL_PATH,
    autoSchemaFile: true,
    sortSchema: true,
    graphiql: false,
    introspection: true,
    csrfPrevention: true,
    logger: apolloLogger,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError,
    buildSchemaOptions: {
      scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
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
  providers: [
    NodeResolver,
    Presence,
    SocketLimits,
    SocketServer,
    { provide: APP_FILTER, useClass: ApiErrorFilter },
    { provide: APP_FILTER, useClass: HttpRefusalFilter },
  ],
})
export class GraphqlApiModule implements OnModuleInit {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly guard: OperationGuard,
  ) {}

  /** Work ends with its answer, whether or not the client is still there to read it. */
  onModuleInit(): void {
    const fastify = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onSend', (request, reply, _payload, done) => {
      this.guard.underWay.end(request);
      if (request.routeOptions.url === GRAPHQL_PATH) toldLanguage(request, reply);
      done();
    });
  }
}
