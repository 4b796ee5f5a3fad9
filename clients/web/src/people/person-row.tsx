import type { ComponentChildren } from 'preact';
import type { RatingFactsFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { challengeTo } from './addresses';
import { ratedGameName, ratedGameOf } from './games';
import styles from './people.module.css';
import { UserLink } from './user-link';
import { shownName } from './user-name';

interface Props {
  readonly user: {
    readonly username: string;
    readonly isBot?: boolean;
    readonly ratings: readonly RatingFactsFragment[];
  };
  /** More about the user. */
  readonly children?: ComponentChildren;
}

/** A user in a list, with the rating and a link to a challenge. */
export function PersonRow({ user: { username, isBot = false, ratings }, children }: Props) {
  return (
    <li class={styles.row}>
      <span class={styles.who}>
        <UserLink username={username} isBot={isBot} />
      </span>
      <a
        href={challengeTo(username)}
        aria-label={t('people.challengeName', { name: shownName(username) })}
      >
        {t('people.challenge')}
      </a>
      {(children || ratings.length > 0) && (
        <div class={styles.about}>
          {children}
          {ratings.length > 0 && (
            <div>
              {ratings
                .map((entry) => `${ratedGameName(ratedGameOf(entry))} ${entry.rating}`)
                .join(' · ')}
            </div>
          )}
        </div>
      )}
    </li>
  );
}
