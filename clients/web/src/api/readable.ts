import { makeErrorResult } from '@urql/core';
import type { Exchange, OperationResult } from '@urql/core';
import { map, pipe } from 'wonka';

/** An answer that the cache cannot give back is an error. Otherwise its page would wait for ever. */
export const readable: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(forward(operations), map(checked));

function checked(result: OperationResult<unknown>): OperationResult {
  const { operation, data, error, stale } = result;
  if (operation.kind !== 'query' || data || error || stale) return result;
  const unreadable = new Error('the cache cannot give back an answer');
  console.error(unreadable);
  return makeErrorResult(operation, unreadable);
}
