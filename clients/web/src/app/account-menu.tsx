import { Button } from '../design/button';
import { ConfirmedButton } from '../design/confirmed-button';
import { t } from '../i18n/i18n';
import { countSign, useOpenReportCount } from '../moderation/use-open-report-count';
import { useStaffRole } from '../moderation/use-staff-role';
import { Icon } from './icon';
import styles from './account-menu.module.css';
import { LanguageSwitch } from './language-switch';
import { Popover } from './popover';
import { ThemeSwitch } from './theme-switch';
import { useSignOut } from './use-sign-out';

interface Props {
  readonly username: string;
  /** A guest who signs out cannot come back. */
  readonly isGuest: boolean;
}

/** The menu of the signed-in user: profile, language, colours and signing out. */
export function AccountMenu({ username, isGuest }: Props) {
  const { signOut, isSending } = useSignOut();
  return (
    <Popover
      label={t('app.account', { name: username })}
      sign={
        <>
          <Icon name="person" />
          <span class={styles.name}>{username}</span>
        </>
      }
    >
      <div class={styles.menu}>
        <a class={styles.link} href={`/user/${encodeURIComponent(username)}`}>
          {t('app.profile')}
        </a>
        <a class={styles.link} href="/settings">
          {t('app.to.settings')}
        </a>
        <ToModeration />
        <div class={styles.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        {isGuest ? (
          <>
            <a class={styles.link} href="/keep">
              {t('account.keep')}
            </a>
            <ConfirmedButton
              question={t('app.signOutGuest')}
              disabled={isSending}
              onConfirm={() => void signOut()}
            >
              {t('app.signOut')}
            </ConfirmedButton>
          </>
        ) : (
          <Button kind="quiet" disabled={isSending} onClick={() => void signOut()}>
            {t('app.signOut')}
          </Button>
        )}
      </div>
    </Popover>
  );
}

/** Only for those who have a role, with the number of reports that wait. */
function ToModeration() {
  const waiting = useOpenReportCount();
  if (!useStaffRole()) return null;
  return (
    <a class={styles.link} href="/moderation">
      {t('app.toModeration')}
      {countSign(waiting)}
    </a>
  );
}
