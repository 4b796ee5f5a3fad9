import { useSubscription } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import { useListChange } from '../api/use-list-change';
import { MarkReadDocument, MessageAddedDocument } from '../generated/graphql';
import type { MatchMessageFragment, SidebarMatchFragment } from '../generated/graphql';

/** The latest message of a match. */
export interface LatestMessage {
  readonly latest: MatchMessageFragment | undefined;
  /** Whether another player sent it and the viewer has not seen it in the log yet. */
  readonly isUnread: boolean;
}

/** Follows the messages of a match. Notifications about it are read as soon as the log is shown. */
export function useNewMessage(
  { id, viewerSeat }: SidebarMatchFragment,
  isShown: boolean,
): LatestMessage {
  const [seen, setSeen] = useState<string>();
  const mark = useListChange(MarkReadDocument, (data) => data.markNotificationsRead);
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
  const isRead = isShown && viewerSeat !== null;
  useEffect(() => {
    if (isRead) void mark.send({ input: { matchId: id } });
  }, [id, isRead, isForeign && latest.id]);
  return { latest, isUnread: isForeign && !isShown && latest.id !== seen };
}
