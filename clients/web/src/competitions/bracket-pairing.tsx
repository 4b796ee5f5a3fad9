import type { PairingFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './competitions.module.css';
import { nameOfEntrant } from './entrant-name';
import { decisionText, isAhead } from './results';

interface Props {
  readonly pairing: PairingFragment;
  readonly ownLot: number | null;
}

/** A pairing in the bracket: its entrants, who is through, and how it was decided. */
export function BracketPairing({ pairing, ownLot }: Props) {
  const { entrants, stage } = pairing;
  const isOwn = ownLot !== null && entrants.some(({ lot }) => lot === ownLot);
  return (
    <div class={styles.box} data-own={isOwn || undefined}>
      {stage !== 'MAIN' && <p class={styles.stage}>{t(`competitions.stage.${stage}`)}</p>}
      <ul class={styles.sides}>
        {entrants.map((side) => (
          <li key={side.lot} class={isAhead(pairing, side) ? styles.winner : undefined}>
            <span class={styles.side}>{nameOfEntrant(side.entry)}</span>
            {isAhead(pairing, side) && (
              <span class={styles.through}>✓ {t('competitions.through')}</span>
            )}
          </li>
        ))}
      </ul>
      <p class={styles.note}>{decisionText(pairing)}</p>
    </div>
  );
}
