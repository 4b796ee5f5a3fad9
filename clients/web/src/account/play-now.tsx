import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { client, resetClient } from '../api/client';
import { isSignedIn } from '../api/session';
import { Button } from '../design/button';
import { seedForNext, seedTaken } from '../fairness/seeds';
import { PlayBotDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { offerCoach, startCoach } from '../learn/coach-state';
import { enterAsGuest } from './enter-as-guest';
import { setBrowserTimeZone } from './set-time-zone';

interface Props {
  /** Whether the match explains the game from the beginning. */
  readonly isGuided?: boolean;
}

/** Starts a match against `easy` with one click. A visitor gets a guest account. */
export function PlayNow({ isGuided = false }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { route } = useLocation();
  async function play(): Promise<void> {
    setBusy(true);
    const refusal = await begin(isGuided ? startCoach : offerCoach, route);
    setError(refusal);
    setBusy(false);
  }
  return (
    <>
      <Button kind={isGuided ? 'plain' : 'main'} disabled={isBusy} onClick={() => void play()}>
        {t(isGuided ? 'learn.explain' : 'home.playNow')}
      </Button>
      {error && <p role="alert">{error}</p>}
    </>
  );
}

/** @returns an error text, empty if the match began */
async function begin(prepare: () => void, route: (url: string) => void): Promise<string> {
  if (!isSignedIn.value) {
    const refusal = await enterAsGuest();
    if (refusal !== null) return refusal;
    await setBrowserTimeZone();
    resetClient();
  }
  const challenge = {
    variant: 'zweier',
    preset: 'weich',
    rated: false,
    opponents: [{ bot: 'easy' }],
  } as const;
  const input = { ...challenge, ...(await seedForNext()) };
  const payload = (await client.value.mutation(PlayBotDocument, { input })).data?.createChallenge;
  seedTaken(payload?.match?.id);
  if (payload?.match) {
    prepare();
    route(`/match/${encodeURIComponent(payload.match.id)}`);
  }
  return payload ? (payload.userErrors[0]?.message ?? '') : t('app.failed');
}
