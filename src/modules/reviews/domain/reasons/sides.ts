import { variantOf } from '../../../../engine/index.js';
import type { DealView, Seat } from '../../../../engine/index.js';

/** Whether a seat is on the deciding player's side. */
export type IsOurs = (seat: Seat) => boolean;

/** The deciding player's partners: by the rules, or as defenders against one declarer of three; otherwise nobody. */
export function sideIn({ variant, declarer }: DealView, seat: Seat): IsOurs {
  const { sides } = variantOf(variant)!.match;
  const own = sides?.find((side) => side.includes(seat));
  if (own) return (other) => own.includes(other);
  if (declarer === null) return (other) => other === seat;
  return (other) => (other === declarer) === (seat === declarer);
}

/** Card points of the player's side, and of the others: their sum, or the highest if each plays alone. */
export function pointsBySide(view: DealView, isOurs: IsOurs): { own: number; others: number } {
  const { cardPoints } = view.memory;
  const ours = cardPoints.filter((_, seat) => isOurs(seat));
  const theirs = cardPoints.filter((_, seat) => !isOurs(seat));
  const isOneSide = view.declarer !== null || variantOf(view.variant)!.match.sides !== undefined;
  return { own: sum(ours), others: isOneSide ? sum(theirs) : Math.max(...theirs) };
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
