import { useLiveQuery } from '../api/hooks';
import { ConfirmedChange } from '../app/confirmed-change';
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
      <ConfirmedChange
        change={remove}
        variables={username}
        question={t('friends.removeAsk', { name: username })}
      >
        {t('friends.remove')}
      </ConfirmedChange>
    </Panel>
  );
}
