import type { Action, Played } from '../table/game';
import { bottomOf, isWinner } from '../table/game';
import type { Scene } from '../table/scenes';

/** What the table shows, as far as flights, sounds and the sign of the own turn depend on it. */
export interface View {
  readonly deal: number;
  /** How many actions the deal has had. */
  readonly position: number;
  readonly trick: readonly Played[];
  /** The seat whose hand lies at the bottom. */
  readonly bottom: number;
  /** The hand at the bottom; null if its cards are hidden. */
  readonly hand: readonly string[] | null;
  /** How many cards each seat has. */
  readonly counts: readonly number[];
  readonly talonCount: number;
  readonly trumpCard: string | null;
  /** Who is about to take the complete trick. */
  readonly taker: number | null;
  /** Whether the viewer can act. */
  readonly isOwnTurn: boolean;
  /** What the viewer has won, while the result is shown. */
  readonly won: 'deal' | 'match' | null;
}

interface Shown {
  readonly scene: Scene;
  /** Whether this is the last scene. */
  readonly isLatest: boolean;
  /** The trick and the hand, after the card that the viewer has just played. */
  readonly trick: readonly Played[];
  readonly cards: readonly string[] | undefined;
  readonly actions: readonly Action[];
}

export function viewOf({ scene, isLatest, trick, cards, actions }: Shown): View {
  const { match, taker } = scene;
  const { number, position, hands, talonCount, trumpCard } = match.deal;
  return {
    deal: number,
    position,
    trick,
    bottom: bottomOf(match),
    hand: cards ?? null,
    counts: match.seats.map((own) => hands.find(({ seat }) => seat === own.seat)?.count ?? 0),
    talonCount,
    trumpCard,
    taker,
    isOwnTurn: actions.length > 0,
    won: wonIn(scene, isLatest),
  };
}

function wonIn({ match, kind }: Scene, isLatest: boolean): View['won'] {
  if (kind === 'end') return isWinner(match, match.deal.result?.winners) ? 'deal' : null;
  return isLatest && match.status === 'FINISHED' && isWinner(match, match.result?.winners)
    ? 'match'
    : null;
}
