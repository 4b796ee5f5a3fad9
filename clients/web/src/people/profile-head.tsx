import { LinkButton } from '../design/link-button';
import type { ProfileQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { day, dayOf } from '../i18n/dates';
import { AddFriend } from './add-friend';
import { challengeTo } from './addresses';
import styles from './people.module.css';
import { shortName } from './user-name';

interface Props {
  readonly user: NonNullable<ProfileQuery['user']>;
  readonly viewer: ProfileQuery['me'];
}

/** The head of a profile, with the button for a challenge. */
export function ProfileHead({ user, viewer }: Props) {
  const { id, username, isBot, createdAt, vacation } = user;
  const isSelf = viewer?.id === id;
  return (
    <header class={styles.head}>
      <div>
        <h1>
          {shortName(username)} {isBot && <span class={styles.badge}>{t('people.bot')}</span>}
        </h1>
        <p class={styles.muted}>{t('people.since', { day: day(createdAt) })}</p>
        {vacation.map(({ id: key, fromDay, toDay }) => (
          <p key={key} class={styles.muted}>
            {t('people.vacation', { from: dayOf(fromDay), to: dayOf(toDay) })}
          </p>
        ))}
      </div>
      {isSelf ? (
        <a href="/settings">{t('people.toSettings')}</a>
      ) : (
        <div class={styles.actions}>
          {!isBot && <AddFriend username={username} />}
          <LinkButton kind="main" href={challengeTo(username)}>
            {t('people.challenge')}
          </LinkButton>
        </div>
      )}
    </header>
  );
}
