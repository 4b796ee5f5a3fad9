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
  /** `idle` while no card may be played at all. */
  readonly state: 'legal' | 'illegal' | 'idle';
  readonly onTap: () => void;
  /** What drawing it to the middle does; null where that is nothing. */
  readonly onDrop: (() => void) | null;
}

/** A card in the hand. One that may not be played stays in sight, and can be reached and heard. */
export function HandCard({ card, isTrump, isChosen, state, onTap, onDrop }: Props) {
  const drag = useDrag(onDrop);
  const told = [
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
        <span class={styles.told}>{told.filter(Boolean).join(', ')}</span>
        <CardFace card={card} isNamed />
      </button>
    </li>
  );
}
