import { useLocation } from 'preact-iso';
import { isSignedIn } from '../api/session';
import { t } from '../i18n/i18n';
import { Icon } from './icon';
import styles from './navigation.module.css';
import { waiting } from './title';

/** `isRare`: other pages and the menu of the account lead there too, so it is left out where there is no room. */
const PAGES = [
  { name: 'matches', path: '/', isOwn: false, isRare: false },
  { name: 'lobby', path: '/lobby', isOwn: false, isRare: false },
  { name: 'competitions', path: '/competitions', isOwn: false, isRare: false },
  { name: 'clubs', path: '/clubs', isOwn: true, isRare: false },
  { name: 'friends', path: '/friends', isOwn: true, isRare: false },
  { name: 'people', path: '/people', isOwn: true, isRare: true },
  { name: 'leaderboard', path: '/leaderboard', isOwn: false, isRare: true },
  { name: 'settings', path: '/settings', isOwn: true, isRare: true },
] as const;

/** The beginning of the addresses of a section's pages: `/club` is the page of one of the clubs. */
const sectionOf = (page: string): string => (page === '/clubs' ? '/club' : page);

/** Marks the current page, or the section to which it belongs. */
function currentAt(page: string, here: string): 'page' | 'true' | undefined {
  if (here === page) return 'page';
  if (page === '/') return undefined;
  return [page, sectionOf(page)].some((each) => here.startsWith(`${each}/`)) ? 'true' : undefined;
}

/** The links to the main pages: at the top of a wide screen, at the bottom of a phone. */
export function Navigation() {
  const { path: here } = useLocation();
  const pages = PAGES.filter(({ isOwn }) => !isOwn || isSignedIn.value);
  return (
    <nav class={styles.bar} aria-label={t('app.navigation')}>
      {pages.map(({ name, path, isRare }) => (
        <a
          key={name}
          class={styles.link}
          data-rare={(isRare && isSignedIn.value) || undefined}
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
