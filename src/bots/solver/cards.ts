/**
 * Cards as the solver numbers them: eight bits for a suit, the higher card at the higher bit, so that two cards
 * can be compared. The kernel numbers cards by token, which cannot be compared.
 */
import { kernel } from '../../engine/index.js';

const { CARD_POINTS, CARD_TOKENS, NAMED_RANKS, RANK_LETTERS } = kernel;

/** A card's index, 0–31: suit × 8 + strength. */
export type CardIndex = number;
/** A set of cards, one bit for each card. */
export type Cards = number;

const STRENGTHS = [...NAMED_RANKS].reverse();

/** The kernel's card for each of the solver's, and the reverse. */
const KERNEL: readonly number[] = CARD_TOKENS.map(
  (_, i) => (i & ~7) | RANK_LETTERS.indexOf(STRENGTHS[i & 7]!),
);
const OURS: readonly number[] = CARD_TOKENS.map((_, i) => KERNEL.indexOf(i));

const fromKernel = (card: kernel.Card): CardIndex => (card < 0 ? card : OURS[card]!);
/** The kernel's card of one of the solver's. */
export const toKernel = (card: CardIndex): kernel.Card => KERNEL[card]!;
export const cardFrom = (token: string): CardIndex => fromKernel(kernel.parseCard(token));
export const cardsFrom = (tokens: readonly string[]): Cards =>
  tokens.reduce((set, token) => set | (1 << cardFrom(token)), 0);

/** Card points (Augen), by card. */
export const POINTS = Uint8Array.from(KERNEL, (card) => CARD_POINTS[card]!);

/** The cards of a suit, by any of its cards. */
export const LANE = Int32Array.from(KERNEL, (_, i) => 0xff << (i & ~7));

/** The higher cards of a suit, by card. */
export const ABOVE = Int32Array.from(KERNEL, (_, i) => LANE[i]! & ~((2 << (i & 31)) - 1));

const KING = STRENGTHS.indexOf('K');
const QUEEN = STRENGTHS.indexOf('Q');

/** King and queen of a suit, by suit. */
export const PAIR = Int32Array.from([0, 1, 2, 3], (s) => ((1 << KING) | (1 << QUEEN)) << (s * 8));

/** All kings, all queens. */
export const KING_BITS: Cards = 0x01010101 << KING;
export const QUEEN_BITS: Cards = 0x01010101 << QUEEN;

/** For a king or queen the other half of its pair, else 0. */
export const PARTNER = Int32Array.from(KERNEL, (_, i) => {
  const rank = i & 7;
  if (rank !== KING && rank !== QUEEN) return 0;
  return 1 << ((i & ~7) + (rank === KING ? QUEEN : KING));
});

export const isKing = (card: CardIndex): boolean => (card & 7) === KING;

/** The strength of a rank letter. */
export const strengthOf = (letter: string): number => STRENGTHS.indexOf(letter as 'A');

/** The card points of a set. */
export function pointsIn(cards: Cards): number {
  let sum = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1)
    sum += POINTS[31 - Math.clz32(rest & -rest)]!;
  return sum;
}
