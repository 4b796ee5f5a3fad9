/** Actions as numbers, for the search. */
import type { Action } from '../../engine/index.js';
import type { CardIndex } from '../solver/cards.js';
import { KING_BITS, PAIR, QUEEN_BITS, cardFrom, isKing } from '../solver/cards.js';

/** A card's index, or one of the codes below. Leading half of a pair announces its marriage where that is allowed. */
export type Code = number;

export const CLOSE: Code = 32;
export const EXCHANGE: Code = 33;
export const DRAW: Code = 34;
/** This and the next three: name trump, by suit. */
export const NAME: Code = 35;
/** This and the next seven: lead a king or queen without announcing its marriage. */
export const SILENT: Code = 39;
/** The number of codes. */
export const CODES = 47;

/** The code for leading a king or queen without announcing. */
export const silently = (card: CardIndex): Code => SILENT + (card >> 3) * 2 + Number(isKing(card));

/** The card of a `silently` code. */
export function silentCard(code: Code): CardIndex {
  const ranks = ((code - SILENT) & 1) === 0 ? QUEEN_BITS : KING_BITS;
  return 31 - Math.clz32(PAIR[(code - SILENT) >> 1]! & ranks);
}

const PLAIN: Readonly<Record<Action, Code>> = { c: CLOSE, x: EXCHANGE, d: DRAW };

/**
 * The codes of an action: two for a marriage, as either of its cards may be led; none for a claim, which ends
 * the deal.
 *
 * @param announces the points that leading a card would announce
 */
export function codesOf(action: Action, announces: (card: CardIndex) => number): Code[] {
  if (action === '66') return [];
  if (action in PLAIN) return [PLAIN[action]!];
  if (action[0] === 't') return [NAME + (cardFrom(`${action[1]}A`) >> 3)];
  if (action[0] === 'm') return pairOf(action).filter((card) => announces(card) > 0);
  const card = cardFrom(action);
  return [announces(card) > 0 ? silently(card) : card];
}

const pairOf = (marriage: Action): CardIndex[] =>
  [`${marriage[1]}K`, `${marriage[1]}Q`].map((token) => cardFrom(token));
