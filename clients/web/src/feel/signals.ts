import type { View } from './view';

/** What can be heard. */
export type Sound = 'card' | 'trick' | 'turn' | 'deal' | 'match';

/** The sounds of a change of the table, without that of the viewer's turn. */
export function soundsBetween(before: View, after: View): readonly Sound[] {
  const sounds: Sound[] = [];
  const isSameDeal = before.deal === after.deal;
  const isNew = (card: string) => before.trick.every((played) => played.card !== card);
  if (isSameDeal && after.trick.some(({ card }) => isNew(card))) sounds.push('card');
  if (isSameDeal && before.taker !== null && after.taker === null) sounds.push('trick');
  if (after.won && after.won !== before.won) sounds.push(after.won);
  return sounds;
}

/** A moment of a match: a deal, and how many actions it has had. */
export type Moment = Pick<View, 'deal' | 'position'>;

interface Turn {
  /** The viewer's last turn, or the moment before the first view. */
  readonly last: Moment;
  /** Whether it has become the viewer's turn because somebody else has acted. */
  readonly isNew: boolean;
}

/**
 * Finds out whether the viewer is to be called. They are not called when the page is opened, nor when they act twice
 * in a row.
 */
export function turnAfter(last: Moment | null, view: View): Turn {
  const { deal, position, isOwnTurn } = view;
  if (!last) return { last: { deal, position: isOwnTurn ? position : position - 1 }, isNew: false };
  if (!isOwnTurn) return { last, isNew: false };
  const own = deal === last.deal ? last.position + 1 : 0;
  return { last: { deal, position }, isNew: position > own };
}
