import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { CompetitionStandingsDocument } from '../generated/graphql';
import type { CompetitionStandingsQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { ByGroups } from './by-groups';
import type { Grouping } from './by-groups';
import type { PartProps } from './part-props';
import { CrossGroup } from './cross-group';
import { groupsOf } from './groups';

/** Everyone against everyone, for each group or division. */
export function CrossTables({ competition }: PartProps) {
  return (
    <Panel title={t('competitions.part.table')}>
      <p class={people.muted}>{t('competitions.crossHint')}</p>
      <ByGroups competition={competition}>
        {(grouping) => <Tables id={competition.id} {...grouping} />}
      </ByGroups>
    </Panel>
  );
}

/** Each group loads its own table, which is never cut: further pages of standings add nothing to the only one. */
function Tables({ id, own: group, isOne, nameOf }: Grouping & { readonly id: string }) {
  return (
    <LivePages
      query={CompetitionStandingsDocument}
      variablesAt={(after) => ({ id, group, after })}
      infoOf={(data) => (isOne ? null : data.competition?.standings.pageInfo)}
    >
      {(data) => (
        <>
          {groupsOf(linesOf(data)).map(([number, [first]]) => (
            <CrossGroup
              key={number}
              id={id}
              group={number}
              firstLot={first!.lot}
              caption={nameOf(number)}
            />
          ))}
        </>
      )}
    </LivePages>
  );
}

const linesOf = ({ competition }: CompetitionStandingsQuery) =>
  (competition?.standings.nodes ?? []).filter((line) => line !== null);
