import { useState } from 'preact/hooks';
import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { Switch } from '../design/switch';
import { CompetitionStandingsDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import { ByGroups } from './by-groups';
import type { Grouping } from './by-groups';
import { Files } from './files';
import type { PartProps } from './part-props';
import { groupsOf } from './groups';
import { StandingsTable } from './standings-table';

/** The standings by groups or divisions. */
export function Standings({ competition }: PartProps) {
  const title = t(
    competition.status === 'ENDED' ? 'competitions.finalStandings' : 'competitions.standings',
  );
  return (
    <Panel title={title}>
      <ByGroups competition={competition}>
        {(grouping) => <Tables competition={competition} title={title} {...grouping} />}
      </ByGroups>
      <Files competition={competition} />
    </Panel>
  );
}

interface TablesProps extends Pick<PartProps, 'competition'>, Grouping {
  readonly title: string;
}

/** Who plays in one of several groups sees it alone at first. */
function Tables({ competition: { id, viewerEntry }, title, own, nameOf }: TablesProps) {
  const [isAll, setAll] = useState(false);
  const group = isAll ? null : own;
  return (
    <>
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
                  title={title}
                  caption={nameOf(number)}
                  ownLot={viewerEntry?.lot ?? null}
                />
              ))}
            </>
          );
        }}
      </LivePages>
    </>
  );
}
