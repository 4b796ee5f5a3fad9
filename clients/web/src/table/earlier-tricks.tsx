import { CardFace } from '../cards/card-face';
import { t } from '../i18n/i18n';
import type { Match, Played } from './game';
import { nameOf } from './game';
import styles from './earlier-tricks.module.css';

/** The earlier tricks that the rules let the viewer see, in folds. */
export function EarlierTricks({ match }: { match: Match }) {
  const { lastTrick, ownTricks } = match.deal;
  return (
    <>
      {lastTrick && (
        <details class={styles.back}>
          <summary>{t('table.lastTrick')}</summary>
          <TrickRow match={match} cards={lastTrick} />
        </details>
      )}
      {ownTricks && ownTricks.length > 0 && (
        <details class={styles.back}>
          <summary>{t('table.ownTricks', { count: ownTricks.length })}</summary>
          {ownTricks.map(({ cards }) => (
            <TrickRow key={cards[0]?.card} match={match} cards={cards} />
          ))}
        </details>
      )}
    </>
  );
}

function TrickRow({ match, cards }: { match: Match; cards: readonly Played[] }) {
  return (
    <ul class={styles.row}>
      {cards.map(({ seat, card }) => (
        <li key={card}>
          <CardFace card={card} />
          <span>{nameOf(match, seat)}</span>
        </li>
      ))}
    </ul>
  );
}
