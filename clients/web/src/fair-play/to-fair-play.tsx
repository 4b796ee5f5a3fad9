import { t } from '../i18n/i18n';
import { useIsModerator } from './use-is-moderator';

/** A link to the figures about a player; for moderators only. */
export function ToFairPlay({ username }: { username: string }) {
  if (!useIsModerator()) return null;
  return (
    <p>
      <a href={`/moderation/players/${encodeURIComponent(username)}`}>{t('fairPlay.toFairPlay')}</a>
    </p>
  );
}
