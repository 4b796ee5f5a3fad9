import { useSubscription } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import { MessageAddedDocument } from '../generated/graphql';
import type { BesideMatchFragment } from '../generated/graphql';

/** The message that came last, and whether it is still to be looked at. */
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
