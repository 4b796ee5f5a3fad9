import { LivePages } from '../app/live-pages';
import { RecentMatchesDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { MatchList } from '../match/match-list';

/** A player's finished matches, from that player's view. */
export function RecentMatches({ username }: { username: string }) {
  return (
    <LivePages
      query={RecentMatchesDocument}
      variablesAt={(after) => ({ username, after })}
      infoOf={({ matches }) => matches.pageInfo}
    >
      {({ matches }, isFirst) => (
        <MatchList
          matches={matches.nodes}
          empty={isFirst ? t('people.noMatches') : null}
          username={username}
        />
      )}
    </LivePages>
  );
}
