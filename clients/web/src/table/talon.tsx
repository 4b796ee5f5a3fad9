import { CardBack } from '../cards/card-back';
import { CardFace } from '../cards/card-face';
import { t } from '../i18n/i18n';
import type { Match } from './game';
import { nameOf } from './game';
import styles from './talon.module.css';

/** The talon with the trump card under it. After a close the trump card lies face down on top. */
export function Talon({ match }: { match: Match }) {
  const { talonCount, trumpCard, closedBy, phase } = match.deal;
  if (phase === 'CUT') return <Pack />;
  if (talonCount === 0) return null;
  const isClosed = closedBy !== null;
  const closed = isClosed ? t('table.closedBy', { name: nameOf(match, closedBy) }) : null;
  return (
    <figure class={styles.talon} data-open={(trumpCard && !isClosed) || undefined}>
      <div class={styles.pile}>
        {trumpCard && !isClosed && (
          <span class={styles.trump}>
            <CardFace card={trumpCard} />
          </span>
        )}
        {(talonCount > 1 || !trumpCard || isClosed) && (
          <span class={styles.stack}>
            <CardBack />
          </span>
        )}
        {isClosed && (
          <span class={styles.cover}>
            <CardBack />
          </span>
        )}
      </div>
      <figcaption class={styles.caption}>
        {t('table.talon', { count: talonCount })}
        {closed && <strong>{closed}</strong>}
      </figcaption>
    </figure>
  );
}

/** The complete deck before the cut. */
function Pack() {
  return (
    <figure class={styles.talon}>
      <div class={styles.pile}>
        {PACK.map((index) => (
          <span key={index} class={styles.packed}>
            <CardBack />
          </span>
        ))}
      </div>
      <figcaption class={styles.caption}>{t('table.pack')}</figcaption>
    </figure>
  );
}

const PACK = [0, 1, 2];
