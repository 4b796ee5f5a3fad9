import { useEffect } from 'preact/hooks';
import { useReload, useLiveQuery, useResult } from '../api/hooks';
import { useChange } from '../api/use-change';
import {
  ReviewProgressDocument,
  OwnReviewDocument,
  RequestReviewDocument,
} from '../generated/graphql';

/** The progress of a review is polled, because only its end sends an event. */
const POLL_MILLIS = 1_500;

/** The viewer's own review of a match: requests it, follows its progress, and reads it when it is finished. */
export function useReview(matchId: string) {
  const result = useLiveQuery(OwnReviewDocument, { id: matchId });
  const { send, isSending, otherErrors } = useChange(
    RequestReviewDocument,
    (it) => it.requestReview,
  );
  const review = result.data?.match?.review ?? null;
  const isPending = review?.status === 'PENDING';
  // The progress is a few bytes. All decisions are read once, when the review is finished.
  const progress = useResult(ReviewProgressDocument, { id: matchId }, { pause: !isPending });
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setInterval(() => document.hidden || progress.reload(), POLL_MILLIS);
    return () => clearInterval(timer);
  }, [isPending]);
  useReload(result.reload, [isPending]);
  async function request(): Promise<void> {
    if (await send({ input: { matchId } })) result.reload();
  }
  return {
    result,
    review,
    isPending,
    isSending,
    errors: otherErrors(),
    request: () => void request(),
  };
}
