import { partsOf } from './card';
import type { CardToken, Rank, Suit } from './card';
import styles from './cards.module.css';
import { Court, isCourt } from './court';
import { cardName, indexOf } from './names';
import { PIPS } from './pips';
import { SuitShape, colourOf } from './suit';

interface Props {
  readonly card: CardToken;
  /** Set if the surrounding element already names the card. */
  readonly isNamed?: boolean;
}

/** A card that lies face up. */
export function CardFace({ card, isNamed = false }: Props) {
  const { suit, rank } = partsOf(card);
  const accessibility = isNamed
    ? { 'aria-hidden': true }
    : { role: 'img' as const, 'aria-label': cardName(card) };
  return (
    <svg viewBox="0 0 100 150" class={`${styles.card} ${colourOf(suit)}`} {...accessibility}>
      <rect x="1" y="1" width="98" height="148" rx="8" class={styles.paper} />
      <Middle suit={suit} rank={rank} />
      <Corner card={card} suit={suit} />
      <g transform="rotate(180 50 75)">
        <Corner card={card} suit={suit} />
      </g>
    </svg>
  );
}

/**
 * The index and the suit in a column of 28. The pips and the court begin to the right of it. Two digits are pressed into
 * the column, whatever the font.
 */
function Corner({ card, suit }: { card: CardToken; suit: Suit }) {
  const index = indexOf(card);
  const press = index.length > 1 && { textLength: 23, lengthAdjust: 'spacingAndGlyphs' as const };
  return (
    <>
      <text x="15" y="29" class={styles.index} {...press}>
        {index}
      </text>
      <svg x="5" y="34" width="20" height="20" viewBox="0 0 24 24">
        <SuitShape suit={suit} />
      </svg>
    </>
  );
}

function Middle({ suit, rank }: { suit: Suit; rank: Rank }) {
  if (isCourt(rank)) return <Court rank={rank} />;
  const places = PIPS[rank] ?? [[50, 75] as const];
  const size = places.length === 1 ? 44 : 17;
  return (
    <>
      {places.map(([x, y]) => (
        <svg
          key={`${x} ${y}`}
          x={x - size / 2}
          y={y - size / 2}
          width={size}
          height={size}
          viewBox="0 0 24 24"
        >
          <SuitShape suit={suit} />
        </svg>
      ))}
    </>
  );
}
