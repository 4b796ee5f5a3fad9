import { useSubscription } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import { MessageAddedDocument } from '../generated/graphql';
import type { BesideMatchFragment } from '../generated/graphql';

/** The id of the latest message, and whether the viewer has not seen it yet. */
export function useNews({ id, viewerSeat }: BesideMatchFragment, isLookedAt: boolean) {
  const [seen, setSeen] = useState<string>();
  const [{ data }] = useSubscription({
    query: MessageAddedDocument,
    variables: { id },
    pause: viewerSeat === null,
  });
  const latest = data?.messageAdded;
  useEffect(() => {
    if (isLookedAt) setSeen(latest?.id);
  }, [latest?.id, isLookedAt]);
  const isForeign = latest !== undefined && latest.seat !== viewerSeat;
  return { latest: latest?.id, hasNews: isForeign && !isLookedAt && latest.id !== seen };
}
