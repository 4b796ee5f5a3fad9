import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { CompetitionEntriesDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import people from '../people/people.module.css';
import type { PartProps } from './part-props';
import styles from './competitions.module.css';
import { EntrantName } from './entrant-name';
import { ActsOnEntrant } from './acts-on-entrant';
import { isReplaced } from './replaced';

/** Who has entered, in the order of entering, with what has become of the entry. */
export function Entrants({ competition }: PartProps) {
  const { id, enteredCount, form } = competition;
  const isLadder = form.isLadder;
  return (
    <Panel title={t('competitions.part.entrants')} count={enteredCount}>
      <LivePages
        query={CompetitionEntriesDocument}
        variablesAt={(after) => ({ id, isLadder, after })}
        infoOf={(data) => data.competition?.entries.pageInfo}
      >
        {(data, isFirst) => {
          const entries = (data.competition?.entries.nodes ?? []).filter((entry) => entry !== null);
          if (entries.length === 0)
            return isFirst ? <p class={rows.empty}>{t('competitions.noEntrants')}</p> : null;
          return (
            <ol class={people.list}>
              {entries.map((entry) => (
                <li key={entry.number} class={styles.entrant}>
                  <span class={people.who}>
                    {t('competitions.entryNumber', { number: entry.number })}{' '}
                    <EntrantName entry={entry} />
                  </span>
                  <span class={styles.note}>
                    {isReplaced(entry)
                      ? t('competitions.lotOut')
                      : t(`competitions.entryStatus.${entry.status}`)}
                    {entry.reentryOf !== null && (
                      <> · {t('competitions.reentry', { number: entry.reentryOf })}</>
                    )}
                    {entry.place !== null && (
                      <> · {t('competitions.placeText', { place: entry.place })}</>
                    )}
                  </span>
                  <ActsOnEntrant competition={competition} entry={entry} />
                </li>
              ))}
            </ol>
          );
        }}
      </LivePages>
    </Panel>
  );
}
