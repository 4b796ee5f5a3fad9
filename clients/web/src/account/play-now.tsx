import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { client, resetClient } from '../api/client';
import { Button } from '../design/button';
import { seedForNext, seedTaken } from '../fairness/seeds';
import { PlayBotDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { enterAsGuest } from './enter-as-guest';
import { setBrowserTimeZone } from './set-time-zone';

/** Creates a guest account and starts a match against `easy` with one click. */
export function PlayNow() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { route } = useLocation();
  async function play(): Promise<void> {
    setBusy(true);
    const refusal = await begin(route);
    setError(refusal);
    setBusy(false);
  }
  return (
    <>
      <Button kind="main" disabled={isBusy} onClick={() => void play()}>
        {t('home.playNow')}
      </Button>
      {error && <p role="alert">{error}</p>}
    </>
  );
}

/** @returns an error text, empty if the match began */
async function begin(route: (url: string) => void): Promise<string> {
  const refusal = await enterAsGuest();
  if (refusal !== null) return refusal;
  await setBrowserTimeZone();
  resetClient();
  const challenge = { variant: 'zweier', rated: false, opponents: [{ bot: 'easy' }] } as const;
  const input = { ...challenge, ...(await seedForNext()) };
  const payload = (await client.value.mutation(PlayBotDocument, { input })).data?.createChallenge;
  seedTaken(payload?.match?.id);
  if (payload?.match) route(`/match/${encodeURIComponent(payload.match.id)}`);
  return payload ? (payload.userErrors[0]?.message ?? '') : t('app.failed');
}
