import type { ComponentChildren } from 'preact';
import { SoundSwitch } from '../feel/sound-switch';
import type { Flying } from '../feel/use-flights';
import { Facts } from './facts';
import styles from './felt.module.css';
import type { Match, Played } from './game';
import { bottomOf, seatPlaceOf } from './game';
import { OwnPlace } from './own-place';
import { ScoreLine } from './score-line';
import { Seat } from './seat';
import { Talon } from './talon';
import { Trick } from './trick';

interface Props {
  readonly match: Match;
  /** The trick, with the card that the viewer has just played. */
  readonly trick: readonly Played[];
  /** The status text, the actions and the viewer's hand. */
  readonly children: ComponentChildren;
  /** A box over the table: the result of a deal or of the match. */
  readonly box?: ComponentChildren;
  /** Where cards fly. Without it the table is a picture of an earlier state, without flights and sounds. */
  readonly flying?: Flying;
  /** A tap on the middle of the table. A tap on the hand, a button or a box is meant for that alone. */
  readonly onSkip: () => void;
}

/**
 * The table as one screen of fixed size: score and facts above, the other players around talon and trick, and below
 * them the viewer's actions and hand. Each part keeps its room, so that nothing moves when its contents change.
 */
export function Felt({ match, trick, children, box, flying, onSkip }: Props) {
  const own = bottomOf(match);
  const others = match.seats.filter(({ seat }) => seat !== own);
  return (
    <div class={styles.screen} data-part="table">
      <div ref={flying?.table} class={styles.felt} data-seats={match.seats.length}>
        <div class={styles.head}>
          <ScoreLine match={match}>{flying && <SoundSwitch />}</ScoreLine>
          <Facts match={match} />
        </div>
        <div class={styles.ring} data-seats={match.seats.length} onClick={onSkip}>
          {others.map(({ seat }) => (
            <div key={seat} class={styles[seatPlaceOf(match, seat)]}>
              <Seat match={match} seat={seat} />
            </div>
          ))}
          <div class={styles.middle}>
            <div class={styles.play} data-seats={match.seats.length}>
              <Talon match={match} />
              <Trick match={match} cards={trick} />
            </div>
          </div>
        </div>
        <div class={styles.dock}>
          {children}
          <OwnPlace match={match} />
        </div>
        {flying && <div ref={flying.layer} class={styles.flights} aria-hidden="true" />}
        {box}
      </div>
    </div>
  );
}
