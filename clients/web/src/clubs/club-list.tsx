import type { ClubSummaryFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import { pageOfClub } from './addresses';

/** Clubs, each with a link to its page. */
export function ClubList({ clubs }: { clubs: readonly ClubSummaryFragment[] }) {
  return (
    <ul class={rows.list}>
      {clubs.map(({ id, name, about, access, memberCount }) => (
        <li key={id}>
          <a class={rows.row} href={pageOfClub(id)}>
            <span class={rows.who}>{name}</span>
            <span class={rows.when}>{t('clubs.members', { count: memberCount })}</span>
            <span class={rows.muted}>
              {about.split('\n', 1)[0] || t(`clubs.accessShort.${access}`)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
