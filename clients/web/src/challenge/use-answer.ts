import { useLocation } from 'preact-iso';
import { reloadLists } from '../api/live';
import { useChange } from '../api/use-change';
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
  const accept = useChange(AcceptDocument, (data) => data.acceptChallenge);
  const decline = useChange(DeclineDocument, (data) => data.declineChallenge);
  const cancel = useChange(CancelDocument, (data) => data.cancelChallenge);
  const { route } = useLocation();
  const input = { challengeId: challenge.id };
  /** Makes lists reload, also after a refusal: the challenge may have changed. */
  async function thenReload<Data>(answer: Promise<Data | undefined>): Promise<Data | undefined> {
    const data = await answer;
    reloadLists();
    return data;
  }
  return {
    error: [accept, decline, cancel].flatMap((change) => change.otherErrors())[0] ?? '',
    busy: accept.isSending || decline.isSending || cancel.isSending,
    accept: async (options: Pick<AcceptChallengeInput, 'seat' | 'invitationToken'> = {}) => {
      const clientSeed = seedFor(challenge);
      const data = await thenReload(accept.send({ input: { ...options, ...input, clientSeed } }));
      if (data) seedTaken(challenge.matchId);
      const match = data?.acceptChallenge.match;
      if (match) route(`/match/${encodeURIComponent(match.id)}`, isReplaced);
      return data !== undefined;
    },
    decline: () => thenReload(decline.send({ input })),
    cancel: () => thenReload(cancel.send({ input })),
  };
}
