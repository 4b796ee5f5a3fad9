import { t } from '../i18n/i18n';
import { moderatedPage } from '../moderation/addresses';
import { useIsModerator } from './use-is-moderator';

/** A link to the page of a player for moderators; for them only. */
export function ToFairPlay({ username }: { username: string }) {
  if (!useIsModerator()) return null;
  return (
    <p>
      <a href={moderatedPage(username)}>{t('moderation.toPerson')}</a>
    </p>
  );
}
