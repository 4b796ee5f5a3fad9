import { contractOf, kernel, parseToken } from '../../../engine/index.js';
import type { Action, CardToken } from '../../../engine/index.js';
import type { PlanView } from './conditions.js';

/** The ways to name a card by its value. */
export const PICKS = ['cheapest', 'cheapestWinning', 'highest'] as const;
export type Pick = (typeof PICKS)[number];

/** The meaning of each name, for clients and documentation. */
export const PICK_TEXTS: Readonly<Record<Pick, string>> = {
  cheapest:
    'The legal card with the fewest card points; of equal cards the one with the lowest rank, and ' +
    'trumps last.',
  cheapestWinning: 'The cheapest card that beats the cards on the table; none when you lead.',
  highest: 'The legal card with the most card points: the last in the order of `cheapest`.',
};

/** A card by its value, among all legal cards or those of a suit or of trumps. */
export interface NamedCard extends Partial<Readonly<Record<Pick, true>>> {
  readonly suit?: string;
  readonly trump?: boolean;
}

/** What to play: a token of the notation, or a card by its value. */
export type ActionChoice = { readonly token: Action } | NamedCard;

const { CARD_POINTS, NAMED_RANKS, NATURAL_ORDER, parseCard, suitFrom, takerOf } = kernel;

/** The action that a choice stands for; null when no such action is legal. */
export function chooseAction(choice: ActionChoice, view: PlanView): Action | null {
  const { legal } = view.deal;
  if ('token' in choice) return legal.includes(choice.token) ? choice.token : null;
  const cards = cheapestFirst(
    legal.filter((token) => parseToken(token)!.kind === 'card' && isMeant(choice, token, view)),
    view,
  );
  return (choice.highest ? cards.at(-1) : cards[0]) ?? null;
}

function isMeant(choice: NamedCard, card: CardToken, view: PlanView): boolean {
  if (choice.suit !== undefined && card[0] !== choice.suit) return false;
  if (choice.trump !== undefined && isTrump(card, view) !== choice.trump) return false;
  return !choice.cheapestWinning || wins(card, view);
}

const isTrump = (card: CardToken, { deal }: PlanView): boolean => card[0] === deal.trump;

/** Whether a card beats the cards on the table; the first card of a trick does not. */
function wins(card: CardToken, { deal }: PlanView): boolean {
  const table = [...deal.trick.map((played) => played.card), card].map(parseCard);
  const trump = deal.trump === null ? kernel.NONE : suitFrom(deal.trump);
  const order = (deal.contract && contractOf(deal.contract)?.order) || NATURAL_ORDER;
  return table.length > 1 && takerOf(table, trump, order) === table.length - 1;
}

/** By card points, then rank, then trumps last; equal cards stay in canonical order. */
function cheapestFirst(cards: readonly CardToken[], view: PlanView): CardToken[] {
  const price = (card: CardToken) => [
    CARD_POINTS[parseCard(card)]!,
    -(NAMED_RANKS as readonly string[]).indexOf(card[1]!),
    Number(isTrump(card, view)),
  ];
  return [...cards].sort((a, b) => compare(price(a), price(b)));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
