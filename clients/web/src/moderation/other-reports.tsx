import type { FullReportFragment } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import { reportPage } from './addresses';
import styles from './moderation.module.css';
import { accountName, shortenedWords } from './report-row';

interface Props {
  readonly reports: FullReportFragment['otherOpenReports'];
  readonly ticked: ReadonlySet<string>;
  readonly onChange: (ticked: ReadonlySet<string>) => void;
}

/** The other open reports about the person, to be decided together with the one of the page. */
export function OtherReports({ reports, ticked, onChange }: Props) {
  function tick(id: string, isTicked: boolean): void {
    const rest = [...ticked].filter((each) => each !== id);
    onChange(new Set(isTicked ? [...rest, id] : rest));
  }
  return (
    <fieldset class={styles.others}>
      <legend>{t('moderation.others')}</legend>
      <p>{t('moderation.othersHint')}</p>
      {reports.map(({ id, reason, reporter, message, comment, createdAt }) => (
        <div key={id}>
          <label>
            <input
              type="checkbox"
              checked={ticked.has(id)}
              onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
            />
            {t('moderation.otherOf', {
              reason: t(`people.reason.${reason}`),
              name: accountName(reporter),
            })}
          </label>
          <p>
            <a href={reportPage(id)}>{t('moderation.toOther', { moment: moment(createdAt) })}</a>
            {(message ?? comment) && (
              <>
                {': '}
                <bdi>{shortenedWords(message ?? comment ?? '')}</bdi>
              </>
            )}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
