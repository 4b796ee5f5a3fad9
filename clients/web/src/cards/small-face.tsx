import { partsOf } from './card';
import type { CardToken } from './card';
import styles from './cards.module.css';
import { cardName, indexOf } from './names';
import { SuitShape, colourOf } from './suit';

/** A card that is shown small or half covered: only its index and its suit, large and at the left edge. */
export function SmallFace({ card }: { card: CardToken }) {
  const { suit } = partsOf(card);
  const index = indexOf(card);
  const press = index.length > 1 && { textLength: 44, lengthAdjust: 'spacingAndGlyphs' as const };
  return (
    <svg
      viewBox="0 0 100 150"
      class={`${styles.card} ${colourOf(suit)}`}
      role="img"
      aria-label={cardName(card)}
    >
      <rect x="1" y="1" width="98" height="148" rx="8" class={styles.paper} />
      <text x="6" y="52" class={styles.large} {...press}>
        {index}
      </text>
      <svg x="6" y="64" width="38" height="38" viewBox="0 0 24 24">
        <SuitShape suit={suit} />
      </svg>
    </svg>
  );
}
