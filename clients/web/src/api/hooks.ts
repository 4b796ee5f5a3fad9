import { useQuery } from '@urql/preact';
import type { AnyVariables, DocumentInput } from '@urql/core';
import { useEffect } from 'preact/hooks';
import { happened } from './live';

/** A query that is asked again, without a flicker, whenever something has happened to the viewer. */
export function useLiveQuery<Data, Variables extends AnyVariables>(
  query: DocumentInput<Data, Variables>,
  variables: Variables,
) {
  const [result, ask] = useQuery<Data, Variables>({ query, variables });
  const now = happened.value;
  useEffect(() => {
    if (now > 0) ask({ requestPolicy: 'network-only' });
  }, [now]);
  return { ...result, again: () => ask({ requestPolicy: 'network-only' }) };
}
