import type { TypedDocumentNode } from '@urql/core';
import type { Change, Payload } from '../api/use-change';
import { useListChange } from '../api/use-list-change';
import {
  AcceptFriendRequestDocument,
  CancelFriendRequestDocument,
  DeclineFriendRequestDocument,
  RemoveFriendDocument,
  SendFriendRequestDocument,
} from '../generated/graphql';

type Variables = { readonly input: { readonly username: string } };

/** A change of what a user is to the viewer, and its result. */
function useNamed<Data>(
  document: TypedDocumentNode<Data, Variables>,
  payloadOf: (data: Data) => Payload,
): Change<Data, string> {
  const change = useListChange<Data, Variables>(document, payloadOf);
  return { ...change, send: (username: string) => change.send({ input: { username } }) };
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
