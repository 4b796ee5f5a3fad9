import { t } from '../i18n/i18n';
import { profileOf } from './addresses';
import styles from './people.module.css';
import { isDeletedUser, isHouseBot, shortName } from './user-name';

interface Props {
  readonly username: string;
  readonly isBot?: boolean;
}

/** A user's name with a link to the profile. Bots have a sign. */
export function UserLink({ username, isBot = false }: Props) {
  return (
    <span>
      <NameLink username={username} />
      {(isBot || isHouseBot(username)) && (
        <>
          {' '}
          <span class={styles.badge}>{t('people.bot')}</span>
        </>
      )}
    </span>
  );
}

/** A user's name with a link to the profile, and without one for a deleted account. */
export function NameLink({ username }: Pick<Props, 'username'>) {
  const name = shortName(username);
  return isDeletedUser(username) ? <>{name}</> : <a href={profileOf(username)}>{name}</a>;
}
