import { useMutation } from '@urql/preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { happen } from '../api/live';
import { AcceptDocument, CancelDocument, DeclineDocument } from '../generated/graphql';
import type { AcceptChallengeInput, RefusalFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';

interface Payload {
  readonly userErrors: readonly RefusalFragment[];
  readonly match?: { readonly id: string } | null;
}

/** What can be done with a challenge; acceptance that fills it leads to the match. */
export function useAnswer(challengeId: string) {
  const [accepting, accept] = useMutation(AcceptDocument);
  const [declining, decline] = useMutation(DeclineDocument);
  const [cancelling, cancel] = useMutation(CancelDocument);
  const [wrong, setWrong] = useState('');
  const { route } = useLocation();
  function done(payload: Payload | undefined): boolean {
    setWrong(payload ? (payload.userErrors[0]?.message ?? '') : t('app.failed'));
    happen();
    if (payload?.match) route(`/match/${encodeURIComponent(payload.match.id)}`);
    return payload?.userErrors.length === 0;
  }
  const input = { challengeId };
  return {
    wrong,
    busy: accepting.fetching || declining.fetching || cancelling.fetching,
    accept: async (how: Omit<AcceptChallengeInput, 'challengeId'> = {}) =>
      done((await accept({ input: { ...how, ...input } })).data?.acceptChallenge),
    decline: async () => done((await decline({ input })).data?.declineChallenge),
    cancel: async () => done((await cancel({ input })).data?.cancelChallenge),
  };
}
