import { useQuery } from '@urql/preact';
import type { AnyVariables, DocumentInput } from '@urql/core';
import { useEffect, useRef } from 'preact/hooks';
import { changeCount } from './live';

interface Options {
  readonly pause?: boolean;
  /** Whether the page has just loaded the answer; then it is not asked for again until something changes. */
  readonly isLoaded?: boolean;
}

/**
 * A query's result and a function that reloads it, as `Answer` needs them. Without a network the data that was loaded
 * before stays, and the sign at the top of the page says so.
 */
export function useResult<Data, Variables extends AnyVariables>(
  query: DocumentInput<Data, Variables>,
  variables: Variables,
  { pause = false, isLoaded = false }: Options = {},
) {
  const [result, execute] = useQuery<Data, Variables>({
    ...{ query, variables, pause },
    ...(isLoaded && { requestPolicy: 'cache-first' as const }),
  });
  const { operation, data, error } = result;
  const last = useRef<Pick<typeof result, 'operation' | 'data'>>({});
  if (data !== undefined) last.current = { operation, data };
  const kept = error?.networkError && last.current.operation?.key === operation?.key;
  return {
    ...result,
    data: kept ? last.current.data : data,
    reload: () => execute({ requestPolicy: 'network-only' }),
  };
}

/** A query that is reloaded whenever an event for the viewer arrives. The former data stays visible meanwhile. */
export function useLiveQuery<Data, Variables extends AnyVariables>(
  query: DocumentInput<Data, Variables>,
  variables: Variables,
  options: Options = {},
) {
  const result = useResult(query, variables, options);
  useReload(() => {
    if (!options.pause) result.reload();
  }, [changeCount.value]);
  return result;
}

/** Reloads whenever one of `causes` has changed. The first run is skipped, because the query has just been sent. */
export function useReload(reload: () => void, causes: readonly unknown[]): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) reload();
    isFirst.current = false;
  }, causes);
}
