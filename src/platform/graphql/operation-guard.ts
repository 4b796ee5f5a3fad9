import { Inject, Injectable } from '@nestjs/common';
import type { ExecutionResult, FormattedExecutionResult } from 'graphql';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { busy } from '../http/unavailable.js';
import type { GraphqlContext } from './context.js';
import { priceOf } from '../accounting/price.js';
import type { ParsedOperation } from '../accounting/price.js';
import { Budgets, readingPoints } from '../accounting/budgets.js';
import type { Payer } from '../accounting/budgets.js';
import { asksForSchema, SCHEMA_PRICE, SchemaAnswers } from '../accounting/introspection.js';
import { rateLimitHeaders, reportedCost } from '../accounting/reported-cost.js';
import { RunningOperations } from '../accounting/gate.js';

/**
 * How many statements may wait, for each operation that may wait; above that, requests are refused. It is more than
 * one, because an operation may run several statements at a time. Also, subscriptions are not counted as operations
 * here, and all begin at once when clients connect again.
 */
const STATEMENTS_A_PLACE = 4;

/** Checks every operation, over HTTP and sockets: its price, its budgets, and the size of its answer. */
@Injectable()
export class OperationGuard {
  private readonly answers = new SchemaAnswers();

  constructor(
    private readonly budgets: Budgets,
    private readonly database: Database,
    /** The running operations. Each operation is added and removed there. */
    readonly running: RunningOperations,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Charges for the reading of a request. It is refused before any work if too many statements wait.
   *
   * @throws ApiError RATE_LIMITED, UNAVAILABLE
   */
  async admit(context: GraphqlContext, bytes: number): Promise<void> {
    const most = STATEMENTS_A_PLACE * this.config.DATABASE_WAITING;
    if (this.database.hasWaiting(most)) throw busy();
    const points = readingPoints(bytes);
    this.budgets.charge(await context.payer(), points);
    context.meter.paid(points);
  }

  /** Charges for an operation of a valid document. @throws ApiError when it must not run */
  async charge(context: GraphqlContext, parsed: ParsedOperation): Promise<void> {
    const payer = await context.payer();
    const { document } = parsed;
    const price = asksForSchema(document) ? SCHEMA_PRICE : priceOf(parsed, context.meter);
    this.budgets.charge(payer, price);
    context.meter.paid(price);
    context.meter.begin(price, (points) => this.budgets.owe(payer, points));
  }

  /** Adds `extensions.cost` to an answer: its cost, and the points that are left. */
  async priced<A extends FormattedExecutionResult>(context: GraphqlContext, answer: A): Promise<A> {
    const { meter } = context;
    const cost = reportedCost(this.budgets, await context.payer(), meter.points);
    meter.answered();
    return { ...answer, extensions: { ...answer.extensions, cost } };
  }

  /** The points that are left in the budgets, as headers of an answer over HTTP. */
  headersFor(payer: Payer): Record<string, string> {
    return rateLimitHeaders(this.budgets, payer);
  }

  /** The answer to a document that asks only for the whole schema; null for others. */
  schemaAnswer({
    schema,
    document,
  }: Pick<ParsedOperation, 'schema' | 'document'>): ExecutionResult | null {
    return asksForSchema(document) ? this.answers.answer(schema, document) : null;
  }
}
