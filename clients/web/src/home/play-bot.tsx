import { useMutation } from '@urql/preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Button } from '../design/button';
import { PlayBotDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';

/** One click, and a match against `easy` begins. */
export function PlayBot() {
  const [{ fetching }, play] = useMutation(PlayBotDocument);
  const [wrong, setWrong] = useState('');
  const { route } = useLocation();
  async function begin(): Promise<void> {
    const input = { variant: 'zweier', rated: false, opponents: [{ bot: 'easy' }] } as const;
    const { data, error } = await play({ input });
    const payload = data?.createChallenge;
    if (payload?.match) return route(`/match/${encodeURIComponent(payload.match.id)}`);
    setWrong(payload?.userErrors[0]?.message ?? error?.message ?? '');
  }
  return (
    <>
      <Button disabled={fetching} onClick={() => void begin()}>
        {t('home.playEasy')}
      </Button>
      {wrong && <p role="alert">{wrong}</p>}
    </>
  );
}
