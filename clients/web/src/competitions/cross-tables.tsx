import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { CompetitionStandingsDocument } from '../generated/graphql';
import type { CompetitionStandingsQuery, WholeCompetitionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import type { PartProps } from './part-props';
import { CrossGroup } from './cross-group';
import { groupName, groupsOf } from './groups';

/** Everyone against everyone, for each group or division. Each of them loads its own table, which is never cut. */
export function CrossTables({ competition }: PartProps) {
  const { id, form, viewerEntry } = competition;
  const group = viewerEntry?.group ?? null;
  return (
    <Panel title={t('competitions.part.table')}>
      <p class={people.muted}>{t('competitions.crossHint')}</p>
      <LivePages
        query={CompetitionStandingsDocument}
        variablesAt={(after) => ({ id, group, after })}
        infoOf={(data) => (hasOneGroup(competition) ? null : data.competition?.standings.pageInfo)}
      >
        {(data) => (
          <>
            {groupsOf(linesOf(data)).map(([number, [first]]) => (
              <CrossGroup
                key={number}
                id={id}
                group={number}
                firstLot={first!.lot}
                caption={groupName(number, form.hasDivisions)}
              />
            ))}
          </>
        )}
      </LivePages>
    </Panel>
  );
}

/** Whether all are in one group: its table is complete, so that further pages of standings add nothing. */
const hasOneGroup = ({ chosenSettings }: WholeCompetitionFragment): boolean =>
  chosenSettings.some(({ setting, chosen }) => setting.key === 'groups' && chosen.integer === 1);

const linesOf = ({ competition }: CompetitionStandingsQuery) =>
  (competition?.standings.nodes ?? []).filter((line) => line !== null);
