import type { GraphQLSchemaHost } from '@nestjs/graphql';
import { getOperationAST, GraphQLError, OperationTypeNode, parse, validate } from 'graphql';
import type { ExecutionArgs, ExecutionResult, FormattedExecutionResult } from 'graphql';
import type { Context, SubscribePayload } from 'graphql-ws';
import { ApiError } from '../api/api-error.js';
import type { Authenticator } from '../api/viewer.js';
import { contextOf } from './context.js';
import type { GraphqlContext } from './context.js';
import { MAX_TOKENS } from './cost-limit.js';
import { ALL_RULES } from './cost/document-rule.js';
import { boundedAnswer } from './cost/json-bounds.js';
import { formatError } from './format-error.js';
import type { OperationGuard } from './operation-guard.js';
import { refusalOf } from './refusal.js';
import type { SocketExtra } from './socket-connection.js';

export type Socket = Context<Record<string, unknown>, SocketExtra>;

/** The credential of a socket: `authorization` of its connection parameters, or of its header. */
function credentialOf(socket: Socket): string | undefined {
  const { authorization } = socket.extra.request.headers;
  return paramOf(socket, ['authorization', 'Authorization']) ?? authorization;
}

/** The language of a socket: `acceptLanguage` of its connection parameters, or of its header. */
function acceptLanguageOf(socket: Socket): string | undefined {
  const header = socket.extra.request.headers['accept-language'];
  return paramOf(socket, ['acceptLanguage']) ?? header;
}

function paramOf({ connectionParams }: Socket, names: readonly string[]): string | undefined {
  const values = names.map((name) => connectionParams?.[name]);
  return values.find((value) => typeof value === 'string');
}

/** The context of one operation; asked anew each time, so that an ended session stops working. */
function socketContext(socket: Socket, authenticator: Authenticator): GraphqlContext {
  return contextOf(authenticator, {
    authorization: credentialOf(socket),
    acceptLanguage: acceptLanguageOf(socket),
    address: socket.extra.share.address,
  });
}

/** A socket with a wrong credential is not opened. */
export async function acceptsSocket(
  socket: Socket,
  authenticator: Authenticator,
): Promise<boolean> {
  try {
    await authenticator.authenticate(credentialOf(socket));
    socket.extra.greeted();
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return false;
    throw error; // an outage says nothing of the credential
  }
}

/** What an operation is checked against. */
export interface OperationChecks {
  readonly host: GraphQLSchemaHost;
  readonly guard: OperationGuard;
}

/**
 * What is to be executed for an operation. Refused before it runs: what is no operation of the
 * schema, would cost too much, is not signed in any more, or is more than a socket may ask for.
 */
export async function operationOf(
  socket: Socket,
  payload: SubscribePayload,
  authenticator: Authenticator,
  { host, guard }: OperationChecks,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const { share } = socket.extra;
  const contextValue = socketContext(socket, authenticator);
  try {
    share.checkOperations();
    await guard.admit(contextValue, payload.query.length);
    const args = checked(payload, host);
    if (!isSubscription(args)) guard.underWay.begin(contextValue, contextValue.address);
    await contextValue.viewer();
    await guard.charge(contextValue, { ...args, variables: args.variableValues });
    if (isSubscription(args)) share.subscribe(payload);
    return { ...args, contextValue };
  } catch (error) {
    guard.underWay.end(contextValue);
    if (error instanceof InvalidDocument) return error.errors;
    return [refusalOf(error) ?? faultOf(error)];
  }
}

class InvalidDocument extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('invalid document');
  }
}

/** Valid first: a fragment that holds itself has no end of costs. */
function checked({ query, variables, operationName }: SubscribePayload, host: GraphQLSchemaHost) {
  const { schema } = host;
  const document = parse(query, { maxTokens: MAX_TOKENS });
  const errors = validate(schema, document, ALL_RULES);
  if (errors.length > 0) throw new InvalidDocument(errors);
  if (!getOperationAST(document, operationName)) {
    throw new ApiError('BAD_USER_INPUT', 'Name one of the document’s operations.');
  }
  return {
    schema,
    document,
    variableValues: variables ?? {},
    operationName: operationName ?? null,
  };
}

/** A fault of ours as the error that hides it. */
function faultOf(error: unknown): GraphQLError {
  return new GraphQLError('fault', { originalError: error as Error });
}

/**
 * A result as the client gets it, faults masked as over HTTP. A subscription ends with its session,
 * though it outlives the access token that it began with.
 */
export async function resultFor(
  socket: Socket,
  authenticator: Authenticator,
  guard: OperationGuard,
  args: ExecutionArgs,
  { errors, ...result }: ExecutionResult,
): Promise<FormattedExecutionResult> {
  const context = args.contextValue as GraphqlContext;
  context.meter.begin(0);
  const viewer = await context.viewer();
  if (viewer && isSubscription(args)) {
    const holds = await authenticator.stillHolds(viewer, credentialOf(socket));
    if (!holds) throw new ApiError('UNAUTHENTICATED', 'The session has ended.');
  }
  const answer = boundedAnswer({ ...result, ...(errors && { errors: formatErrors(errors) }) });
  return guard.priced(context, answer);
}

export function formatErrors(errors: readonly GraphQLError[]) {
  return errors.map((error) => formatError(error.toJSON(), error));
}

function isSubscription({ document, operationName }: ExecutionArgs): boolean {
  return getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
}
