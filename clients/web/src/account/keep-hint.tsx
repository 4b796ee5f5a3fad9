import { useQuery } from '@urql/preact';
import { LinkButton } from '../design/link-button';
import { IsGuestDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './account.module.css';
import { useSignInAddress } from './sign-in-address';

/** Asks a guest, at the end of a match, to keep the account. The way leads back to this page. */
export function KeepHint() {
  const [{ data }] = useQuery({ query: IsGuestDocument });
  const toKeep = useSignInAddress('/keep');
  if (!data?.me?.isGuest) return null;
  return (
    <aside class={styles.hint}>
      <p>{t('account.keepAfterMatch')}</p>
      <LinkButton href={toKeep}>{t('account.keep')}</LinkButton>
    </aside>
  );
}
