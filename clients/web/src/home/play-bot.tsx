import { useLocation } from 'preact-iso';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { Outcome } from '../design/outcome';
import { PlayBotDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';

/** One click, and a match against `easy` begins. */
export function PlayBot() {
  const { send, isSending, others } = useChange(PlayBotDocument, (data) => data.createChallenge);
  const { route } = useLocation();
  async function begin(): Promise<void> {
    const input = { variant: 'zweier', rated: false, opponents: [{ bot: 'easy' }] } as const;
    const match = (await send({ input }))?.createChallenge.match;
    if (match) route(`/match/${encodeURIComponent(match.id)}`);
  }
  return (
    <>
      <Button disabled={isSending} onClick={() => void begin()}>
        {t('home.playEasy')}
      </Button>
      <Outcome wrong={others()} />
    </>
  );
}
