import { useLocation } from 'preact-iso';
import { useKey } from '../api/idempotency-key';
import { useChange } from '../api/use-change';
import { suggestedIn } from '../challenge/levels';
import { useStrengths } from '../challenge/use-strengths';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { seedTaken, useNextSeed } from '../fairness/seeds';
import { PlayBotDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';

/** Starts a match with one click, against the bot that is about as strong as the viewer. */
export function PlayBot() {
  const { send, isSending, otherErrors } = useChange(
    PlayBotDocument,
    (data) => data.createChallenge,
  );
  const { keyFor, isDone } = useKey();
  const seedFor = useNextSeed();
  const { route } = useLocation();
  const strengths = useStrengths('zweier');
  const level = suggestedIn(strengths);
  const rating = strengths.find((suggested) => suggested.level === level)?.rating;
  async function begin(): Promise<void> {
    const challenge = { variant: 'zweier', rated: false, opponents: [{ bot: level }] } as const;
    const idempotencyKey = keyFor(challenge);
    const seed = await seedFor(idempotencyKey);
    const data = await send({ input: { ...challenge, ...seed, idempotencyKey } });
    if (data) isDone();
    const match = data?.createChallenge.match;
    seedTaken(match?.id);
    if (match) route(`/match/${encodeURIComponent(match.id)}`);
  }
  return (
    <>
      <Button disabled={isSending} onClick={() => void begin()}>
        {rating === undefined
          ? t('home.playEasy')
          : t('home.playLevel', { level: t(`challenge.bot.${level}`), rating })}
      </Button>
      <SendOutcome errors={otherErrors()} />
    </>
  );
}
