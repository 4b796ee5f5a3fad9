import { SmallFace } from '../cards/small-face';
import { t } from '../i18n/i18n';
import type { Match, Played } from './game';
import { nameOf } from './game';
import styles from './earlier-tricks.module.css';

/** The earlier tricks that the rules let the viewer see, in a fold that opens over the table. */
export function EarlierTricks({ match }: { match: Match }) {
  const { lastTrick, ownTricks } = match.deal;
  const own = ownTricks ?? [];
  if (!lastTrick && own.length === 0) return null;
  return (
    <details class={styles.fold} onClick={(event) => event.stopPropagation()}>
      <summary class={styles.title}>{t('table.earlierTricks')}</summary>
      <div class={styles.box}>
        {lastTrick && (
          <section class={styles.part}>
            <h2 class={styles.heading}>{t('table.lastTrick')}</h2>
            <TrickRow match={match} cards={lastTrick} />
          </section>
        )}
        {own.length > 0 && (
          <section class={styles.part}>
            <h2 class={styles.heading}>{t('table.ownTricks', { count: own.length })}</h2>
            {own.map(({ cards }) => (
              <TrickRow key={cards[0]?.card} match={match} cards={cards} />
            ))}
          </section>
        )}
      </div>
    </details>
  );
}

function TrickRow({ match, cards }: { match: Match; cards: readonly Played[] }) {
  return (
    <ul class={styles.row}>
      {cards.map(({ seat, card }) => (
        <li key={card}>
          <SmallFace card={card} />
          <span>{nameOf(match, seat)}</span>
        </li>
      ))}
    </ul>
  );
}
