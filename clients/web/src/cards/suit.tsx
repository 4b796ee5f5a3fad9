import type { Suit } from './card';
import styles from './cards.module.css';
import { face } from './face';
import { suitName } from './names';
import { ACORN, BELL, CLUB, DIAMOND, HEART, LEAF, SPADE } from './shapes';

const SHAPES = {
  french: { H: HEART, D: DIAMOND, S: SPADE, C: CLUB },
  german: { H: HEART, D: BELL, S: LEAF, C: ACORN },
} as const;

/** The CSS class with the colour of a suit. It colours everything drawn in `currentColor`. */
export const colourOf = (suit: Suit): string => styles[`${face.value}${suit}`] ?? '';

/** The sign of a suit, 24 × 24. Each suit has its own shape. */
export function SuitShape({ suit }: { suit: Suit }) {
  const { solid, line } = SHAPES[face.value][suit];
  return (
    <>
      <path d={solid} fill="currentColor" />
      {line && <path d={line} class={styles.engraved} />}
    </>
  );
}

interface Props {
  readonly suit: Suit;
  /** Hidden from screen readers, because the name stands beside it. */
  readonly isNamed?: boolean;
}

/** A suit's sign within a text. */
export function SuitSign({ suit, isNamed = false }: Props) {
  const accessibility = isNamed
    ? { 'aria-hidden': true }
    : { role: 'img' as const, 'aria-label': suitName(suit) };
  return (
    <svg viewBox="0 0 24 24" class={`${styles.sign} ${colourOf(suit)}`} {...accessibility}>
      <SuitShape suit={suit} />
    </svg>
  );
}
