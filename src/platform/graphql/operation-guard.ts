import { HeaderMap } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import { Inject, Injectable } from '@nestjs/common';
import { execute, GraphQLError } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { ApiErrorCode } from '../api/api-error.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { asUnavailable, busy } from '../http/unavailable.js';
import type { GraphqlContext } from './context.js';
import { priceOf } from './cost-limit.js';
import type { Asked } from './cost-limit.js';
import { Budgets, readingPoints } from './cost/budgets.js';
import { asksForSchema, SCHEMA_PRICE, SchemaAnswers } from './cost/introspection.js';
import { boundedAnswer } from './cost/json-bounds.js';
import { refusalOf } from './refusal.js';
import { UnderWay } from './under-way.js';

/**
 * Requests wait behind so many statements for each place: an operation may ask for several things at a time,
 * and subscriptions, which take no place, all begin at once when clients connect again.
 */
const STATEMENTS_A_PLACE = 4;

/** What every operation passes, over HTTP and sockets: its price, its budgets, the answer's size. */
@Injectable()
export class OperationGuard {
  private readonly answers = new SchemaAnswers();

  constructor(
    private readonly budgets: Budgets,
    private readonly database: Database,
    private readonly underWay: UnderWay,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Counts an operation as under way, until it is ended. @throws ApiError UNAVAILABLE where too many are */
  begin(operation: object, address: string): void {
    this.underWay.begin(operation, address);
  }

  /** Makes room for another; of what is over already, nothing. */
  end(operation: object): void {
    this.underWay.end(operation);
  }

  /**
   * Charges for the reading of a request, which is refused where too many statements wait: before anything of
   * it is done.
   * @throws ApiError RATE_LIMITED, UNAVAILABLE
   */
  async admit(context: GraphqlContext, bytes: number): Promise<void> {
    const most = STATEMENTS_A_PLACE * this.config.DATABASE_WAITING;
    if (this.database.hasWaiting(most)) throw busy();
    this.budgets.charge(await context.payer(), readingPoints(bytes));
  }

  /** Charges for an operation of a valid document. @throws ApiError when it is not to be run */
  async charge(context: GraphqlContext, asked: Asked): Promise<void> {
    const payer = await context.payer();
    const { document } = asked;
    const price = asksForSchema(document) ? SCHEMA_PRICE : priceOf(asked, context.meter);
    this.budgets.charge(payer, price);
    context.meter.begin(price, (points) => this.budgets.owe(payer, points));
  }

  /** The schema's description of itself, where a document asks for that alone. */
  schemaAnswer({ schema, document }: Pick<Asked, 'schema' | 'document'>): ExecutionResult | null {
    return asksForSchema(document) ? this.answers.answer(schema, document) : null;
  }
}

/** Runs an operation that came over a socket, and ends it. */
export const guardedExecute = (guard: OperationGuard) => async (args: ExecutionArgs) => {
  try {
    return await (guard.schemaAnswer(args) ?? execute(args));
  } finally {
    guard.end(args.contextValue as GraphqlContext);
  }
};

/** The guard of what comes over HTTP, for Apollo. */
export function guardPlugin(guard: OperationGuard): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ request, schema, document, contextValue }) =>
          guard
            .charge(contextValue, {
              schema,
              document,
              variables: request.variables,
              operationName: request.operationName,
            })
            .catch(refuseOverHttp),
        responseForOperation: ({ schema, document, operation }) => {
          const singleResult = operation ? guard.schemaAnswer({ schema, document }) : null;
          if (!singleResult) return Promise.resolve(null);
          const http = { status: 200, headers: new HeaderMap() };
          return Promise.resolve({ http, body: { kind: 'single' as const, singleResult } });
        },
        willSendResponse: ({ response }) => {
          if (response.body.kind !== 'single') return Promise.resolve();
          const answer = boundedAnswer(response.body.singleResult);
          if (answer !== response.body.singleResult) response.http.status = 400;
          response.body.singleResult = answer;
          return Promise.resolve();
        },
      }),
  };
}

/** What HTTP says of a refusal; 400 for any other. */
const STATUS: Readonly<Partial<Record<ApiErrorCode, number>>> = {
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** Throws a refusal, or an outage, with what HTTP says of it. */
export function refuseOverHttp(error: unknown): never {
  const refusal = refusalOf(error) ?? refusalOf(asUnavailable(error));
  if (!refusal) throw error;
  const { retryAfterSeconds } = refusal.extensions;
  const code = refusal.extensions['code'] as ApiErrorCode;
  const waits = typeof retryAfterSeconds === 'number';
  const headers = new HeaderMap(waits ? [['retry-after', String(retryAfterSeconds)]] : []);
  const http = { status: STATUS[code] ?? 400, headers };
  const { message, nodes, extensions } = refusal;
  throw new GraphQLError(message, { nodes, extensions: { ...extensions, http } });
}
