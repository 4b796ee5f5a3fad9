import { makeErrorResult } from '@urql/core';
import type { Exchange, Operation, OperationResult } from '@urql/core';
import { makeSubject, merge, pipe, tap } from 'wonka';

/**
 * Longer than any request takes: 15 seconds for its answer, and before that the same for a renewal of the session that
 * may have waited for another tab.
 */
const LIMIT_MILLIS = 45_000;

/** Mutations with the same input have the same key, but each has its own number. */
const idOf = ({ kind, key, context }: Operation): string =>
  `${kind} ${key} ${context._instance ?? ''}`;

/**
 * No query or mutation waits for ever: without an answer after the limit it fails. Requests have a time limit, so a
 * missing answer was lost on its way through the client, and `onLost` is called to replace the client.
 */
export const answerLimit =
  (onLost: () => unknown): Exchange =>
  ({ forward }) =>
  (operations) => {
    const failed = makeSubject<OperationResult>();
    const timers = new Map<string, ReturnType<typeof setTimeout>>();

    function end(operation: Operation): void {
      clearTimeout(timers.get(idOf(operation)));
      timers.delete(idOf(operation));
    }

    function begin(operation: Operation): void {
      end(operation);
      const fail = (): void => {
        timers.delete(idOf(operation));
        failed.next(makeErrorResult(operation, new Error('the answer was lost')));
        onLost();
      };
      timers.set(idOf(operation), setTimeout(fail, LIMIT_MILLIS));
    }

    function onOperation(operation: Operation): void {
      if (operation.kind === 'teardown') end({ ...operation, kind: 'query' });
      else if (operation.kind !== 'subscription') begin(operation);
    }

    function onResult({ operation, stale, hasNext }: OperationResult): void {
      if (!stale && !hasNext) end(operation);
    }

    return merge([pipe(operations, tap(onOperation), forward, tap(onResult)), failed.source]);
  };
