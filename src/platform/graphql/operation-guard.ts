import { Inject, Injectable } from '@nestjs/common';
import type { DocumentNode, ExecutionResult, FormattedExecutionResult } from 'graphql';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { busy } from '../unavailable.js';
import type { GraphqlContext } from './context.js';
import { ownTurn } from '../collections.js';
import { answerSize } from '../accounting/answer-size.js';
import { mutationsIn } from './document/document-rule.js';
import type { MadeAnswer } from './paid-subscription.js';
import {
  isSubscription,
  priceOf,
  purposeOfOperation,
  readingPoints,
  sendingPoints,
} from '../accounting/price.js';
import type { ParsedOperation } from '../accounting/price.js';
import { Budgets } from '../accounting/budgets.js';
import type { Payer } from '../accounting/budgets.js';
import type { Meter } from '../accounting/meter.js';
import { Gate } from '../accounting/gate.js';
import type { Leave } from '../fair-queue.js';
import { SchemaAnswers } from '../accounting/introspection.js';
import { rateLimitHeaders, reportedCost } from '../accounting/reported-cost.js';
import type { Reached } from '../accounting/reported-cost.js';

/**
 * How many statements may wait, for each operation that may wait; above that, requests are refused. It is more than
 * one, because an operation may run several statements at a time. Also, subscriptions are not counted as operations
 * here, and all begin at once when clients connect again.
 */
const STATEMENTS_A_PLACE = 4;

/** A request that is read waits at most for those of its network that came before. */
const NEVER = new AbortController().signal;

/** An item of a subscription with this price is written in a turn of the event loop of its own. */
const LONG_ITEM = 10;

/** The price of an event that a subscription reads and does not send: its share of a page that is read. */
const LEFT_OUT_PRICE = 4;

/** The price of an operation that costs too much to be run. */
const REFUSAL_PRICE = 500;

/** How many mutations an operation of each document may call: clients send the same documents again. */
const counts = new WeakMap<DocumentNode, number>();

function changesOf(document: DocumentNode): number {
  const count =
    counts.get(document) ?? Math.max(0, ...mutationsIn(document).map(({ length }) => length));
  counts.set(document, count);
  return count;
}

/** Checks every operation, over HTTP and sockets: its price, its budgets, and the size of its answer. */
@Injectable()
export class OperationGuard {
  private readonly answers = new SchemaAnswers();

  /** How each operation in work gives its place back, by its context. */
  private readonly places = new WeakMap<GraphqlContext, Leave>();

  constructor(
    private readonly budgets: Budgets,
    private readonly gate: Gate,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Charges for the reading of a request. A request without a credential waits until its network can pay, so that
   * nobody is kept from signing in by what others of the network send. It is refused before any work if too many
   * statements wait.
   *
   * @throws ApiError RATE_LIMITED, UNAVAILABLE
   */
  async admit(context: GraphqlContext, bytes: number): Promise<void> {
    const most = STATEMENTS_A_PLACE * this.config.DATABASE_WAITING;
    if (this.database.hasWaiting(most)) throw busy();
    const points = readingPoints(bytes);
    const payer = await context.payer();
    if (payer.named) this.budgets.charge(payer, points);
    else await this.budgets.whenAffordable(payer, points, NEVER, 'receiving');
    context.meter.paid(points);
  }

  /**
   * Charges for an operation of a valid document, and waits until it may begin. {@link end} must follow.
   *
   * @throws ApiError when it must not run
   */
  async begin(context: GraphqlContext, parsed: ParsedOperation): Promise<void> {
    const payer = await context.payer();
    const price = this.priceOf(parsed, context.meter, payer);
    const purpose = purposeOfOperation(parsed, price);
    const changes = purpose === 'work' ? changesOf(parsed.document) : 0;
    if (payer.named && changes > 0) this.budgets.change(payer.named.userId, changes);
    this.budgets.charge(payer, price, purpose);
    context.meter.paid(price);
    context.meter.begin(price, (points) => this.budgets.owe(payer, points, purpose));
    if (purpose === 'work' && !isSubscription(parsed))
      this.places.set(context, await this.gate.enter(payer, price));
  }

  /** A refusal is paid, too: it is found out only by counting. */
  private priceOf(parsed: ParsedOperation, meter: Meter, payer: Payer): number {
    try {
      return priceOf(parsed, meter);
    } catch (error) {
      this.budgets.owe(payer, REFUSAL_PRICE);
      meter.paid(REFUSAL_PRICE);
      throw error;
    }
  }

  /** Ends an operation that has answered, or that was begun but not executed. A second call does nothing. */
  end(context: GraphqlContext): void {
    this.places.get(context)?.();
  }

  /**
   * Pays for an item of a subscription, as soon as there are enough points, and makes its answer. What is known only
   * then is paid before the answer is sent: its size, and what it cost another subscriber to make.
   */
  async item(
    context: GraphqlContext,
    answer: () => Promise<MadeAnswer>,
    ended: AbortSignal,
  ): Promise<ExecutionResult | null> {
    const payer = await context.payer();
    const made = await this.made(context, payer, answer, ended);
    if (made === null) return null;
    const points = made.unpaid + sendingPoints(answerSize(made.answer));
    await this.budgets.whenAffordable(payer, points, ended);
    context.meter.paid(points);
    if (points >= LONG_ITEM) await ownTurn();
    return ended.aborted ? null : made.answer;
  }

  /** Pays for events that a subscription has read and left out, as soon as there are enough points. */
  async leftOut(context: GraphqlContext, count: number, ended: AbortSignal): Promise<void> {
    const points = count * LEFT_OUT_PRICE;
    await this.budgets.whenAffordable(await context.payer(), points, ended);
    context.meter.paid(points);
  }

  private async made(
    { meter }: GraphqlContext,
    payer: Payer,
    answer: () => Promise<MadeAnswer>,
    ended: AbortSignal,
  ): Promise<MadeAnswer | null> {
    await this.budgets.whenAffordable(payer, meter.price, ended);
    if (ended.aborted) return null;
    const leave = await this.gate.enter(payer, meter.price, true);
    try {
      if (ended.aborted) return null;
      meter.beginItem();
      return await answer();
    } finally {
      leave();
    }
  }

  /** Charges for sending the answer to an operation that answers once. */
  async sends(context: GraphqlContext, answer: FormattedExecutionResult): Promise<void> {
    const points = sendingPoints(answerSize(answer));
    this.budgets.owe(await context.payer(), points);
    context.meter.paid(points);
  }

  /** Adds `extensions.cost` to an answer: its cost, and the points that are left. */
  async priced<A extends FormattedExecutionResult>(context: GraphqlContext, answer: A): Promise<A> {
    const { meter } = context;
    const cost = reportedCost(this.budgets, await context.payer(), meter.points);
    meter.answered();
    return { ...answer, extensions: { ...answer.extensions, cost } };
  }

  /** The points that are left in the budgets, and the limit that refused, as headers of an answer over HTTP. */
  headersFor(payer: Payer, reached: Reached | null): Record<string, string> {
    return rateLimitHeaders(this.budgets, payer, reached);
  }

  /** The answer to a document that asks for nothing but the schema; null for others. */
  schemaAnswer({
    schema,
    document,
  }: Pick<ParsedOperation, 'schema' | 'document'>): ExecutionResult | null {
    return this.answers.answer(schema, document);
  }
}
