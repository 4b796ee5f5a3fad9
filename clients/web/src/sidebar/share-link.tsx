import { CopyButton } from '../design/copy-button';
import { canShare, ShareButton } from '../design/share-button';
import { t } from '../i18n/i18n';

/** Shares the address of the match. */
export function ShareLink({ id }: { id: string }) {
  const url = new URL(`/match/${encodeURIComponent(id)}`, location.origin).href;
  return canShare() ? (
    <ShareButton url={url} title={t('table.title')} />
  ) : (
    <CopyButton text={url} label={t('sidebar.copyLink')} />
  );
}
