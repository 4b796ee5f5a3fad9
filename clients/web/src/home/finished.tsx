import { LivePages } from '../app/live-pages';
import { FinishedMatchesDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { MatchList } from '../match/match-list';

/** The viewer's finished matches, newest first. */
export function Finished() {
  return (
    <LivePages
      query={FinishedMatchesDocument}
      variablesAt={(after) => ({ after })}
      infoOf={({ matches }) => matches.pageInfo}
    >
      {({ matches }, isFirst) => (
        <MatchList matches={matches.nodes} empty={isFirst ? t('home.noneFinished') : null} />
      )}
    </LivePages>
  );
}
