import { useId } from 'preact/hooks';
import { SUITS } from '../cards/card';
import type { Suit } from '../cards/card';
import { suitName } from '../cards/names';
import { SuitSign } from '../cards/suit';
import styles from './picker.module.css';

interface Props {
  readonly label: string;
  readonly chosen: Suit | null;
  readonly onChoose: (suit: Suit) => void;
}

/** Lets the user choose a suit. */
export function SuitPicker({ label, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset class={styles.picker}>
      <legend>{label}</legend>
      {SUITS.map((suit) => (
        <label key={suit} class={styles.suit}>
          <input
            type="radio"
            name={name}
            checked={suit === chosen}
            onChange={() => onChoose(suit)}
          />
          <SuitSign suit={suit} isNamed /> {suitName(suit)}
        </label>
      ))}
    </fieldset>
  );
}
