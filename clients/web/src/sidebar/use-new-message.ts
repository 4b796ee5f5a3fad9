import { useSubscription } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import { MessageAddedDocument } from '../generated/graphql';
import type { SidebarMatchFragment } from '../generated/graphql';

/** The id of the latest message, and whether the viewer has not seen it yet. */
export function useNewMessage({ id, viewerSeat }: SidebarMatchFragment, isShown: boolean) {
  const [seen, setSeen] = useState<string>();
  const [{ data }] = useSubscription({
    query: MessageAddedDocument,
    variables: { id },
    pause: viewerSeat === null,
  });
  const latest = data?.messageAdded;
  useEffect(() => {
    if (isShown) setSeen(latest?.id);
  }, [latest?.id, isShown]);
  const isForeign = latest !== undefined && latest.seat !== viewerSeat;
  return { latest: latest?.id, hasUnread: isForeign && !isShown && latest.id !== seen };
}
