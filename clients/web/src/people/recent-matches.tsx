import { LivePages } from '../app/live-pages';
import { gameName } from '../challenge/words';
import { RecentMatchesDocument } from '../generated/graphql';
import type { RecentMatchesQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { day } from '../i18n/moments';
import { namesOf, scoreOf, sidesOf } from '../match/sides';
import styles from './people.module.css';

/** Matches that have ended, each a way to its record. */
export function RecentMatches({ username }: { username: string }) {
  return (
    <LivePages
      query={RecentMatchesDocument}
      variablesAt={(after) => ({ username, after })}
      infoOf={({ matches }) => matches.pageInfo}
    >
      {({ matches }, isFirst) => <Page matches={matches.nodes} isFirst={isFirst} />}
    </LivePages>
  );
}

type Listed = RecentMatchesQuery['matches']['nodes'];

function Page({ matches, isFirst }: { matches: Listed; isFirst: boolean }) {
  const whole = matches.filter((match) => match !== null);
  if (whole.length === 0 && isFirst) return <p class={styles.muted}>{t('people.noMatches')}</p>;
  return (
    <ul class={styles.list}>
      {whole.map((match) => (
        <li key={match.id}>
          <a class={styles.row} href={`/match/${encodeURIComponent(match.id)}`}>
            <span class={styles.who}>
              {sidesOf(match, null)
                .map((side) => namesOf(match, side))
                .join(' – ')}
            </span>
            <span>{scoreOf(match, null)}</span>
            <span class={styles.muted}>{gameName(match.variant.key, match.preset)}</span>
            <span class={styles.muted}>{day(match.updatedAt)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
