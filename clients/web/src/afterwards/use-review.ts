import { useQuery } from '@urql/preact';
import { useEffect } from 'preact/hooks';
import { happened } from '../api/live';
import { useChange } from '../api/use-change';
import { AfterwardsReviewDocument, RequestReviewDocument } from '../generated/graphql';

/** A review grows deal by deal; nothing tells of its progress, so it is asked for. */
const POLL_MILLIS = 1_500;

/** The viewer's own review of a match: asked for, and followed while it is made. */
export function useReview(matchId: string) {
  const [{ data }, ask] = useQuery({
    query: AfterwardsReviewDocument,
    variables: { id: matchId },
  });
  const { send, isSending, others } = useChange(RequestReviewDocument, (it) => it.requestReview);
  const again = () => ask({ requestPolicy: 'network-only' });
  const review = data?.match?.review ?? null;
  const isPending = review?.status === 'PENDING';
  const now = happened.value;
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setInterval(again, POLL_MILLIS);
    return () => clearInterval(timer);
  }, [isPending]);
  useEffect(() => {
    if (now > 0) again();
  }, [now]);
  async function request(): Promise<void> {
    if (await send({ input: { matchId } })) again();
  }
  return { review, isPending, isSending, wrong: others(), request: () => void request() };
}
