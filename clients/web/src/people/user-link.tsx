import { t } from '../i18n/i18n';
import { profileOf } from './addresses';
import styles from './people.module.css';
import { isHouseBot, shortName } from './user-name';

interface Props {
  readonly username: string;
  readonly isBot?: boolean;
}

/** A user's name with a link to the profile. Bots have a sign. */
export function UserLink({ username, isBot = false }: Props) {
  return (
    <span>
      <a href={profileOf(username)}>{shortName(username)}</a>
      {(isBot || isHouseBot(username)) && (
        <>
          {' '}
          <span class={styles.badge}>{t('people.bot')}</span>
        </>
      )}
    </span>
  );
}
