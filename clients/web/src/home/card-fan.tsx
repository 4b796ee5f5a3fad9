import { CardFace } from '../cards/card-face';
import styles from './card-fan.module.css';

const CARDS = ['HA', 'HT', 'HK', 'HQ', 'HJ'];

/** A hand that anyone would like to have: for the eye alone. */
export function CardFan() {
  return (
    <div class={styles.fan} aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} class={styles.card}>
          <CardFace card={card} isNamed />
        </div>
      ))}
    </div>
  );
}
