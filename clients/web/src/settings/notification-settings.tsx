import { useChange } from '../api/use-change';
import { Pending } from '../app/pending';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import {
  NotificationSettingsDocument,
  SetNotificationPreferencesDocument,
} from '../generated/graphql';
import type { SetNotificationPreferencesInput } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { NotificationGrid } from './notification-grid';
import { NotificationTimes } from './notification-times';
import { PushPanel } from './push-panel';
import styles from './settings.module.css';
import { usePart } from './use-part';

/** Which notifications are sent, where and when. Each choice is sent at once. */
export function NotificationSettings() {
  const { data, pending, refresh } = usePart(NotificationSettingsDocument);
  const change = useChange(
    SetNotificationPreferencesDocument,
    (answer) => answer.setNotificationPreferences,
  );
  const preferences = data?.me?.notificationPreferences;
  if (!data?.me || !preferences) return <Pending {...pending} />;
  const send = async (input: SetNotificationPreferencesInput) => {
    await change.send({ input });
    await refresh();
  };
  const { email, emailVerified, pushSubscriptions } = data.me;
  return (
    <>
      <PushPanel
        vapidPublicKey={data.vapidPublicKey}
        subscriptions={pushSubscriptions ?? []}
        refresh={refresh}
      />
      <Panel title={t('settings.whatAndWhere')}>
        {!(email && emailVerified) && (
          <p class={styles.hint}>
            {t('settings.noEmails')} <a href="/settings/account">{t('settings.part.account')}</a>
          </p>
        )}
        <NotificationGrid preferences={preferences} send={send} />
        <SendOutcome
          done={change.isDone && t('settings.saved')}
          errors={change.otherErrors('quietHours')}
        />
      </Panel>
      <NotificationTimes
        preferences={preferences}
        error={change.errorAt('quietHours')}
        send={send}
      />
    </>
  );
}
