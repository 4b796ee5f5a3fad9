import { createSourceEventStream, execute } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { SharedReads } from '../live/shared-reads.js';
import { ENDED, streamOf } from '../live/stream.js';
import type { Stream } from '../live/stream.js';
import type { GraphqlContext, StartedOperation } from './context.js';
import { shareReads } from './loader.js';
import type { LeftOut } from '../live/left-out.js';
import type { StreamItem } from './stream-item.js';

/** An answer, and the points that its subscriber has still to pay for it. */
export interface MadeAnswer {
  readonly answer: ExecutionResult;
  readonly unpaid: number;
}

/** Pays for one item and makes its answer; null after `ended`. */
type Pay = (
  answer: () => Promise<MadeAnswer>,
  ended: AbortSignal,
) => Promise<ExecutionResult | null>;

/** Pays for events that were read but left out. */
type PayLeftOut = (count: number, ended: AbortSignal) => Promise<void>;

/**
 * Begins a subscription. Each item is paid by the subscriber before its answer is made. When the client leaves, the
 * stream ends at once, also while it waits for points.
 */
export async function paidSubscription(
  args: StartedOperation,
  pay: Pay,
  payLeftOut: PayLeftOut,
): Promise<Stream<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const items = source[Symbol.asyncIterator]() as AsyncIterator<
    StreamItem<unknown> | LeftOut,
    undefined
  >;
  const left = new AbortController();
  const next = async (): Promise<IteratorResult<ExecutionResult, undefined>> => {
    for (;;) {
      const { done, value } = left.signal.aborted ? ENDED : await items.next();
      if (done || left.signal.aborted) return ENDED;
      if ('leftOut' in value) {
        await payLeftOut(value.leftOut, left.signal);
        continue;
      }
      const answer = await pay(() => answerTo(args, value), left.signal);
      return answer === null ? ENDED : { done: false, value: answer };
    }
  };
  return streamOf(next, async () => {
    left.abort();
    await items.return?.();
  });
}

/** An answer, and what was charged while it was made. */
interface Made {
  readonly answer: ExecutionResult;
  readonly points: number;
}

const made = new SharedReads<Made, object>();

/** The answer to an item, made once for all who subscribed alike. Each of them pays for it. */
async function answerTo(args: StartedOperation, item: StreamItem<unknown>): Promise<MadeAnswer> {
  const { contextValue: context } = args;
  context.cursor = item.cursor;
  let isOwn = false;
  const make = (): Promise<Made> => {
    isOwn = true;
    return makeAnswer(args, item);
  };
  const { answer, points } = await made.of(item.subject, await subscriberKey(args, item), make);
  if (isOwn) return { answer, unpaid: 0 };
  // Errors are written for one request.
  if (answer.errors) return { answer: (await makeAnswer(args, item)).answer, unpaid: 0 };
  return { answer, unpaid: points };
}

async function makeAnswer(args: StartedOperation, item: StreamItem<unknown>): Promise<Made> {
  const { contextValue: context } = args;
  const viewer = await context.viewer();
  if (item.subject !== null) shareReads(context, item.subject, viewer?.userId ?? null);
  const before = context.meter.points;
  const answer = await execute({ ...args, rootValue: item });
  return { answer, points: context.meter.points - before };
}

const documents = new WeakMap<object, number>();
let documentCount = 0;

/** Everything on which an answer depends: the item, the operation, and who reads it in which language. */
async function subscriberKey(
  { document, operationName, variableValues, contextValue }: StartedOperation,
  { cursor }: StreamItem<unknown>,
): Promise<string> {
  const number = documents.get(document) ?? ++documentCount;
  documents.set(document, number);
  const { named } = await contextValue.payer();
  const { language, suits } = contextValue satisfies GraphqlContext;
  return JSON.stringify([
    cursor,
    number,
    operationName,
    variableValues,
    named?.credential,
    language,
    suits,
  ]);
}
