import type { TypedDocumentNode } from '@urql/core';
import { useQuery } from '@urql/preact';
import { client } from '../api/client';

type Nothing = Readonly<Record<string, never>>;

/** The data of a part of the settings, and a function that reloads it after a change. */
export function usePart<Data>(query: TypedDocumentNode<Data, Nothing>) {
  const [{ data, error }] = useQuery<Data, Nothing>({ query, variables: {} });
  const refresh = () =>
    client.value.query(query, {}, { requestPolicy: 'network-only' }).toPromise();
  return { data, hasFailed: error !== undefined, refresh };
}
