import { useLiveQuery } from '../api/hooks';
import { useChange } from '../api/use-change';
import { Answer } from '../app/answer';
import { ConfirmedButton } from '../design/confirmed-button';
import { CopyButton } from '../design/copy-button';
import { SendOutcome } from '../design/outcome';
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
      <ConfirmedButton
        question={t('competitions.calendarRenewAsk')}
        disabled={renew.isSending}
        onConfirm={() => void renew.send({})}
      >
        {t('competitions.calendarRenew')}
      </ConfirmedButton>
      <SendOutcome errors={renew.otherErrors()} />
    </>
  );
}
