import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { SignInLink } from '../account/sign-in-link';
import { hasEnded, isSignedIn } from '../api/session';
import { isOnline } from '../api/socket';
import { t } from '../i18n/i18n';
import { AccountMenu } from './account-menu';
import { Bell } from './bell';
import styles from './frame.module.css';
import { LanguageSwitch } from './language-switch';
import { Navigation } from './navigation';
import { ThemeSwitch } from './theme-switch';
import { useViewer } from './viewer';

/** The frame of every page: the header with the navigation, and the page itself. */
export function Frame({ children }: { children: ComponentChildren }) {
  const { path } = useLocation();
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), [path]);
  return (
    <>
      <a class={styles.skip} href="#main">
        {t('app.skip')}
      </a>
      <header class={styles.head}>
        <a class={styles.name} href="/">
          Bummerl
        </a>
        <Navigation />
        <div class={styles.tools}>{isSignedIn.value ? <UserTools /> : <VisitorTools />}</div>
      </header>
      <div role="status">
        {!isOnline.value && <p class={styles.sign}>{t('app.offline')}</p>}
        {hasEnded.value && (
          <p class={styles.sign}>
            {t('app.ended')} <SignInLink />
          </p>
        )}
      </div>
      <main id="main" class={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function UserTools() {
  const viewer = useViewer();
  return (
    <>
      <Bell unread={viewer?.unreadNotifications ?? 0} />
      <AccountMenu username={viewer?.me?.username ?? ''} isGuest={viewer?.me?.isGuest ?? false} />
    </>
  );
}

function VisitorTools() {
  return (
    <>
      <LanguageSwitch />
      <ThemeSwitch />
      <SignInLink />
    </>
  );
}
