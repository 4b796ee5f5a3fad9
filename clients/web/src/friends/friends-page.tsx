import { useEffect } from 'preact/hooks';
import { SignInLink } from '../account/sign-in-link';
import { reloadLists } from '../api/live';
import { isSignedIn } from '../api/session';
import { Title } from '../app/title';
import { t } from '../i18n/i18n';
import styles from '../people/people.module.css';
import { AddByName } from './add-by-name';
import { FriendList } from './friend-list';
import { ReceivedRequests, SentRequests } from './friend-requests';

/** Who is online changes without an event, so it is read again this often while the page is in view. */
const READ_AGAIN_MILLIS = 60_000;

/** The viewer's friends, the requests to answer, and a form that sends one. */
export function FriendsPage() {
  return (
    <div class={styles.page}>
      <Title text={t('friends.title')} />
      <header class={styles.head}>
        <h1>{t('friends.title')}</h1>
        <a href="/people">{t('friends.toPeople')}</a>
      </header>
      {isSignedIn.value ? (
        <Own />
      ) : (
        <p class={styles.muted}>
          {t('friends.signedOut')} <SignInLink />
        </p>
      )}
    </div>
  );
}

function Own() {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reloadLists();
    }, READ_AGAIN_MILLIS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class={styles.columns}>
      <div>
        <ReceivedRequests />
        <FriendList />
      </div>
      <div>
        <AddByName />
        <SentRequests />
      </div>
    </div>
  );
}
