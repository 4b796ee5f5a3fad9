import { LivePages } from '../app/live-pages';
import { CompetitionList } from '../competitions/competition-list';
import { LinkButton } from '../design/link-button';
import { Panel } from '../design/panel';
import { CompetitionsDocument } from '../generated/graphql';
import type { WholeClubFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';

/** The competitions that a club runs, the newest first. Its owner and keepers can announce one. */
export function ClubCompetitions({ club: { id, viewerRole } }: { club: WholeClubFragment }) {
  const mayAnnounce = viewerRole === 'OWNER' || viewerRole === 'KEEPER';
  return (
    <Panel title={t('competitions.title')}>
      <LivePages
        query={CompetitionsDocument}
        variablesAt={(after) => ({ filter: { clubId: id }, after })}
        infoOf={({ competitions }) => competitions.pageInfo}
      >
        {({ competitions }, isFirst) => {
          const found = competitions.nodes.filter((one) => one !== null);
          if (found.length === 0)
            return isFirst ? <p class={rows.empty}>{t('clubs.noCompetitions')}</p> : null;
          return <CompetitionList competitions={found} />;
        }}
      </LivePages>
      {mayAnnounce && (
        <LinkButton href={`/competitions/new?club=${encodeURIComponent(id)}`}>
          {t('competitions.new')}
        </LinkButton>
      )}
    </Panel>
  );
}
