import type { AnyVariables, DocumentInput } from '@urql/core';
import { reloadLists } from './live';
import { useChange } from './use-change';
import type { Change, Payload } from './use-change';

/** A change after which lists are read again, also after a refusal: what it is about may have changed meanwhile. */
export function useListChange<Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  payloadOf: (data: Data) => Payload,
): Change<Data, Variables> {
  const change = useChange(document, payloadOf);
  async function send(variables: Variables): Promise<Data | undefined> {
    const data = await change.send(variables);
    reloadLists();
    return data;
  }
  return { ...change, send };
}
