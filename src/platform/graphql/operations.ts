import { Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  execute,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  subscribe,
  validate,
} from 'graphql';
import type { ExecutionArgs, ExecutionResult, FormattedExecutionResult } from 'graphql';
import { ApiError } from '../api/api-error.js';
import type { Language } from '../api/reader.js';
import { Authenticator } from '../api/viewer.js';
import { contextOf, settleReader } from './context.js';
import type { GraphqlContext, Sender } from './context.js';
import { MAX_TOKENS } from './cost-limit.js';
import { ALL_RULES } from './cost/document-rule.js';
import { boundedAnswer } from './cost/json-bounds.js';
import { formatError, tellIn } from './format-error.js';
import { OperationGuard } from './operation-guard.js';
import { refusalOf } from './refusal.js';
import type { SubscriberShare } from './subscriber-limits.js';
import { TrustedDocuments } from './trusted-documents.js';

/** A client on a line that stays open: a WebSocket, or server-sent events. */
export interface Caller {
  readonly sender: Sender;
  readonly share: SubscriberShare;
}

/** What is asked for, as it came; its types have been looked at, its content has not. */
export interface OperationRequest {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
  readonly documentId?: unknown;
}

/** An operation that may be carried out. */
export type Begun = ExecutionArgs & { readonly contextValue: GraphqlContext };

/** The operations of clients whose line stays open: what Apollo does for those that come by HTTP. */
@Injectable()
export class Operations {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly host: GraphQLSchemaHost,
    private readonly guard: OperationGuard,
    private readonly trusted: TrustedDocuments,
  ) {}

  /** Whether a client may come in; not with a wrong credential. */
  async accepts({ sender }: Caller): Promise<boolean> {
    try {
      await this.authenticator.authenticate(sender.authorization);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return false;
      throw error; // an outage says nothing of the credential
    }
  }

  /** The context of one operation; made anew for each, so that an ended session stops working. */
  contextFor({ sender }: Caller): GraphqlContext {
    return contextOf(this.authenticator, sender);
  }

  /**
   * What is to be executed for an operation. Refused before it runs: what is no operation of the
   * schema, would cost too much, is not signed in any more, or is more than a line may ask for.
   */
  async begin(
    { share }: Caller,
    request: OperationRequest,
    contextValue: GraphqlContext,
  ): Promise<Begun | readonly GraphQLError[]> {
    try {
      share.checkOperations();
      await this.guard.admit(contextValue, request.query.length);
      const args = this.checked(request);
      if (!isSubscription(args)) this.guard.running.begin(contextValue, contextValue.address);
      const viewer = await contextValue.viewer();
      await settleReader(contextValue);
      await this.guard.charge(contextValue, {
        ...args,
        variables: args.variableValues,
        operationName: args.operationName,
      });
      if (isSubscription(args)) share.subscribe(request, viewer?.userId ?? null);
      return { ...args, contextValue };
    } catch (error) {
      this.end(contextValue);
      if (error instanceof InvalidDocument) return error.errors;
      const refusal = refusalOf(error) ?? faultOf(error);
      tellIn(contextValue.language, [refusal]);
      return [refusal];
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

  /** Of an operation that has begun and is not executed, or that is over. */
  end(contextValue: GraphqlContext): void {
    this.guard.running.end(contextValue);
  }

  /** Begins a subscription. */
  subscribe(args: ExecutionArgs): ReturnType<typeof subscribe> {
    return subscribe(args);
  }

  /**
   * A result as the client gets it, faults masked as over HTTP. A subscription ends with its session,
   * though it outlives the access token that it began with.
   *
   * @throws ApiError UNAUTHENTICATED when the session has ended
   */
  async resultFor(
    { sender }: Caller,
    args: ExecutionArgs,
    { errors, ...result }: ExecutionResult,
  ): Promise<FormattedExecutionResult> {
    const context = args.contextValue as GraphqlContext;
    context.meter.begin(0);
    const viewer = await context.viewer();
    if (viewer && isSubscription(args)) {
      const holds = await this.authenticator.stillHolds(viewer, sender.authorization);
      if (!holds) throw new ApiError('UNAUTHENTICATED', SESSION_ENDED);
    }
    const { language } = context;
    const told = errors && { errors: formatErrors(errors, language) };
    const answer = boundedAnswer({ ...result, ...told }, language);
    return this.guard.priced(context, answer);
  }

  /** What is told of an operation that was not begun: it has been read, which costs. */
  refusedResult(
    context: GraphqlContext,
    errors: readonly GraphQLError[],
  ): Promise<FormattedExecutionResult> {
    return this.guard.priced(context, { errors: formatErrors(errors) });
  }

  /** Valid first: a fragment that holds itself has no end of costs. */
  private checked(request: OperationRequest): Omit<Begun, 'contextValue'> {
    const { schema } = this.host;
    const query = this.trusted.textOf(request) ?? request.query;
    this.trusted.check(query);
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = validate(schema, document, ALL_RULES);
    if (errors.length > 0) throw new InvalidDocument(errors);
    const { variables, operationName = null } = request;
    if (!getOperationAST(document, operationName)) {
      throw new ApiError('BAD_USER_INPUT', NAME_ONE);
    }
    return { schema, document, variableValues: variables ?? {}, operationName };
  }
}

const SESSION_ENDED = { en: 'The session has ended.', de: 'Die Sitzung ist beendet.' };
const NAME_ONE = {
  en: 'Name one of the document’s operations.',
  de: 'Nenne eine der Operationen des Dokuments.',
};

class InvalidDocument extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('invalid document');
  }
}

/** A fault of ours as the error that hides it. */
export function faultOf(error: unknown): GraphQLError {
  return new GraphQLError('fault', { originalError: error as Error });
}

/** @param language null where it has been said of them */
export function formatErrors(errors: readonly GraphQLError[], language: Language | null = null) {
  if (language !== null) tellIn(language, errors);
  return errors.map((error) => formatError(error.toJSON(), error));
}

export function isSubscription({ document, operationName }: ExecutionArgs): boolean {
  return getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
}
