import { useSubscription } from '@urql/preact';
import { useEffect } from 'preact/hooks';
import { happen } from '../api/live';
import { useLiveQuery } from '../api/hooks';
import { isSignedIn } from '../api/session';
import { isOnline } from '../api/socket';
import { LobbyAddedDocument, LobbyDocument, LobbyRemovedDocument } from '../generated/graphql';

/** The challenges of anyone as they come and go: read anew whenever one does, and after a break. */
export function useLobby(withBots: boolean) {
  const variables = { bots: withBots ? 'ANY' : 'WITHOUT' } as const;
  const result = useLiveQuery(LobbyDocument, { ...variables, excludeOwn: isSignedIn.value });
  const [added] = useSubscription({ query: LobbyAddedDocument, variables });
  const [removed] = useSubscription({ query: LobbyRemovedDocument });
  const online = isOnline.value;
  useEffect(() => {
    if (added.data || removed.data) happen();
  }, [added.data, removed.data, online]);
  return result;
}
