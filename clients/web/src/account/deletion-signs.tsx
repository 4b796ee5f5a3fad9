import { useQuery } from '@urql/preact';
import { isSignedIn } from '../api/session';
import styles from '../app/signs.module.css';
import { Button } from '../design/button';
import { WithdrawnDeletionDocument } from '../generated/graphql';
import type { WithdrawnDeletionQuery } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import { deleted, hasSignedInHere } from './deletion';
import { SignInLink } from './sign-in-link';

/** What an account's deletion means now: until when it can be taken back, or that it was. */
export function DeletionSigns() {
  return (
    <>
      {deleted.value && <Deleted {...deleted.value} />}
      {isSignedIn.value && hasSignedInHere.value && <Withdrawn />}
    </>
  );
}

function Deleted({ deletesAt }: { deletesAt: string | null }) {
  return (
    <p class={styles.sign}>
      {deletesAt === null
        ? t('leaving.leftGuest')
        : t('leaving.left', { moment: moment(deletesAt) })}{' '}
      {deletesAt !== null && <SignInLink />}{' '}
      <Button kind="quiet" onClick={() => (deleted.value = null)}>
        {t('app.understood')}
      </Button>
    </p>
  );
}

function Withdrawn() {
  const [{ data }] = useQuery({ query: WithdrawnDeletionDocument });
  if (!isWithdrawnNow(data?.me)) return null;
  return (
    <p class={styles.sign}>
      {t('leaving.withdrawn')}{' '}
      <Button kind="quiet" onClick={() => (hasSignedInHere.value = false)}>
        {t('app.understood')}
      </Button>
    </p>
  );
}

/** A deletion is taken back in the moment in which a session begins; the two times may be rounded differently. */
const ROUNDING_MILLIS = 1;

function isWithdrawnNow(me: WithdrawnDeletionQuery['me'] | undefined): boolean {
  const begun = me?.sessions?.find(({ isCurrent }) => isCurrent)?.createdAt;
  if (!begun || !me?.deletionWithdrawnAt) return false;
  return Math.abs(Date.parse(begun) - Date.parse(me.deletionWithdrawnAt)) <= ROUNDING_MILLIS;
}
