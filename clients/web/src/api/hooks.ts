import { useQuery } from '@urql/preact';
import type { AnyVariables, DocumentInput } from '@urql/core';
import { useEffect, useRef } from 'preact/hooks';
import { changeCount } from './live';

/** A query's result and a function that reloads it, as `Answer` needs them. */
export function useResult<Data, Variables extends AnyVariables>(
  query: DocumentInput<Data, Variables>,
  variables: Variables,
  { pause = false }: { readonly pause?: boolean } = {},
) {
  const [result, execute] = useQuery<Data, Variables>({ query, variables, pause });
  return { ...result, reload: () => execute({ requestPolicy: 'network-only' }) };
}

/** A query that is reloaded whenever an event for the viewer arrives. The former data stays visible meanwhile. */
export function useLiveQuery<Data, Variables extends AnyVariables>(
  query: DocumentInput<Data, Variables>,
  variables: Variables,
) {
  const result = useResult(query, variables);
  useReload(result.reload, [changeCount.value]);
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
