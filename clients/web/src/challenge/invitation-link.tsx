import { useState } from 'preact/hooks';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { Panel } from '../design/panel';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';

/** The link to give to others: in the client, where they can accept at once. */
export function InvitationLink({ token }: { token: string }) {
  const [isCopied, setCopied] = useState(false);
  const url = new URL(`/join/${encodeURIComponent(token)}`, location.href).href;
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  }
  /** Whoever closes the box of the system has changed their mind: nothing has gone wrong. */
  const share = (): void =>
    void navigator.share({ title: t('challenge.one'), url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
  return (
    <Panel title={t('challenge.link')}>
      <div class={styles.link}>
        <Field label={t('challenge.linkLabel')} value={url} readOnly />
        <Button kind="main" onClick={() => void copy()}>
          {t('challenge.copy')}
        </Button>
        {'share' in navigator && <Button onClick={share}>{t('challenge.share')}</Button>}
      </div>
      <p role="status" class={styles.hint}>
        {isCopied && t('challenge.copied')}
      </p>
    </Panel>
  );
}
