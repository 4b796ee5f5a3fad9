import { useState } from 'preact/hooks';
import { LivePages } from '../app/live-pages';
import { ClubRemovalsDocument } from '../generated/graphql';
import { day } from '../i18n/dates';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { UserLink } from '../people/user-link';
import { shownName } from '../people/user-name';
import styles from './clubs.module.css';

/** Who was removed, by whom and why. Loaded when it is opened. */
export function ClubRemovals({ clubId }: { clubId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class={styles.summary}>{t('clubs.removals')}</summary>
      {isOpen && <List clubId={clubId} />}
    </details>
  );
}

function List({ clubId }: { clubId: string }) {
  return (
    <LivePages
      query={ClubRemovalsDocument}
      variablesAt={(after) => ({ id: clubId, after })}
      infoOf={({ club }) => club?.removals?.pageInfo}
    >
      {({ club }, isFirst) => {
        const removals = (club?.removals?.nodes ?? []).filter((removal) => removal !== null);
        if (removals.length === 0)
          return isFirst ? <p class={people.muted}>{t('clubs.noRemovals')}</p> : null;
        return (
          <ul class={people.list}>
            {removals.map(({ user, removedBy, reason, removedAt }) => (
              <li key={user.id} class={styles.member}>
                <span class={people.who}>
                  <UserLink username={user.username} />
                </span>
                <span class={styles.note}>
                  {t('clubs.removedBy', {
                    name: shownName(removedBy.username),
                    date: day(removedAt),
                  })}
                </span>
                <span class={styles.note}>{reason}</span>
              </li>
            ))}
          </ul>
        );
      }}
    </LivePages>
  );
}
