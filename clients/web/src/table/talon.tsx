import { CardBack } from '../cards/card-back';
import { CardFace } from '../cards/card-face';
import { SuitSign } from '../cards/suit';
import { t } from '../i18n/i18n';
import type { Match } from './game';
import { nameOf } from './game';
import styles from './talon.module.css';

/** The talon with the trump card under it. After a close the trump card lies face down on top. */
export function Talon({ match }: { match: Match }) {
  const { talonCount, trumpCard, closedBy, phase } = match.deal;
  if (phase === 'CUT') return <Pack />;
  if (talonCount === 0) return match.seats.length === 2 ? <Gone trump={match.deal.trump} /> : null;
  const isClosed = closedBy !== null;
  const closed = isClosed ? t('table.closedBy', { name: nameOf(match, closedBy) }) : null;
  return (
    <figure class={styles.talon} data-open={(trumpCard && !isClosed) || undefined}>
      <div class={styles.pile} data-spot="talon">
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
        {closed && <strong title={closed}>{closed}</strong>}
      </figcaption>
    </figure>
  );
}

/** The place of the talon after its last card, so that the trick stays where it was. */
function Gone({ trump }: { trump: Match['deal']['trump'] }) {
  return (
    <figure class={styles.talon} aria-hidden>
      <div class={styles.pile}>
        <span class={styles.gone}>{trump && <SuitSign suit={trump} isNamed />}</span>
      </div>
      <figcaption class={styles.caption} />
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
