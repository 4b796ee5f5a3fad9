import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { SignInLink } from '../account/sign-in-link';
import { isSignedIn } from '../api/session';
import { t } from '../i18n/i18n';
import { AccountMenu } from './account-menu';
import { Bell } from './bell';
import styles from './frame.module.css';
import { LanguageSwitch } from './language-switch';
import { Navigation } from './navigation';
import { Signs } from './signs';
import { ThemeSwitch } from './theme-switch';
import { useViewer } from './viewer';

/** A table fills the screen of a phone: there the header is slim and holds the navigation too. */
const TABLE_PATH = /^\/match\/[^/]+\/?$/;

/** The frame of every page: the header with the navigation, and the page itself. */
export function Frame({ children }: { children: ComponentChildren }) {
  const { path } = useLocation();
  const isTable = TABLE_PATH.test(path) || undefined;
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), [path]);
  return (
    <>
      <a class={styles.skip} href="#main">
        {t('app.skip')}
      </a>
      <header class={styles.head} data-table={isTable}>
        <a class={styles.name} href="/">
          Bummerl
        </a>
        <Navigation />
        <div class={styles.tools}>{isSignedIn.value ? <UserTools /> : <VisitorTools />}</div>
      </header>
      <Signs />
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
