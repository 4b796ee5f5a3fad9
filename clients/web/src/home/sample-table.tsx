import { CardBack } from '../cards/card-back';
import { CardFace } from '../cards/card-face';
import styles from './sample-table.module.css';

const HAND = ['HA', 'HK', 'HQ', 'SA', 'CT'];
const BACKS = [1, 2, 3, 4];

/** A picture of a table during a game. Hidden from screen readers. */
export function SampleTable() {
  return (
    <div class={styles.felt} aria-hidden="true">
      <div class={styles.backs}>
        {BACKS.map((back) => (
          <span key={back}>
            <CardBack />
          </span>
        ))}
      </div>
      <div class={styles.middle}>
        <div class={styles.talon}>
          <span class={styles.trump}>
            <CardFace card="HT" isNamed />
          </span>
          <span class={styles.stack}>
            <CardBack />
          </span>
        </div>
        <span class={styles.led}>
          <CardFace card="ST" isNamed />
        </span>
      </div>
      <div class={styles.hand}>
        {HAND.map((card) => (
          <span key={card}>
            <CardFace card={card} isNamed />
          </span>
        ))}
      </div>
    </div>
  );
}
