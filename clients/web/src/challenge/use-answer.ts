import { useLocation } from 'preact-iso';
import { happen } from '../api/live';
import { useChange } from '../api/use-change';
import { AcceptDocument, CancelDocument, DeclineDocument } from '../generated/graphql';
import type { AcceptChallengeInput } from '../generated/graphql';

/** What can be done with a challenge; acceptance that fills it leads to the match. */
export function useAnswer(challengeId: string) {
  const accept = useChange(AcceptDocument, (data) => data.acceptChallenge);
  const decline = useChange(DeclineDocument, (data) => data.declineChallenge);
  const cancel = useChange(CancelDocument, (data) => data.cancelChallenge);
  const { route } = useLocation();
  const input = { challengeId };
  /** Lists show what became of it, also where it was refused. */
  async function told<Data>(answer: Promise<Data | undefined>): Promise<Data | undefined> {
    const data = await answer;
    happen();
    return data;
  }
  return {
    wrong: [accept, decline, cancel].flatMap((change) => change.others())[0] ?? '',
    busy: accept.isSending || decline.isSending || cancel.isSending,
    accept: async (how: Omit<AcceptChallengeInput, 'challengeId'> = {}) => {
      const data = await told(accept.send({ input: { ...how, ...input } }));
      const match = data?.acceptChallenge.match;
      if (match) route(`/match/${encodeURIComponent(match.id)}`);
      return data !== undefined;
    },
    decline: () => told(decline.send({ input })),
    cancel: () => told(cancel.send({ input })),
  };
}
