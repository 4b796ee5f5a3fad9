import { useSubscription } from '@urql/preact';
import { useEffect } from 'preact/hooks';
import { reloadLists } from '../api/live';
import { isOnline } from '../api/socket';
import type { BotsFilter } from '../generated/graphql';
import { LobbyAddedDocument, LobbyRemovedDocument } from '../generated/graphql';

/** Reloads lists when an open challenge is added or removed, and after a lost connection. */
export function useLobbyChanges(bots: BotsFilter): void {
  const [added] = useSubscription({ query: LobbyAddedDocument, variables: { bots } });
  const [removed] = useSubscription({ query: LobbyRemovedDocument });
  const online = isOnline.value;
  useEffect(() => {
    if (added.data || removed.data) reloadLists();
  }, [added.data, removed.data, online]);
}
