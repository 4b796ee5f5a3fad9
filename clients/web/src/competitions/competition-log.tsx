import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { CompetitionLogDocument } from '../generated/graphql';
import type { CompetitionLogQuery } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { UserLink } from '../people/user-link';
import type { PartProps } from './part-props';
import styles from './competitions.module.css';
import { NO_MORE } from './no-more';

/** Everything that has happened in the competition, the newest first. */
export function CompetitionLog({ competition: { id } }: PartProps) {
  return (
    <Panel title={t('competitions.part.log')}>
      <p class={people.muted}>{t('competitions.logHint')}</p>
      <LivePages
        query={CompetitionLogDocument}
        variablesAt={(after) => ({ id, after })}
        infoOf={({ competition }) => competition?.log.pageInfo ?? NO_MORE}
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

function Entry({ entry: { at, kind, reasonText, round, actor, subject } }: { entry: LogEntry }) {
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
        {reasonText && <> · {t('competitions.because', { reason: reasonText })}</>}
      </span>
      <span class={styles.note}>
        {moment(at)}
        {actor && subject && actor.id !== subject.id && (
          <> · {t('competitions.byActor', { name: actor.username })}</>
        )}
      </span>
    </>
  );
}
