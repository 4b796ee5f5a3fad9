import { Choice } from '../design/choice';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';
import type { Game } from './challenge-draft';

interface Props {
  readonly game: Game;
  readonly seat: number;
  readonly onChoose: (seat: number) => void;
}

/** The choice of the viewer's own seat. It decides the order of play and, in games with partners, the partner. */
export function OwnSeat({ game, seat, onChoose }: Props) {
  const seats = Array.from({ length: game.seats }, (_, each) => String(each));
  return (
    <div class={styles.seat}>
      <Choice
        label={t('challenge.yourSeat')}
        options={seats.map((value) => ({
          value,
          text: t('challenge.seat', { seat: Number(value) + 1 }),
        }))}
        value={String(seat)}
        onChoose={(next) => onChoose(Number(next))}
      />
    </div>
  );
}
