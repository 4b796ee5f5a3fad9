import type { TypedDocumentNode } from '@urql/core';
import { useQuery } from '@urql/preact';
import { client } from '../api/client';

type Nothing = Readonly<Record<string, never>>;

/** The data of a part of the settings, what `Pending` needs while there is none, and a function that reloads it after a change. */
export function usePart<Data>(query: TypedDocumentNode<Data, Nothing>) {
  const [{ data, error }, execute] = useQuery<Data, Nothing>({ query, variables: {} });
  const refresh = () =>
    client.value.query(query, {}, { requestPolicy: 'network-only' }).toPromise();
  const reload = () => execute({ requestPolicy: 'network-only' });
  return { data, pending: { error, reload }, refresh };
}
