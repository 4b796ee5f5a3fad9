import type { Rank } from './card';
import styles from './cards.module.css';
import { face } from './face';

/** The head of each court card: a crown, a braid with a diadem, a cap with a feather. */
const HEADS = {
  K: 'M-13-25l3 9h20l3-9-7 5-6-8-6 8Z',
  Q: 'M-11-14c-6 6-5 18-3 22l6-3c-3-6-2-12 0-15h16c2 3 3 9 0 15l6 3c2-4 3-16-3-22-5-8-17-8-22 0ZM-7-22l4 4 3-6 3 6 4-4v6H-7Z',
  J: 'M-12-13c0-8 6-11 12-11s11 2 13 9l-2 3h-22ZM9-22c4-7 10-8 13-6-2 6-7 9-12 10Z',
} as const;

/** Instead of the queen, the German pack has an armed man who holds his sword high. */
const OBER = 'M-12-14c0-7 5-10 12-10s12 3 12 10ZM17-30l4 1-2 34h-4l-1-4ZM10-2h11v3H10Z';

const headOf = (rank: keyof typeof HEADS): string =>
  face.value === 'german' && rank === 'Q' ? OBER : HEADS[rank];

/** Half of a court card's figure, with its middle at the origin. The card shows it twice, once upside down. */
function Half({ rank }: { rank: keyof typeof HEADS }) {
  return (
    <>
      <path d="M-27 27c0-13 9-20 19-22h16c10 2 19 9 19 22Z" fill="currentColor" />
      <path d="M-8 5 0 15 8 5l5 2L0 25-13 7Z" class={styles.trim} />
      <circle cy="-6" r="11" class={styles.skin} />
      <path d={headOf(rank)} fill="currentColor" />
      <path d="M-4.5-6v1.5M4.5-6v1.5M-3 0q3 2 6 0" class={styles.features} />
      {rank === 'K' && <path d="M-8-2q0 14 8 14t8-14q-3 5-8 5t-8-5Z" class={styles.trim} />}
    </>
  );
}

export const isCourt = (rank: Rank): rank is keyof typeof HEADS => rank in HEADS;

/** The figure and its reflection in the middle of a card of 100 × 150. */
export function Court({ rank }: { rank: keyof typeof HEADS }) {
  return (
    <>
      <rect x="29" y="19" width="42" height="112" rx="3" class={styles.panel} />
      <svg x="29" y="19" width="42" height="112" viewBox="-21 -56 42 112">
        <g transform="translate(0 -27)">
          <Half rank={rank} />
        </g>
        <g transform="rotate(180) translate(0 -27)">
          <Half rank={rank} />
        </g>
        <path d="M-21 0h42" class={styles.rule} />
      </svg>
    </>
  );
}
