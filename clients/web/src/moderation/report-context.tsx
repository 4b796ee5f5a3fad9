import { Panel } from '../design/panel';
import type { FullReportFragment, ReportPageQuery } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { shownName } from '../people/user-name';
import { wording } from '../sidebar/message-log';
import styles from './moderation.module.css';

interface Props {
  readonly report: FullReportFragment;
  readonly phrases: ReportPageQuery['phrases'];
}

/** The messages around the reported one, and the match. */
export function ReportContext({ report, phrases }: Props) {
  const { match, message, messagesAround, reported } = report;
  if (!match && messagesAround.length === 0) return null;
  return (
    <Panel title={t('moderation.context')}>
      <div class={styles.part}>
        <ol class={styles.messages}>
          {messagesAround.map((one) => {
            const isReported =
              one.sender.id === reported?.id && [one.text, one.phrase].includes(message);
            return (
              <li key={one.id} data-reported={isReported || undefined}>
                <strong>{shownName(one.sender.username)}</strong>{' '}
                <span class={people.muted}>{moment(one.createdAt)}</span>
                <p>
                  {isReported ? (
                    <mark>{wording(one, phrases)}</mark>
                  ) : (
                    <bdi>{wording(one, phrases)}</bdi>
                  )}
                </p>
              </li>
            );
          })}
        </ol>
        {match && <a href={`/match/${encodeURIComponent(match.id)}`}>{t('moderation.match')}</a>}
      </div>
    </Panel>
  );
}
