import { CopyButton } from '../design/copy-button';
import { Field } from '../design/field';
import { Panel } from '../design/panel';
import { canShare, ShareButton } from '../design/share-button';
import { t } from '../i18n/i18n';
import styles from './invitation.module.css';
import { QrCode } from './qr-code';

/** The invitation link. It opens this client, where a friend sits down at once. */
export function InvitationLink({ token, game }: { token: string; game: string }) {
  return (
    <Panel title={t('challenge.link')}>
      <InvitationWays
        path={`/join/${encodeURIComponent(token)}`}
        title={t('challenge.shareTitle', { game })}
      />
    </Panel>
  );
}

interface Props {
  /** The page of this client to which the link leads. */
  readonly path: string;
  /** What is shared, for the system's share dialogue. */
  readonly title: string;
}

/** A link as a code, to share and to copy. */
export function InvitationWays({ path, title }: Props) {
  const url = new URL(path, location.href).href;
  return (
    <div class={styles.share}>
      <QrCode text={url} />
      <div class={styles.ways}>
        <ShareButton kind="main" url={url} title={title} />
        <CopyButton kind={canShare() ? 'plain' : 'main'} text={url} />
      </div>
      <Field label={t('challenge.linkLabel')} value={url} readOnly />
    </div>
  );
}
