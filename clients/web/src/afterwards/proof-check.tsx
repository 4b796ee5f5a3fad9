import { useState } from 'preact/hooks';
import { client } from '../api/client';
import { Button } from '../design/button';
import { AfterwardsProofDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './afterwards.module.css';
import type { Proof } from './proof';
import { verified } from './verify';
import type { Verdict } from './verify';

/** By plain http browsers have no Web Crypto. */
const canCheck = isSecureContext;

/** Checks in this browser, and nowhere else, that no deal of the match was chosen. */
export function ProofCheck({ id }: { id: string }) {
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([]);
  const [state, setState] = useState<'idle' | 'running' | 'done' | 'failed'>('idle');
  const [commitment, setCommitment] = useState('');
  async function check(): Promise<void> {
    setState('running');
    setVerdicts([]);
    const { data } = await client.value.query(AfterwardsProofDocument, { id });
    const proof = data?.match?.proof as Proof | undefined;
    if (!proof) return setState('failed');
    setCommitment(proof.commitment);
    for await (const verdict of verified(proof)) setVerdicts((before) => [...before, verdict]);
    setState('done');
  }
  const isRight = verdicts.every(({ isLink, isShuffle }) => isLink && isShuffle);
  return (
    <>
      <p class={styles.muted}>{t('afterwards.proofLead')}</p>
      {!canCheck && <p>{t('afterwards.needsHttps')}</p>}
      <Button disabled={!canCheck || state === 'running'} onClick={() => void check()}>
        {t('afterwards.check')}
      </Button>
      {commitment && (
        <p class={styles.code}>
          {t('afterwards.commitment')} <code>{commitment}</code>
        </p>
      )}
      <ol class={styles.list}>
        {verdicts.map((verdict) => (
          <li key={verdict.number}>{inWords(verdict)}</li>
        ))}
      </ol>
      <p role="status">
        {state === 'done' && (
          <strong class={isRight ? undefined : styles.wrong}>
            {t(isRight ? 'afterwards.proven' : 'afterwards.notProven')}
          </strong>
        )}
        {state === 'failed' && t('app.failed')}
      </p>
    </>
  );
}

function inWords({ number, isLink, isShuffle }: Verdict): string {
  const what = number === 0 ? t('afterwards.theDraw') : t('afterwards.theDeal', { number });
  const link = t(isLink ? 'afterwards.linkRight' : 'afterwards.linkWrong');
  const cards = t(isShuffle ? 'afterwards.cardsRight' : 'afterwards.cardsWrong');
  return `${isLink && isShuffle ? '✓' : '✗'} ${what}: ${link} ${cards}`;
}
