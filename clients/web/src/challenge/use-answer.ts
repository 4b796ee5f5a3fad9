import { useLocation } from 'preact-iso';
import { useListChange } from '../api/use-list-change';
import { AcceptDocument, CancelDocument, DeclineDocument } from '../generated/graphql';
import { seedFor, seedTaken } from '../fairness/seeds';
import type {
  AcceptChallengeInput,
  ChallengeSummaryFragment,
  ShuffleFragment,
} from '../generated/graphql';

/**
 * Accepts, declines and cancels a challenge. If the acceptance fills it, the match is opened.
 *
 * @param isReplaced whether the match takes the place of this page, so that going back from the table does not lead to a
 * page that leads to the table
 */
export function useAnswer(
  challenge: Pick<ChallengeSummaryFragment, 'id'> & ShuffleFragment,
  isReplaced = false,
) {
  const accept = useListChange(AcceptDocument, (data) => data.acceptChallenge);
  const decline = useListChange(DeclineDocument, (data) => data.declineChallenge);
  const cancel = useListChange(CancelDocument, (data) => data.cancelChallenge);
  const { route } = useLocation();
  const input = { challengeId: challenge.id };
  return {
    error: [accept, decline, cancel].flatMap((change) => change.otherErrors())[0] ?? '',
    busy: accept.isSending || decline.isSending || cancel.isSending,
    accept: async (options: Pick<AcceptChallengeInput, 'seat' | 'invitationToken'> = {}) => {
      const clientSeed = seedFor(challenge);
      const data = await accept.send({ input: { ...options, ...input, clientSeed } });
      if (data) seedTaken(challenge.matchId);
      const match = data?.acceptChallenge.match;
      if (match) route(`/match/${encodeURIComponent(match.id)}`, isReplaced);
      return data !== undefined;
    },
    decline: () => decline.send({ input }),
    cancel: () => cancel.send({ input }),
  };
}
