import { useEffect } from 'preact/hooks';
import { useLiveQuery } from '../api/hooks';
import { useChange } from '../api/use-change';
import { AfterwardsReviewDocument, RequestReviewDocument } from '../generated/graphql';

/** A review grows deal by deal; an event tells of its end alone, so its progress is asked for. */
const POLL_MILLIS = 1_500;

/** The viewer's own review of a match: asked for, and followed while it is made. */
export function useReview(matchId: string) {
  const result = useLiveQuery(AfterwardsReviewDocument, { id: matchId });
  const { send, isSending, others } = useChange(RequestReviewDocument, (it) => it.requestReview);
  const review = result.data?.match?.review ?? null;
  const isPending = review?.status === 'PENDING';
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setInterval(() => document.hidden || result.again(), POLL_MILLIS);
    return () => clearInterval(timer);
  }, [isPending]);
  async function request(): Promise<void> {
    if (await send({ input: { matchId } })) result.again();
  }
  return { result, review, isPending, isSending, wrong: others(), request: () => void request() };
}
