import type { SidebarMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import parts from './parts.module.css';
import { ShareLink } from './share-link';
import { shownName } from '../people/user-name';

/** Lists the idle partners, says who may watch, and gives the link. */
export function Spectators({ match }: { match: SidebarMatchFragment }) {
  const backed = match.seats.filter(({ backers }) => backers.length > 0);
  return (
    <div class={parts.part}>
      <h3 class={parts.title}>{t('sidebar.spectators')}</h3>
      <p class={parts.hint}>{t(match.onlookers ? 'sidebar.onlookers' : 'sidebar.noOnlookers')}</p>
      {match.viewerSeat === null && <p class={parts.hint}>{ownPart(match)}</p>}
      {backed.map(({ seat, user, backers }) => (
        <p key={seat} class={parts.hint}>
          {t('sidebar.backers', {
            count: backers.length,
            names: backers.map(({ username }) => shownName(username)).join(', '),
            name: shownName(user.username),
          })}
        </p>
      ))}
      {match.onlookers && <ShareLink id={match.id} />}
    </div>
  );
}

function ownPart({ viewerBacks, seats }: SidebarMatchFragment): string {
  if (viewerBacks === null) return t('sidebar.youWatch');
  return t('sidebar.youBack', { name: shownName(seats[viewerBacks]?.user.username ?? '') });
}
