import { useId } from 'preact/hooks';
import { CardFace } from '../cards/card-face';
import { cardName } from '../cards/names';
import styles from './picker.module.css';

interface Props {
  readonly label: string;
  readonly cards: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (card: string) => void;
}

/** Lets the user choose one of several cards. */
export function CardPicker({ label, cards, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset class={styles.picker}>
      <legend>{label}</legend>
      {cards.map((card) => (
        <label key={card} class={styles.card}>
          <input
            type="radio"
            name={name}
            aria-label={cardName(card)}
            checked={card === chosen}
            onChange={() => onChoose(card)}
          />
          <CardFace card={card} isNamed />
        </label>
      ))}
    </fieldset>
  );
}
