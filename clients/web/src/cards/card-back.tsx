import styles from './cards.module.css';

const ROWS = [18, 37, 56, 75, 94, 113, 132];
const COLUMNS = [16, 33, 50, 67, 84];

/** A card that lies face down. The surrounding element says how many there are. */
export function CardBack() {
  return (
    <svg viewBox="0 0 100 150" class={styles.card} aria-hidden>
      <rect x="1" y="1" width="98" height="148" rx="8" class={styles.paper} />
      <rect x="6" y="6" width="88" height="138" rx="5" class={styles.back} />
      {ROWS.flatMap((y) =>
        COLUMNS.map((x) => (
          <path key={`${x} ${y}`} d={`M${x} ${y - 6}l6 6-6 6-6-6Z`} class={styles.weave} />
        )),
      )}
    </svg>
  );
}
