import { useLiveQuery } from '../api/hooks';
import { useChange } from '../api/use-change';
import { Answer } from '../app/answer';
import { ConfirmedChange } from '../app/confirmed-change';
import { CopyButton } from '../design/copy-button';
import { Panel } from '../design/panel';
import {
  CompetitionCalendarDocument,
  RenewCompetitionCalendarDocument,
} from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import styles from './competitions.module.css';

/** The address at which a calendar program finds the viewer's rounds. */
export function Calendar() {
  const result = useLiveQuery(CompetitionCalendarDocument, {});
  return (
    <Panel title={t('competitions.calendar')}>
      <p class={people.muted}>{t('competitions.calendarLead')}</p>
      <Answer result={result}>
        {({ me }) => me?.competitionCalendarUrl && <Address url={me.competitionCalendarUrl} />}
      </Answer>
    </Panel>
  );
}

function Address({ url }: { url: string }) {
  const renew = useChange(
    RenewCompetitionCalendarDocument,
    (data) => data.renewCompetitionCalendar,
  );
  return (
    <>
      <p>
        <code class={styles.address}>{url}</code> <CopyButton text={url} />
      </p>
      <ConfirmedChange change={renew} variables={{}} question={t('competitions.calendarRenewAsk')}>
        {t('competitions.calendarRenew')}
      </ConfirmedChange>
    </>
  );
}
