import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { CompetitionLogDocument } from '../generated/graphql';
import type { CompetitionLogQuery } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { UserLink } from '../people/user-link';
import { shownName } from '../people/user-name';
import type { PartProps } from './part-props';
import { ACCESSES } from './access-choice';
import styles from './competitions.module.css';

/** Everything that has happened in the competition, the newest first. */
export function CompetitionLog({ competition: { id } }: PartProps) {
  return (
    <Panel title={t('competitions.part.log')}>
      <p class={people.muted}>{t('competitions.logHint')}</p>
      <LivePages
        query={CompetitionLogDocument}
        variablesAt={(after) => ({ id, after })}
        infoOf={({ competition }) => competition?.log.pageInfo}
      >
        {({ competition }) => (
          <ol class={people.list}>
            {(competition?.log.nodes ?? [])
              .filter((entry) => entry !== null)
              .map((entry) => (
                <li key={entry.number} class={styles.logged}>
                  <Entry entry={entry} />
                </li>
              ))}
          </ol>
        )}
      </LivePages>
    </Panel>
  );
}

type LogEntry = NonNullable<
  NonNullable<CompetitionLogQuery['competition']>['log']['nodes'][number]
>;

function Entry({ entry }: { entry: LogEntry }) {
  const { at, kind, reasonText, round, changes, actor, subject } = entry;
  const who = subject ?? actor;
  return (
    <>
      <span>
        {t(`competitions.logKind.${kind}`)}
        {round !== null && <> · {t('competitions.roundNumber', { round })}</>}
        {who && (
          <>
            {' · '}
            <UserLink username={who.username} />
          </>
        )}
        {changes.length > 0 && <> · {changes.map(changeText).join(' · ')}</>}
        {reasonText && <> · {t('competitions.because', { reason: reasonText })}</>}
      </span>
      <span class={styles.note}>
        {moment(at)}
        {actor && subject && actor.id !== subject.id && (
          <> · {t('competitions.byActor', { name: shownName(actor.username) })}</>
        )}
      </span>
    </>
  );
}

function changeText({ term, valueBefore, valueAfter }: LogEntry['changes'][number]): string {
  const name = t(`competitions.changedTerm.${term}`);
  if (valueBefore === null && valueAfter === null) return name;
  const [before, after] = [valueBefore, valueAfter].map((value) => valueText(term, value));
  return t('competitions.changedValue', { term: name, before: before!, after: after! });
}

function valueText(term: LogEntry['changes'][number]['term'], value: string | null): string {
  if (value === null) return t('competitions.noValue');
  if (isMoment(term)) return moment(value);
  return term === 'ACCESS' && isAccess(value) ? t(`competitions.access.${value}`) : value;
}

const isMoment = (term: string): boolean => ['OPENS_AT', 'STARTS_AT', 'ENDS_AT'].includes(term);

const isAccess = (value: string): value is (typeof ACCESSES)[number] =>
  ACCESSES.some((access) => access === value);
