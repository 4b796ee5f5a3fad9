import { t } from '../i18n/i18n';
import { profileOf } from './addresses';
import styles from './people.module.css';

interface Props {
  readonly username: string;
  readonly isBot?: boolean;
}

/** A user's name with a link to the profile. */
export function UserLink({ username, isBot = false }: Props) {
  return (
    <span>
      <a href={profileOf(username)}>{username}</a>
      {isBot && (
        <>
          {' '}
          <span class={styles.badge}>{t('people.bot')}</span>
        </>
      )}
    </span>
  );
}
