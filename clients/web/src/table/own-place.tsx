import { EarlierTricks } from './earlier-tricks';
import type { Match } from './game';
import { bottomOf } from './game';
import styles from './own-place.module.css';
import { OwnPlate, TrickCount } from './seat';

/** The line under the hand: the viewer's tricks, name, and the earlier tricks. */
export function OwnPlace({ match }: { match: Match }) {
  const own = bottomOf(match);
  return (
    <div class={styles.own}>
      <div class={styles.tricks} data-spot={`pile ${own}`}>
        <TrickCount match={match} seat={own} />
      </div>
      <OwnPlate match={match} seat={own} />
      <EarlierTricks match={match} />
    </div>
  );
}
