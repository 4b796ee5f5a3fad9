import type { TypedDocumentNode } from '@urql/core';
import { reloadLists } from '../api/live';
import { useChange } from '../api/use-change';
import {
  AcceptFriendRequestDocument,
  CancelFriendRequestDocument,
  DeclineFriendRequestDocument,
  RemoveFriendDocument,
  SendFriendRequestDocument,
} from '../generated/graphql';
import type { RefusalFragment } from '../generated/graphql';

type Variables = { readonly input: { readonly username: string } };
type Payload = { readonly userErrors: readonly RefusalFragment[] };

/** A change of what a user is to the viewer, and its result. */
function useNamed<Data>(
  document: TypedDocumentNode<Data, Variables>,
  payloadOf: (data: Data) => Payload,
) {
  const change = useChange<Data, Variables>(document, payloadOf);
  const send = async (username: string): Promise<boolean> => {
    const data = await change.send({ input: { username } });
    if (data !== undefined) reloadLists();
    return data !== undefined;
  };
  return { ...change, send };
}

export const useFriendRequest = () =>
  useNamed(SendFriendRequestDocument, (data) => data.sendFriendRequest);

export const useFriendRemoval = () => useNamed(RemoveFriendDocument, (data) => data.removeFriend);

/** What can be done about a request that is open, or not sent yet. */
export function useFriendChanges() {
  return {
    request: useFriendRequest(),
    cancel: useNamed(CancelFriendRequestDocument, (data) => data.cancelFriendRequest),
    accept: useNamed(AcceptFriendRequestDocument, (data) => data.acceptFriendRequest),
    decline: useNamed(DeclineFriendRequestDocument, (data) => data.declineFriendRequest),
  };
}
