import type { CardToken } from '../cards/card';
import { CardFace } from '../cards/card-face';
import { cardName } from '../cards/names';
import { t } from '../i18n/i18n';
import styles from './hand.module.css';
import { useDrag } from './use-drag';

interface Props {
  readonly card: CardToken;
  readonly isTrump: boolean;
  readonly isChosen: boolean;
  /** `idle`: no card may be played now. */
  readonly state: 'legal' | 'illegal' | 'idle';
  readonly onTap: () => void;
  /** Called when the card is dragged to the middle; null if dragging does nothing. */
  readonly onDrop: (() => void) | null;
}

/** A card in the hand. A card that may not be played stays visible, focusable and readable for screen readers. */
export function HandCard({ card, isTrump, isChosen, state, onTap, onDrop }: Props) {
  const drag = useDrag(onDrop);
  const facts = [
    cardName(card),
    isTrump && t('table.trump'),
    state === 'illegal' && t('table.notNow'),
  ];
  return (
    <li class={styles.slot}>
      <button
        type="button"
        class={styles.card}
        data-state={state}
        data-card={card}
        aria-disabled={state !== 'legal'}
        aria-pressed={isChosen || undefined}
        onClick={() => state === 'legal' && onTap()}
        {...drag}
      >
        <span class={styles.description}>{facts.filter(Boolean).join(', ')}</span>
        <CardFace card={card} isNamed />
      </button>
    </li>
  );
}
