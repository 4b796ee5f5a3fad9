import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { t } from '../i18n/i18n';
import styles from './review-page.module.css';
import { useProof } from './use-proof';
import type { ShuffleCheck } from './verify';

/** Pages loaded by plain http have no Web Crypto. */
const canCheck = isSecureContext;

type Checked = ReturnType<typeof useProof>;

const holds = ({ isLink, isShuffle }: ShuffleCheck): boolean => isLink && isShuffle;

/** Checks in the browser alone that nobody chose the cards of a deal. */
export function ProofCheck({ id }: { id: string }) {
  const { state, commitment, results, isAsNoted, check } = useProof(id);
  return (
    <>
      <p class={styles.muted}>{t('review.proofLead')}</p>
      {!canCheck && <p>{t('review.needsHttps')}</p>}
      <Button disabled={!canCheck || state === 'running'} onClick={check}>
        {t('review.check')}
      </Button>
      {commitment && (
        <p class={styles.code}>
          {t('review.commitment')} <code>{commitment}</code>
        </p>
      )}
      <ol class={styles.list}>
        {results.map((result) => (
          <li key={result.number}>{resultText(result)}</li>
        ))}
        {isAsNoted !== null && <li>{notedText(isAsNoted)}</li>}
      </ol>
      <p role="status">{state === 'done' && <Result results={results} isAsNoted={isAsNoted} />}</p>
      <SendOutcome errors={errorsOf(state)} />
    </>
  );
}

/** Before the first deal has ended there is nothing to check, and an empty list proves nothing. */
function Result({ results, isAsNoted }: Pick<Checked, 'results' | 'isAsNoted'>) {
  if (results.length === 0) return <>{t('review.nothingToCheck')}</>;
  const isRight = results.every(holds) && isAsNoted !== false;
  return (
    <strong class={isRight ? undefined : styles.wrong}>
      {t(isRight ? 'review.proven' : 'review.notProven')}
    </strong>
  );
}

function errorsOf(state: Checked['state']): readonly string[] {
  if (state === 'failed') return [t('app.failed')];
  return state === 'invalid' ? [t('review.noProof')] : [];
}

const notedText = (isRight: boolean): string =>
  isRight ? `✓ ${t('review.asNoted')}` : `✗ ${t('review.notAsNoted')}`;

function resultText(result: ShuffleCheck): string {
  const { number, isLink, isShuffle } = result;
  const what = number === 0 ? t('review.theDraw') : t('review.theDeal', { number });
  const link = t(isLink ? 'review.linkRight' : 'review.linkWrong');
  const cards = t(isShuffle ? 'review.cardsRight' : 'review.cardsWrong');
  return `${holds(result) ? '✓' : '✗'} ${what}: ${link} ${cards}`;
}
