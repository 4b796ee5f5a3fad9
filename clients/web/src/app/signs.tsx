import { useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { DeletionSigns } from '../account/deletion-signs';
import { SignInLink } from '../account/sign-in-link';
import { isPartMissing } from '../api/in-time';
import { isAnswered } from '../api/requests';
import { hasEnded, isOtherUser } from '../api/session';
import { isOnline } from '../api/socket';
import { isForgetful } from '../api/storage';
import { Button } from '../design/button';
import { ViewerDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './signs.module.css';

/** What the user should know on every page: no connection, another user, nothing is stored, a part is missing. */
export function Signs() {
  return (
    <div role="status">
      {!(isOnline.value && isAnswered.value) && <p class={styles.sign}>{t('app.offline')}</p>}
      {hasEnded.value && (
        <p class={styles.sign}>
          {t('app.ended')} <SignInLink />
        </p>
      )}
      <DeletionSigns />
      {isOtherUser.value && <OtherUser />}
      {isForgetful.value && <Forgetful />}
      {isPartMissing.value && (
        <p class={styles.sign}>
          {t('app.partMissing')}{' '}
          <Button kind="quiet" onClick={() => location.reload()}>
            {t('app.again')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Somebody else has signed in in another tab, and this one has begun anew. */
function OtherUser() {
  // Not `useViewer`, which would take the counts of the page with it.
  const [{ data }] = useQuery({ query: ViewerDocument, requestPolicy: 'cache-first' });
  const name = data?.me?.username;
  if (!name) return null;
  return (
    <p class={styles.sign}>
      {t('app.otherUser', { name })}{' '}
      <Button kind="quiet" onClick={() => (isOtherUser.value = false)}>
        {t('app.understood')}
      </Button>
    </p>
  );
}

/** Said once: what is lost when the page is closed. */
function Forgetful() {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <p class={styles.sign}>
      {t('app.forgetful')}{' '}
      <Button kind="quiet" onClick={() => setRead(true)}>
        {t('app.understood')}
      </Button>
    </p>
  );
}
