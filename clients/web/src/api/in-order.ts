import { makeOperation } from '@urql/core';
import type { Exchange, Operation, OperationResult } from '@urql/core';
import { filter, makeSubject, map, merge, pipe, tap } from 'wonka';
import { isRecord } from './storage';

/**
 * Keeps old answers out of the cache. Answers may arrive in another order than the service made them: a slow answer
 * to a query may show a match as it was before an action that a subscription has already reported.
 *
 * - A query whose answer has an old version of a match is sent again.
 * - An answer to a mutation loses the old version of the match. The cache has a newer one.
 * - An old state from a subscription is dropped. The newer one follows.
 */
export const inOrder: Exchange =
  ({ forward }) =>
  (operations) => {
    const again = makeSubject<Operation>();
    const versions = new Versions();
    let count = 0;

    /** Numbers the requests in the order in which they are sent. */
    function numbered(operation: Operation): Operation {
      count += 1;
      const context = { ...operation.context, requestNumber: count };
      return makeOperation(operation.kind, operation, context);
    }

    function update(result: OperationResult): OperationResult {
      if (result.operation.kind !== 'mutation') return result;
      const number = numberOf(result.operation);
      return { ...result, data: versions.withoutOld(result.data, number) };
    }

    function isNewest({ operation, data }: OperationResult): boolean {
      if (!versions.isOld(data, numberOf(operation))) return true;
      if (operation.kind === 'query') again.next(operation);
      return false;
    }

    return pipe(
      merge([operations, again.source]),
      map(numbered),
      forward,
      map(update),
      filter(isNewest),
      tap(({ data }) => versions.add(data, count)),
    );
  };

const numberOf = ({ context }: Operation): number => context['requestNumber'] as number;

interface Version {
  readonly version: number;
  /** The last request that was sent before this version arrived. Later requests return no older version. */
  readonly lastRequest: number;
}

/** The last version of each match that has arrived. */
class Versions {
  private readonly known = new Map<string, Version>();

  add(data: unknown, lastRequest: number): void {
    for (const { id, version } of matchesIn(data)) this.known.set(id, { version, lastRequest });
  }

  /** Whether an answer to request `number` has an old version of a match. */
  isOld(data: unknown, number: number): boolean {
    return matchesIn(data).some((match) => this.isOldMatch(match, number));
  }

  /** An answer to request `number` with only the ids of matches that are old. */
  withoutOld(data: unknown, number: number): unknown {
    if (Array.isArray(data)) return data.map((part) => this.withoutOld(part, number));
    if (!isRecord(data)) return data;
    if (isMatch(data) && this.isOldMatch(data, number)) {
      return { __typename: 'Match', id: data.id };
    }
    const parts = Object.entries(data);
    return Object.fromEntries(parts.map(([name, part]) => [name, this.withoutOld(part, number)]));
  }

  private isOldMatch({ id, version }: VersionedMatch, number: number): boolean {
    const known = this.known.get(id);
    return known !== undefined && version < known.version && number <= known.lastRequest;
  }
}

type VersionedMatch = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly version: number;
};

const isMatch = (value: Readonly<Record<string, unknown>>): value is VersionedMatch =>
  value['__typename'] === 'Match' &&
  typeof value['id'] === 'string' &&
  typeof value['version'] === 'number';

/** The matches in an answer that come with their version. */
function matchesIn(data: unknown): VersionedMatch[] {
  if (Array.isArray(data)) return data.flatMap(matchesIn);
  if (!isRecord(data)) return [];
  const inside = Object.values(data).flatMap(matchesIn);
  return isMatch(data) ? [data, ...inside] : inside;
}
