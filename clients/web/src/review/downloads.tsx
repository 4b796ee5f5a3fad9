import type { TypedDocumentNode } from '@urql/core';
import { useState } from 'preact/hooks';
import { client } from '../api/client';
import { saveFile } from '../api/save-file';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { MatchProofDocument, MatchRecordDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './review-page.module.css';

/** Downloads a value as a JSON file. */
function saveJson(name: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  saveFile(name, new Blob([text], { type: 'application/json' }));
}

/** Downloads of the record and the proof in the exchange formats. */
export function Downloads({ id }: { id: string }) {
  const [hasFailed, setFailed] = useState(false);
  async function download<Data>(
    query: TypedDocumentNode<Data, { id: string }>,
    name: string,
    contentOf: (data: Data) => unknown,
  ): Promise<void> {
    const { data } = await client.value.query(query, { id });
    const content = data && contentOf(data);
    setFailed(!content);
    if (content) saveJson(name, content);
  }
  const record = () => download(MatchRecordDocument, 'record.json', ({ match }) => match?.record);
  const proof = () => download(MatchProofDocument, 'proof.json', ({ match }) => match?.proof);
  return (
    <>
      <div class={styles.row}>
        <Button onClick={() => void record()}>{t('review.record')}</Button>
        <Button onClick={() => void proof()}>{t('review.proofFile')}</Button>
      </div>
      <SendOutcome errors={hasFailed ? [t('app.failed')] : []} />
    </>
  );
}
