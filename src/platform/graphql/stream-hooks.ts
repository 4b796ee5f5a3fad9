import type { GraphQLError } from 'graphql';
import { createHandler } from 'graphql-sse';
import type {
  ExecutionResult,
  Handler,
  HandlerOptions,
  RequestParams,
  Response,
} from 'graphql-sse';
import type { ApiErrorCode } from '../api/api-error.js';
import type { ErrorRequest } from './error-request.js';
import type { GraphqlContext } from './context.js';
import type { EventStream } from './event-stream.js';
import type { ConnectionPresence } from './connection-presence.js';
import { formatErrors } from './operations.js';
import type { Operations } from './operations.js';
import { limitHeaders, reachedIn } from '../accounting/reported-cost.js';
import { overHttp } from './refusal.js';

/** The context as an object type with any property names, which graphql-sse requires. */
type Plain = { [K in keyof GraphqlContext]: GraphqlContext[K] };
type Options = HandlerOptions<EventStream, undefined, Plain>;
type StartedOperation = Exclude<Awaited<ReturnType<NonNullable<Options['onSubscribe']>>>, void>;

/** graphql-sse with our hooks for its requests and operations. */
export const streamHandler = (
  operations: Operations,
  presence: ConnectionPresence,
): Handler<EventStream, undefined> =>
  createHandler<EventStream, undefined, Plain>({
    // No token, so that each stream carries one operation. A stream with several is kept by one process, which clients
    // would have to reach again.
    authenticate: () => null,
    // The document has already been validated, with our own rules.
    validate: () => [],
    execute: (args) => operations.execute(args) as Promise<ExecutionResult>,
    subscribe: (args) => operations.subscribe(args),
    onSubscribe: ({ raw }, params) => begin(operations, raw, params),
    onOperation: async (_context, { raw }, args, result) => {
      await presence.began(raw, raw, args, result);
      if (raw.isLeft) presence.closed(raw);
    },
    onNext: (_context, { raw }, result) => next(operations, raw, result as ExecutionResult),
  });

async function begin(
  operations: Operations,
  stream: EventStream,
  params: RequestParams,
): Promise<StartedOperation> {
  const begun = await operations.begin(stream.caller, params, stream.context);
  if (!('document' in begun)) return refused(begun);
  stream.args = begun;
  return begun;
}

/**
 * A refusal that the client may retry is shown by the HTTP status, which clients and load balancers use. All other
 * refusals are sent in the stream, because a browser does not let a page read an answer with an error status.
 */
function refused(errors: readonly GraphQLError[]): Response | ExecutionResult {
  const { status } = overHttp(errors[0]!, 200);
  return status === 200 ? { data: null, errors } : refusalResponse(errors, status, null);
}

/**
 * The answer to a request that gets no stream.
 *
 * @param request null if the request of the errors is already set
 */
export function refusalResponse(
  errors: readonly GraphQLError[],
  usual: number,
  request: ErrorRequest | null,
): Response {
  const { status, wait } = overHttp(errors[0]!, usual);
  const reached = reachedIn(errors[0]!.extensions);
  const headers = {
    'content-type': JSON_TYPE,
    ...(wait !== null && { 'retry-after': `${wait}` }),
    ...(reached && limitHeaders([], reached)),
  };
  return [
    JSON.stringify({ errors: formatErrors(errors, request) }),
    { status, statusText: '', headers },
  ];
}

const JSON_TYPE = 'application/json; charset=utf-8';

async function next(
  operations: Operations,
  stream: EventStream,
  result: ExecutionResult,
): Promise<ExecutionResult> {
  await stream.ready();
  const answer =
    stream.args === null
      ? await operations.refusedResult(stream.context, result.errors ?? [])
      : await operations.resultFor(stream.caller, stream.args, result);
  return answer as ExecutionResult;
}

/** The refusals of graphql-sse itself, in the format of all refusals. */
export function shaped(body: string, requestId: string): string {
  const { errors } = JSON.parse(body) as { errors: { message: string; extensions?: object }[] };
  const shapedErrors = errors.map(({ message, extensions }) => ({
    message,
    extensions: extensions ?? { code: MISTAKE, requestId },
  }));
  return JSON.stringify({ errors: shapedErrors });
}

/** The code of a client's mistake that graphql-sse has found. */
const MISTAKE: ApiErrorCode = 'BAD_USER_INPUT';
