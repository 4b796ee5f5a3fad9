import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { session } from '../api/session';
import { isOnline } from '../api/socket';
import { t } from '../i18n/i18n';
import styles from './frame.module.css';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme-switch';
import { Viewer } from './viewer';

/** What stands around every page: the head with the way home, and the page itself. */
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
        <nav class={styles.nav} aria-label={t('app.navigation')}>
          {session.value ? <Viewer /> : <a href="/login">{t('app.signIn')}</a>}
          <LanguageSwitch />
          <ThemeSwitch />
        </nav>
      </header>
      {!isOnline.value && (
        <p class={styles.offline} role="status">
          {t('app.offline')}
        </p>
      )}
      <main id="main" class={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
