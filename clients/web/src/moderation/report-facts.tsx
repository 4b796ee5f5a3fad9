import { Panel } from '../design/panel';
import type {
  FullReportFragment,
  ReportPageQuery,
  ReportTalliesFragment,
} from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import { language } from '../i18n/language';
import people from '../people/people.module.css';
import { UserLink } from '../people/user-link';
import { moderatedPage } from './addresses';
import styles from './moderation.module.css';
import { accountName } from './report-row';

interface Props {
  readonly report: FullReportFragment;
  readonly phrases: ReportPageQuery['phrases'];
}

/** What was reported, about whom and by whom. */
export function ReportFacts({ report, phrases }: Props) {
  const { reason, comment, message, createdAt, reported, reporter } = report;
  const phrase = phrases.find((one) => one.phrase === message);
  return (
    <Panel title={t('moderation.aboutName', { name: accountName(reported) })}>
      <dl class={people.facts}>
        <dt>{t('people.reportReason')}</dt>
        <dd>{t(`people.reason.${reason}`)}</dd>
        {message && (
          <Words name={t('moderation.message')} text={phrase?.[language.value] ?? message} />
        )}
        {comment && <Words name={t('moderation.comment')} text={comment} />}
        <Person
          name={t('moderation.reported')}
          user={reported}
          tallies={report.reportsOfReported}
        />
        <Person
          name={t('moderation.reporter')}
          user={reporter}
          tallies={report.reportsByReporter}
        />
        <dt>{t('moderation.reportedAt')}</dt>
        <dd>{moment(createdAt)}</dd>
      </dl>
      {reported && (
        <p>
          <a href={moderatedPage(reported.username)}>{t('moderation.toPerson')}</a>
        </p>
      )}
    </Panel>
  );
}

/** What somebody has written. */
function Words({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd class={styles.lines}>
        <bdi>{text}</bdi>
      </dd>
    </>
  );
}

interface PersonProps {
  readonly name: string;
  readonly user: { readonly username: string } | null;
  readonly tallies: ReportTalliesFragment;
}

/** A person, and what became of the reports about or by them. */
function Person({ name, user, tallies: { undecided, upheld, dismissed } }: PersonProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {user ? <UserLink username={user.username} /> : t('moderation.deleted')}
        <span class={people.muted}>
          {' '}
          {t('moderation.tallies', { undecided, upheld, dismissed })}
        </span>
      </dd>
    </>
  );
}
