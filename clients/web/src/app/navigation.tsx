import { useLocation } from 'preact-iso';
import { isSignedIn } from '../api/session';
import { t } from '../i18n/i18n';
import { Icon } from './icon';
import styles from './navigation.module.css';
import { waiting } from './title';

const PAGES = [
  { name: 'matches', path: '/', isOwn: false },
  { name: 'lobby', path: '/lobby', isOwn: false },
  { name: 'friends', path: '/friends', isOwn: true },
  { name: 'people', path: '/people', isOwn: true },
  { name: 'leaderboard', path: '/leaderboard', isOwn: false },
  { name: 'settings', path: '/settings', isOwn: true },
] as const;

/** Marks the current page, or the section to which it belongs. */
function currentAt(page: string, here: string): 'page' | 'true' | undefined {
  if (here === page) return 'page';
  return page !== '/' && here.startsWith(`${page}/`) ? 'true' : undefined;
}

/** The links to the main pages: at the top of a wide screen, at the bottom of a phone. */
export function Navigation() {
  const { path: here } = useLocation();
  const pages = PAGES.filter(({ isOwn }) => !isOwn || isSignedIn.value);
  return (
    <nav class={styles.bar} aria-label={t('app.navigation')}>
      {pages.map(({ name, path }) => (
        <a
          key={name}
          class={styles.link}
          data-rare={(name === 'leaderboard' && isSignedIn.value) || undefined}
          href={path}
          aria-current={currentAt(path, here)}
        >
          <Icon name={name} />
          <span>{t(`app.to.${name}`)}</span>
          {name === 'matches' && waiting.value > 0 && (
            <span class={styles.count} translate={false}>
              {waiting.value}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
