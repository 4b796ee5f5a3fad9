import { CopyButton } from '../design/copy-button';
import { Field } from '../design/field';
import { Panel } from '../design/panel';
import { canShare, ShareButton } from '../design/share-button';
import { t } from '../i18n/i18n';
import styles from './invitation.module.css';
import { QrCode } from './qr-code';

/** The invitation link, as a code, to share and to copy. It opens this client, where a friend sits down at once. */
export function InvitationLink({ token, game }: { token: string; game: string }) {
  const url = new URL(`/join/${encodeURIComponent(token)}`, location.href).href;
  return (
    <Panel title={t('challenge.link')}>
      <div class={styles.share}>
        <QrCode text={url} />
        <div class={styles.ways}>
          <ShareButton kind="main" url={url} title={t('challenge.shareTitle', { game })} />
          <CopyButton kind={canShare() ? 'plain' : 'main'} text={url} />
        </div>
        <Field label={t('challenge.linkLabel')} value={url} readOnly />
      </div>
    </Panel>
  );
}
