import { useLiveQuery } from '../api/hooks';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { useFriendRemoval } from '../friends/use-friend-change';
import { FriendshipWithDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './people.module.css';

/** Ends a friendship; nothing for users who are no friends. */
export function RemoveFriend({ username }: { username: string }) {
  const { data } = useLiveQuery(FriendshipWithDocument, { username });
  const remove = useFriendRemoval();
  if (data?.user?.friendship !== 'FRIENDS') return null;
  return (
    <Panel title={t('friends.friendship')}>
      <p class={styles.muted}>{t('friends.areFriends', { name: username })}</p>
      <ConfirmedButton
        question={t('friends.removeAsk', { name: username })}
        disabled={remove.isSending}
        onConfirm={() => void remove.send(username)}
      >
        {t('friends.remove')}
      </ConfirmedButton>
      <SendOutcome errors={remove.otherErrors()} />
    </Panel>
  );
}
