import { useId } from 'preact/hooks';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { useOptimistic } from '../design/use-optimistic';
import { SetTimeZoneDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { BROWSERS_ZONE as here, zoneName, zonesWith } from '../i18n/zone';
import styles from './settings.module.css';

/** The user's time zone. It is used for dates, times, days of vacation and quiet hours. */
export function ZoneChoice({ zone, refresh }: { zone: string; refresh: () => Promise<unknown> }) {
  const id = useId();
  const change = useChange(SetTimeZoneDocument, (data) => data.setTimeZone);
  const send = async (timeZone: string) => {
    await change.send({ input: { timeZone } });
    await refresh();
  };
  const [shown, choose] = useOptimistic(zone, send);
  return (
    <Panel title={t('settings.zone')}>
      <div class={styles.form}>
        <p id={id} class={styles.hint}>
          {t('settings.zoneHint')}
        </p>
        <label class={styles.select}>
          {t('settings.zone')}
          <select
            aria-describedby={id}
            value={shown}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {zonesWith(here, zone).map((each) => (
              <option key={each} value={each}>
                {zoneName(each)}
              </option>
            ))}
          </select>
        </label>
        {here !== zone && (
          <Button disabled={change.isSending} onClick={() => void send(here)}>
            {t('settings.zoneHere', { zone: here })}
          </Button>
        )}
        <SendOutcome done={change.isDone && t('settings.saved')} errors={change.otherErrors()} />
      </div>
    </Panel>
  );
}
