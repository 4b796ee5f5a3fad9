import { useState } from 'preact/hooks';
import { client } from '../api/client';
import { Button } from '../design/button';
import { AfterwardsProofDocument, AfterwardsRecordDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './afterwards.module.css';

/** Gives the browser a file to keep. */
function keep(name: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** Record and proof as files, as they are in the exchange formats. */
export function Downloads({ id }: { id: string }) {
  const [wrong, setWrong] = useState('');
  async function record(): Promise<void> {
    const { data, error } = await client.value.query(AfterwardsRecordDocument, { id });
    setWrong(error?.message ?? '');
    if (data?.match?.record) keep('record.json', data.match.record);
  }
  async function proof(): Promise<void> {
    const { data, error } = await client.value.query(AfterwardsProofDocument, { id });
    setWrong(error?.message ?? '');
    if (data?.match) keep('proof.json', data.match.proof);
  }
  return (
    <>
      <div class={styles.row}>
        <Button onClick={() => void record()}>{t('afterwards.record')}</Button>
        <Button onClick={() => void proof()}>{t('afterwards.proofFile')}</Button>
      </div>
      {wrong && (
        <p class={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
