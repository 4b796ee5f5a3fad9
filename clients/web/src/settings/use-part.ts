import type { TypedDocumentNode } from '@urql/core';
import { useQuery } from '@urql/preact';
import { client } from '../api/client';

type Nothing = Readonly<Record<string, never>>;

/** What a part of the settings shows, and what reads it anew after a change. */
export function usePart<Data>(query: TypedDocumentNode<Data, Nothing>) {
  const [{ data, error }] = useQuery<Data, Nothing>({ query, variables: {} });
  const refresh = () =>
    client.value.query(query, {}, { requestPolicy: 'network-only' }).toPromise();
  return { data, hasFailed: error !== undefined, refresh };
}
