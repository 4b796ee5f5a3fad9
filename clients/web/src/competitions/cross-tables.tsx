import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { CompetitionStandingsDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import type { PartProps } from './part-props';
import { CrossTable } from './cross-table';
import { groupName, groupsOf } from './groups';
import { NO_MORE } from './no-more';

/** A larger field is shown by rounds only. */
const MOST = 32;

/** Everyone against everyone, for each group or division. */
export function CrossTables({ competition }: PartProps) {
  const { id, form, viewerEntry } = competition;
  const group = viewerEntry?.group ?? null;
  return (
    <Panel title={t('competitions.part.table')}>
      <p class={people.muted}>{t('competitions.crossHint')}</p>
      <LivePages
        query={CompetitionStandingsDocument}
        variablesAt={(after) => ({ id, group, after })}
        infoOf={(data) => data.competition?.standings.pageInfo ?? NO_MORE}
      >
        {(data) => {
          const lines = (data.competition?.standings.nodes ?? []).filter((line) => line !== null);
          return (
            <>
              {groupsOf(lines).map(([number, ofGroup]) =>
                ofGroup.length > MOST ? (
                  <p key={number}>{t('competitions.tooManyToCross')}</p>
                ) : (
                  <CrossTable
                    key={number}
                    id={id}
                    lines={ofGroup}
                    caption={groupName(number, form.hasDivisions)}
                  />
                ),
              )}
            </>
          );
        }}
      </LivePages>
    </Panel>
  );
}
