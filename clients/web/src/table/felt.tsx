import type { ComponentChildren } from 'preact';
import type { Match, Played } from './game';
import { bottomOf, seatPlaceOf } from './game';
import styles from './felt.module.css';
import { Seat } from './seat';
import { Talon } from './talon';
import { Trick } from './trick';

interface Props {
  readonly match: Match;
  /** The trick, with the card that the viewer has just played. */
  readonly trick: readonly Played[];
  /** The viewer's hand and the status text. */
  readonly children: ComponentChildren;
  readonly onSkip: () => void;
}

/** The table: the other players around it, talon and trick in the middle, the viewer's hand at the bottom. */
export function Felt({ match, trick, children, onSkip }: Props) {
  const own = bottomOf(match);
  const others = match.seats.filter(({ index }) => index !== own);
  const isOpen = match.deal.hands.find(({ seat }) => seat === own)?.cards;
  return (
    <div class={styles.felt} data-seats={match.seats.length} onClick={onSkip}>
      {others.map(({ index }) => (
        <div key={index} class={styles[seatPlaceOf(match, index)]}>
          <Seat match={match} seat={index} hasCards />
        </div>
      ))}
      <div class={styles.middle}>
        <Talon match={match} />
        <Trick match={match} cards={trick} />
      </div>
      <div class={styles.self}>
        {children}
        <Seat match={match} seat={own} hasCards={!isOpen} />
      </div>
    </div>
  );
}
