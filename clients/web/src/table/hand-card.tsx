import type { CardToken } from '../cards/card';
import { CardFace } from '../cards/card-face';
import { cardName } from '../cards/names';
import { t } from '../i18n/i18n';
import styles from './hand.module.css';
import { useDrag } from './use-drag';
import { isWithoutPointer } from '../design/use-settled';

interface Props {
  readonly card: CardToken;
  readonly isTrump: boolean;
  readonly isChosen: boolean;
  /** `idle`: no card may be played now. */
  readonly state: 'legal' | 'illegal' | 'idle';
  /** Why the card may not be played; null if it may, and while no card may. */
  readonly whyNot: string | null;
  /** Whether a tap is meant for the card that it hits. */
  readonly isSettled: boolean;
  readonly onTap: () => void;
  /** Called when a card is tapped that may not be played. */
  readonly onRefused: (whyNot: string) => void;
  /** Called when the card is dragged to the middle; null if dragging does nothing. */
  readonly onDrop: (() => void) | null;
}

/** A card in the hand. A card that may not be played stays visible, focusable and readable for screen readers. */
export function HandCard(props: Props) {
  const { card, isTrump, isChosen, state, whyNot, isSettled, onTap, onRefused, onDrop } = props;
  const drag = useDrag(isSettled ? onDrop : null);
  const facts = [cardName(card), isTrump && t('table.trump'), whyNot];
  return (
    <li class={styles.slot}>
      <button
        type="button"
        class={styles.card}
        data-state={state}
        data-card={card}
        data-spot={`hand ${card}`}
        aria-disabled={state !== 'legal' || !isSettled}
        aria-pressed={isChosen || undefined}
        onClick={(event) => {
          if (whyNot) return onRefused(whyNot);
          if (state === 'legal' && (isSettled || isWithoutPointer(event))) onTap();
        }}
        {...drag}
      >
        <span class={styles.description}>{facts.filter(Boolean).join(', ')}</span>
        <CardFace card={card} isNamed />
      </button>
    </li>
  );
}
