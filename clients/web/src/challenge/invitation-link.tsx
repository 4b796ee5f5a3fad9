import { CopyButton } from '../design/copy-button';
import { Field } from '../design/field';
import { Panel } from '../design/panel';
import { ShareButton } from '../design/share-button';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';

/** The invitation link. It opens this client, where the challenge can be accepted at once. */
export function InvitationLink({ token }: { token: string }) {
  const url = new URL(`/join/${encodeURIComponent(token)}`, location.href).href;
  return (
    <Panel title={t('challenge.link')}>
      <div class={styles.link}>
        <Field label={t('challenge.linkLabel')} value={url} readOnly />
        <CopyButton kind="main" text={url} />
        <ShareButton url={url} title={t('challenge.one')} />
      </div>
    </Panel>
  );
}
