import { isSignedIn } from '../api/session';
import { useLiveQuery } from '../api/hooks';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import styles from '../friends/friends.module.css';
import { useFriendChanges } from '../friends/use-friend-change';
import { FriendshipWithDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { isDeletedUser } from './user-name';

interface Props {
  readonly username: string;
}

/**
 * Adds another person as a friend, or answers their request. Nothing for friends, bots, deleted accounts, the viewer and
 * visitors.
 */
export function AddFriend(props: Props) {
  return isSignedIn.value && !isDeletedUser(props.username) ? <Known {...props} /> : null;
}

function Known({ username }: Props) {
  const { data } = useLiveQuery(FriendshipWithDocument, { username });
  const changes = useFriendChanges();
  const all = Object.values(changes);
  const friendship = data?.user?.friendship ?? null;
  if (friendship === null) return null;
  const { request, cancel, accept, decline } = changes;
  const sends = ({ send }: { send: (name: string) => unknown }) => ({
    disabled: all.some(({ isSending }) => isSending),
    onClick: () => void send(username),
  });
  return (
    <div>
      <div class={styles.offer}>
        {friendship === 'NONE' && (
          <Button {...sends(request)}>{t('friends.add', { name: username })}</Button>
        )}
        {friendship === 'REQUEST_SENT' && (
          <>
            <p class={styles.state}>{t('friends.sentTo', { name: username })}</p>
            <Button kind="quiet" {...sends(cancel)}>
              {t('friends.cancel')}
            </Button>
          </>
        )}
        {friendship === 'REQUEST_RECEIVED' && (
          <>
            <p class={styles.state}>{t('friends.asksYou', { name: username })}</p>
            <Button kind="main" {...sends(accept)}>
              {t('friends.accept')}
            </Button>
            <Button {...sends(decline)}>{t('friends.decline')}</Button>
          </>
        )}
        {friendship === 'FRIENDS' && (accept.isDone || request.isDone) && (
          <p class={styles.state}>{t('friends.areFriends', { name: username })}</p>
        )}
      </div>
      <SendOutcome errors={all.flatMap((change) => change.otherErrors())} />
    </div>
  );
}
