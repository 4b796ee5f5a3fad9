import { Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { execute, getOperationAST, GraphQLError } from 'graphql';
import type { ExecutionArgs, ExecutionResult, FormattedExecutionResult } from 'graphql';
import { ApiError } from '../api/api-error.js';
import { CredentialWatch } from '../api/credential-watch.js';
import { Authenticator } from '../api/viewer.js';
import { contextOf, settleReader } from './context.js';
import { endingWith, sessionEnded } from './credential-ends.js';
import type { GraphqlContext, Sender, StartedOperation } from './context.js';
import { boundedAnswer } from './bounded-answer.js';
import { setErrorRequest } from './error-request.js';
import type { ErrorRequest } from './error-request.js';
import { formatError } from './format-error.js';
import { KnownDocuments } from './known-documents.js';
import { codeOfError, codesIn, endOf, INVALID, REFUSED } from './operation-end.js';
import { OperationGuard } from './operation-guard.js';
import { isSubscription } from '../accounting/price.js';
import { paidSubscription } from './paid-subscription.js';
import { refusalOf } from './refusal.js';
import type { SubscriberShare } from '../accounting/connections.js';
import { OperationReports } from '../telemetry/operation-reports.js';
import { TrustedDocuments } from './trusted-documents.js';

/** A client with an open connection: a WebSocket or server-sent events. */
export interface Caller {
  readonly sender: Sender;
  readonly share: SubscriberShare;
}

/** A request as the client sent it. The types of its parts have been checked, their content has not. */
export interface OperationRequest {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
  readonly documentId?: unknown;
}

/** Runs the operations of clients with an open connection. Apollo does the same for those over HTTP. */
@Injectable()
export class Operations {
  private readonly documents = new KnownDocuments();

  constructor(
    private readonly authenticator: Authenticator,
    private readonly host: GraphQLSchemaHost,
    private readonly guard: OperationGuard,
    private readonly trusted: TrustedDocuments,
    private readonly watch: CredentialWatch,
    private readonly reports: OperationReports,
  ) {}

  /**
   * Lets a client connect.
   *
   * @param refuse called when its credential has ended
   * @returns what to call when the client has left
   * @throws ApiError UNAUTHENTICATED for a wrong credential
   */
  async admit({ sender }: Caller, refuse: (reason: ApiError) => void): Promise<() => void> {
    const viewer = await this.authenticator.authenticate(sender.authorization);
    if (viewer === null) return () => undefined;
    const holds = () => this.authenticator.stillHolds(viewer, sender.authorization);
    return this.watch.add({ viewer, check: () => refuseUnlessHeld(holds, refuse) });
  }

  /** The context of one operation. Each operation gets a new one, so that an ended session stops working. */
  contextFor({ sender }: Caller): GraphqlContext {
    return contextOf(this.authenticator, sender);
  }

  /**
   * The checked operation, or the errors for which it is refused before it runs: it is not in the schema, costs too
   * much, is not signed in any more, or exceeds the limits of its connection.
   */
  async begin(
    { share }: Caller,
    request: OperationRequest,
    contextValue: GraphqlContext,
  ): Promise<StartedOperation | readonly GraphQLError[]> {
    try {
      share.checkOperations();
      await this.guard.admit(contextValue, request.query.length);
      const args = this.checked(request);
      await this.guard.begin(contextValue, {
        ...args,
        variables: args.variableValues,
        operationName: args.operationName,
      });
      const viewer = await contextValue.viewer();
      await settleReader(contextValue);
      if (isSubscription(args)) share.subscribe(request, viewer?.userId ?? null);
      return { ...args, contextValue };
    } catch (error) {
      this.end(contextValue);
      const invalid = error instanceof InvalidDocument;
      const code = invalid ? 'BAD_USER_INPUT' : codeOfError(error);
      this.reports.ended(endOf(contextValue, invalid ? INVALID : REFUSED, [code]));
      const errors = invalid ? error.errors : [refusalOf(error) ?? faultOf(error)];
      setErrorRequest(contextValue, errors);
      return errors;
    }
  }

  /** Runs an operation that answers once, and ends it. */
  async execute(args: ExecutionArgs): Promise<ExecutionResult> {
    try {
      return await (this.guard.schemaAnswer(args) ?? execute(args));
    } finally {
      this.end(args.contextValue as GraphqlContext);
    }
  }

  /** Ends an operation that has answered, or that was begun but not executed. */
  end(contextValue: GraphqlContext): void {
    this.guard.end(contextValue);
  }

  /** Begins a subscription. Each item is paid, and it ends with its credential. */
  async subscribe(args: ExecutionArgs): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
    const { contextValue } = args as StartedOperation;
    const results = await paidSubscription(
      args as StartedOperation,
      (answer, ended) => this.guard.item(contextValue, answer, ended),
      (count, ended) => this.guard.leftOut(contextValue, count, ended),
    );
    const hasBegun = Symbol.asyncIterator in results;
    if (hasBegun) this.report(args, {});
    const viewer = await contextValue.viewer();
    if (viewer === null || !hasBegun) return results;
    return endingWith(this.watch, { viewer, holds: () => contextValue.holds() }, results);
  }

  /**
   * The result for the client, in which faults are masked as over HTTP. A subscription ends with its session, but not
   * with the access token with which it began. A result without `data` is the refusal of one that has not begun.
   *
   * @throws ApiError UNAUTHENTICATED when the session has ended
   */
  async resultFor(
    { sender }: Caller,
    args: ExecutionArgs,
    { errors, ...result }: ExecutionResult,
  ): Promise<FormattedExecutionResult> {
    const context = args.contextValue as GraphqlContext;
    const viewer = await context.viewer();
    const isItem = isSubscription(args);
    if (viewer && isItem && 'data' in result) {
      const holds = await this.authenticator.stillHolds(viewer, sender.authorization);
      if (!holds) throw sessionEnded();
    }
    const translated = errors && { errors: formatErrors(errors, context) };
    const answer = boundedAnswer({ ...result, ...translated }, context);
    if (!isItem || !('data' in result)) this.report(args, answer);
    if (!isItem) await this.guard.sends(context, answer);
    return this.guard.priced(context, answer);
  }

  /** The result of an operation that was refused. The client pays for the reading of the operation. */
  refusedResult(
    context: GraphqlContext,
    errors: readonly GraphQLError[],
  ): Promise<FormattedExecutionResult> {
    return this.guard.priced(context, { errors: formatErrors(errors) });
  }

  private report(args: ExecutionArgs, answer: FormattedExecutionResult): void {
    const { schema, document, operationName, variableValues } = args;
    const named = {
      schema,
      document,
      operation: getOperationAST(document, operationName)!,
      variables: variableValues ?? {},
    };
    this.reports.ended(endOf(args.contextValue as GraphqlContext, named, codesIn(answer)));
  }

  /** Validates before anything computes a price: a fragment that contains itself would have no finite price. */
  private checked(request: OperationRequest): Omit<StartedOperation, 'contextValue'> {
    const { schema } = this.host;
    const query = this.trusted.textOf(request) ?? request.query;
    this.trusted.check(query);
    const document = this.documents.read(query, schema);
    if (!('kind' in document)) throw new InvalidDocument(document);
    const { variables, operationName = null } = request;
    if (!getOperationAST(document, operationName)) {
      throw new ApiError('BAD_USER_INPUT', NAME_ONE);
    }
    return { schema, document, variableValues: variables ?? {}, operationName };
  }
}

/** In an outage, without an answer, the client stays: each of its operations is checked by itself. */
async function refuseUnlessHeld(
  holds: () => Promise<boolean>,
  refuse: (reason: ApiError) => void,
): Promise<void> {
  try {
    if (!(await holds())) refuse(sessionEnded());
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SUSPENDED') refuse(error);
  }
}

/** The refusal of a document with several operations, of which the request names none. */
export const NAME_ONE = {
  en: 'Name one of the document’s operations.',
  de: 'Nenne eine der Operationen des Dokuments.',
};

class InvalidDocument extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('invalid document');
  }
}

/** An error that hides our fault. */
export function faultOf(error: unknown): GraphQLError {
  return new GraphQLError('fault', { originalError: error as Error });
}

/** @param request null if the request of the errors is already set */
export function formatErrors(errors: readonly GraphQLError[], request: ErrorRequest | null = null) {
  if (request !== null) setErrorRequest(request, errors);
  return errors.map((error) => formatError(error.toJSON(), error));
}
