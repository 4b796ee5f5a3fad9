import { serviceNow } from '../api/clock';
import { useChange } from '../api/use-change';
import { Pending } from '../app/pending';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { Switch } from '../design/switch';
import {
  CancelVacationDocument,
  SetAutoVacationDocument,
  VacationSettingsDocument,
} from '../generated/graphql';
import type { VacationSettingsQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { BookVacation } from './book-vacation';
import { dayOf } from '../i18n/dates';
import styles from './settings.module.css';
import { usePart } from './use-part';

type Vacation = NonNullable<NonNullable<VacationSettingsQuery['me']>['vacations']>[number];

/** The viewer's vacations. The viewer's clocks stop on these days. */
export function Vacations() {
  const { data, pending, refresh } = usePart(VacationSettingsDocument);
  const automatic = useChange(SetAutoVacationDocument, (answer) => answer.setAutoVacation);
  if (!data?.me) return <Pending {...pending} />;
  const { vacations, vacationDaysLeft, autoVacation } = data.me;
  const setAutomatic = async (enabled: boolean) => {
    await automatic.send({ input: { enabled } });
    await refresh();
  };
  return (
    <>
      <Panel title={t('settings.book')}>
        <p>{t('settings.daysLeft', { days: vacationDaysLeft ?? 0 })}</p>
        <BookVacation refresh={refresh} />
      </Panel>
      <Panel title={t('settings.vacations')}>
        <Booked vacations={vacations ?? []} refresh={refresh} />
      </Panel>
      <Panel title={t('settings.autoVacation')}>
        <Switch
          label={t('settings.autoVacationOn')}
          hint={t('settings.autoVacationHint')}
          checked={autoVacation ?? false}
          onChange={setAutomatic}
        />
        <SendOutcome
          done={automatic.isDone && t('settings.saved')}
          errors={automatic.otherErrors()}
        />
      </Panel>
    </>
  );
}

interface BookedProps {
  readonly vacations: readonly Vacation[];
  readonly refresh: () => Promise<unknown>;
}

function Booked({ vacations, refresh }: BookedProps) {
  const cancel = useChange(CancelVacationDocument, (data) => data.cancelVacation);
  const send = async (id: string) => {
    await cancel.send({ input: { vacationId: id } });
    await refresh();
  };
  return (
    <>
      {vacations.length === 0 && <p class={styles.hint}>{t('settings.noVacations')}</p>}
      <ul class={styles.list}>
        {vacations.map(({ id, fromDay, toDay, to, automatic }) => (
          <li key={id} class={styles.item}>
            <div>
              {t('settings.days', { from: dayOf(fromDay), to: dayOf(toDay) })}
              {automatic && <p class={styles.hint}>{t('settings.takenAutomatically')}</p>}
            </div>
            {Date.parse(to) > serviceNow() && (
              <ConfirmedButton
                question={t('settings.cancelVacationAsk')}
                disabled={cancel.isSending}
                onConfirm={() => void send(id)}
              >
                {t('settings.cancelVacation')}
              </ConfirmedButton>
            )}
          </li>
        ))}
      </ul>
      <SendOutcome
        done={cancel.isDone && t('settings.vacationCancelled')}
        errors={cancel.otherErrors()}
      />
    </>
  );
}
