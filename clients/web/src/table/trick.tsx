import { CardFace } from '../cards/card-face';
import { cardName } from '../cards/names';
import { t } from '../i18n/i18n';
import type { Match, Played } from './game';
import { nameOf, seatPlaceOf } from './game';
import styles from './trick.module.css';

interface Props {
  readonly match: Match;
  readonly cards: readonly Played[];
}

/** The trick on the table. Each card lies in front of its player, the last one on top. */
export function Trick({ match, cards }: Props) {
  return (
    <ol class={styles.trick} data-seats={match.seats.length} aria-label={t('table.trick')}>
      {cards.map(({ seat, card }, index) => (
        <li
          key={card}
          class={styles.card}
          data-led={index === 0 || undefined}
          data-spot={`trick ${card}`}
          data-place={seatPlaceOf(match, seat)}
          aria-label={t('table.event.plays', { name: nameOf(match, seat), card: cardName(card) })}
        >
          <CardFace card={card} isNamed />
        </li>
      ))}
    </ol>
  );
}
