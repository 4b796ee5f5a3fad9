import { useLocation } from 'preact-iso';
import { useKey } from '../api/key';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { Outcome } from '../design/outcome';
import { PlayBotDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';

/** One click, and a match against `easy` begins. */
export function PlayBot() {
  const { send, isSending, others } = useChange(PlayBotDocument, (data) => data.createChallenge);
  const { keyFor, isDone } = useKey();
  const { route } = useLocation();
  async function begin(): Promise<void> {
    const wish = { variant: 'zweier', rated: false, opponents: [{ bot: 'easy' }] } as const;
    const data = await send({ input: { ...wish, idempotencyKey: keyFor(wish) } });
    if (data) isDone();
    const match = data?.createChallenge.match;
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
