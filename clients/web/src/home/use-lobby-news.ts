import { useSubscription } from '@urql/preact';
import { useEffect } from 'preact/hooks';
import { happen } from '../api/live';
import { isOnline } from '../api/socket';
import type { BotsFilter } from '../generated/graphql';
import { LobbyAddedDocument, LobbyRemovedDocument } from '../generated/graphql';

/** Has lists read anew whenever a challenge of anyone comes or goes, and after a break. */
export function useLobbyNews(bots: BotsFilter): void {
  const [added] = useSubscription({ query: LobbyAddedDocument, variables: { bots } });
  const [removed] = useSubscription({ query: LobbyRemovedDocument });
  const online = isOnline.value;
  useEffect(() => {
    if (added.data || removed.data) happen();
  }, [added.data, removed.data, online]);
}
