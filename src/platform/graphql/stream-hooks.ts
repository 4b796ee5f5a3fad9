import type { GraphQLError } from 'graphql';
import { createHandler } from 'graphql-sse';
import type {
  ExecutionResult,
  Handler,
  HandlerOptions,
  RequestParams,
  Response,
} from 'graphql-sse';
import type { Language } from '../api/reader.js';
import { refusalExtensions } from './format-error.js';
import type { GraphqlContext } from './context.js';
import type { EventStream } from './event-stream.js';
import type { ConnectionPresence } from './connection-presence.js';
import { formatErrors } from './operations.js';
import type { Operations } from './operations.js';
import { overHttp } from './refusal.js';

/** As an object with whatever names, for graphql-sse. */
type Plain = { [K in keyof GraphqlContext]: GraphqlContext[K] };
type Options = HandlerOptions<EventStream, undefined, Plain>;
type Begun = Exclude<Awaited<ReturnType<NonNullable<Options['onSubscribe']>>>, void>;

/** What graphql-sse makes of requests, with what it asks and tells of their operations. */
export const streamHandler = (
  operations: Operations,
  presence: ConnectionPresence,
): Handler<EventStream, undefined> =>
  createHandler<EventStream, undefined, Plain>({
    // Several operations on one stream would have to be kept, in the one process that clients then have to meet again.
    authenticate: () => null,
    // It has been done, with rules of our own.
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
): Promise<Begun> {
  const begun = await operations.begin(stream.caller, params, stream.context);
  if (!('document' in begun)) return refused(begun);
  stream.args = begun;
  return begun;
}

/**
 * What may be tried again is told by the status, which clients and balancers go by; all else in the stream:
 * browsers do not show a page what an answer of another status says.
 */
function refused(errors: readonly GraphQLError[]): Response | ExecutionResult {
  const { status } = overHttp(errors[0]!, 200);
  return status === 200 ? { data: null, errors } : refusalResponse(errors, status, null);
}

/**
 * The answer to a request that gets no stream.
 *
 * @param language null where it has been said of the errors
 */
export function refusalResponse(
  errors: readonly GraphQLError[],
  usual: number,
  language: Language | null,
): Response {
  const { status, wait } = overHttp(errors[0]!, usual);
  const headers = { 'content-type': JSON_TYPE, ...(wait !== null && { 'retry-after': `${wait}` }) };
  return [
    JSON.stringify({ errors: formatErrors(errors, language) }),
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
  const told =
    stream.args === null
      ? await operations.refusedResult(stream.context, result.errors ?? [])
      : await operations.resultFor(stream.caller, stream.args, result);
  return told as ExecutionResult;
}

/** What graphql-sse refuses itself, in the shape of all refusals. */
export function shaped(body: string): string {
  const { errors } = JSON.parse(body) as { errors: { message: string; extensions?: object }[] };
  const told = errors.map(({ message, extensions }) => ({
    message,
    extensions: extensions ?? refusalExtensions(),
  }));
  return JSON.stringify({ errors: told });
}
