import { useState } from 'preact/hooks';
import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { Switch } from '../design/switch';
import { CompetitionStandingsDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import { Files } from './files';
import type { PartProps } from './part-props';
import { groupName, groupsOf } from './groups';
import { StandingsTable } from './standings-table';

/** The standings by groups or divisions. Who plays in one sees it alone at first. */
export function Standings({ competition }: PartProps) {
  const { id, viewerEntry, form, status } = competition;
  const own = viewerEntry?.group ?? null;
  const [isAll, setAll] = useState(own === null);
  const group = isAll ? null : own;
  return (
    <Panel title={t(status === 'ENDED' ? 'competitions.finalStandings' : 'competitions.standings')}>
      {own !== null && (
        <Switch label={t('competitions.allGroups')} checked={isAll} onChange={setAll} />
      )}
      <LivePages
        key={String(group)}
        query={CompetitionStandingsDocument}
        variablesAt={(after) => ({ id, group, after })}
        infoOf={(data) => data.competition?.standings.pageInfo}
      >
        {(data, isFirst) => {
          const lines = (data.competition?.standings.nodes ?? []).filter((line) => line !== null);
          if (lines.length === 0)
            return isFirst ? <p class={rows.empty}>{t('competitions.noStandings')}</p> : null;
          return (
            <>
              {groupsOf(lines).map(([number, ofGroup]) => (
                <StandingsTable
                  key={number}
                  lines={ofGroup}
                  caption={groupName(number, form.hasDivisions)}
                  ownLot={viewerEntry?.lot ?? null}
                />
              ))}
            </>
          );
        }}
      </LivePages>
      <Files competition={competition} />
    </Panel>
  );
}
