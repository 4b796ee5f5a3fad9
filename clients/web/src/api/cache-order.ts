import { makeOperation } from '@urql/core';
import type { Exchange, Operation } from '@urql/core';
import { filter, makeSubject, map, merge, pipe, tap } from 'wonka';

/**
 * Lets the answer that arrived last win in the cache.
 *
 * The cache orders answers by the time of their requests: while a query is pending, newer answers are kept in layers
 * above it, and a subscription keeps its layer. So the answer to an action lay above the next states that the
 * subscription delivered, and hid them, also after the query was answered: the table stood still. By `inOrder` no
 * answer is older than one before it. Therefore, before an answer reaches the cache, all pending queries are
 * announced to it again. Their empty layers move to the top, and what lies below them is merged in the order of arrival.
 *
 * @returns the exchanges before and after the cache
 */
export function cacheOrder(): { readonly before: Exchange; readonly after: Exchange } {
  const announced = makeSubject<Operation>();
  /** All queries that are shown, as the client made them, and those of them that are pending. */
  const shown = new Map<number, Operation>();
  const pending = new Set<number>();
  let isAnnouncing = false;

  /** The answered query comes first: it belongs below those that are still pending. */
  function announcePending({ key }: Operation): void {
    const others = [...pending].filter((other) => other !== key);
    isAnnouncing = true;
    try {
      for (const each of pending.has(key) ? [key, ...others] : others) announce(each);
    } finally {
      isAnnouncing = false;
    }
  }

  function announce(key: number): void {
    const query = shown.get(key);
    if (query) announced.next(fromNetwork(query));
  }

  function noteShown(operation: Operation): void {
    if (operation.kind === 'query') shown.set(operation.key, operation);
    if (operation.kind === 'teardown') shown.delete(operation.key);
  }

  function notePending({ kind, key }: Operation): void {
    if (kind === 'query') pending.add(key);
    if (kind === 'teardown') pending.delete(key);
  }

  return {
    before:
      ({ forward }) =>
      (operations) =>
        forward(merge([pipe(operations, tap(noteShown), map(withoutLayer)), announced.source])),
    after:
      ({ forward }) =>
      (operations) =>
        pipe(
          operations,
          // What was only announced is not requested again.
          filter(() => !isAnnouncing),
          tap(notePending),
          forward,
          tap(({ operation, hasNext }) => {
            if (pending.size > 0) announcePending(operation);
            if (!hasNext) pending.delete(operation.key);
          }),
        ),
  };
}

/**
 * Otherwise the cache makes a layer for an optimistic result, which this client never has, and keeps all answers above
 * it until the mutation is answered.
 */
const withoutLayer = (operation: Operation): Operation =>
  operation.kind === 'mutation' ? fromNetwork(operation) : operation;

const fromNetwork = (operation: Operation): Operation =>
  makeOperation(operation.kind, operation, { ...operation.context, requestPolicy: 'network-only' });
