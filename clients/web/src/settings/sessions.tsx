import { useLocation } from 'preact-iso';
import { forgetSession } from '../api/session';
import { useChange } from '../api/use-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { LogoutEverywhereDocument } from '../generated/graphql';
import type { AccountSettingsQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { fromNow, moment } from '../i18n/dates';
import { unsubscribeHere } from './push';
import styles from './settings.module.css';

type Session = NonNullable<NonNullable<AccountSettingsQuery['me']>['sessions']>[number];

/** The viewer's sessions, with a button that ends all of them. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const { route } = useLocation();
  const end = useChange(LogoutEverywhereDocument, (data) => data.logoutEverywhere);
  async function leave(): Promise<void> {
    await unsubscribeHere();
    forgetSession();
    route('/login');
  }
  return (
    <>
      <ul class={styles.list}>
        {sessions.map(({ id, isCurrent, createdAt, lastUsedAt, network }) => (
          <li key={id} class={styles.item}>
            <div>
              {network} {isCurrent && <strong>{t('settings.thisSession')}</strong>}
              <p class={styles.hint}>
                {t('settings.sessionTimes', {
                  since: moment(createdAt),
                  used: fromNow(lastUsedAt),
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmedChange
        change={end}
        variables={{}}
        question={t('settings.endAllAsk')}
        onDone={() => void leave()}
      >
        {t('settings.endAll')}
      </ConfirmedChange>
    </>
  );
}
