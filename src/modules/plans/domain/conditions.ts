import { dealView, matchView } from '../../../engine/index.js';
import type { Match, MatchDealView, Seat } from '../../../engine/index.js';
import { isWithin } from './values.js';
import type { FactKind, FactValues } from './values.js';

/**
 * All that a plan may branch on: what its owner sees, and how many tricks have been played, which
 * everyone has counted. It is made from the engine's views and holds nothing else.
 */
export interface PlanView {
  readonly seat: Seat;
  readonly deal: MatchDealView;
  /** The trick that is being played, from 1. */
  readonly trickNumber: number;
}

/** What the player of `seat` sees of the running deal. */
export function planView(match: Match, seat: Seat): PlanView {
  const trickNumber = dealView(match, seat)!.memory.tricks.length + 1;
  return { seat, deal: matchView(match, seat).deal!, trickNumber };
}

/** Something that a plan may ask of what its owner sees. */
export interface Fact {
  /** What values it takes. */
  readonly kind: FactKind;
  /** When it holds, for clients and documentation. */
  readonly says: string;
  holds(value: unknown, view: PlanView): boolean;
}

const fact = <K extends FactKind>(
  kind: K,
  says: string,
  holds: (value: FactValues[K], view: PlanView) => boolean,
): Fact => ({ kind, says, holds: (value, view) => holds(value as FactValues[K], view) });

const ledCard = ({ deal }: PlanView): string | undefined => deal.trick[0]?.card;

/** The one list of facts: a new one is a line here. */
export const FACTS: Readonly<Record<string, Fact>> = {
  onLead: fact(
    'flag',
    'Whether you are asked to lead.',
    (want, { deal }) => (deal.phase === 'LEAD') === want,
  ),
  phase: fact('phase', 'The deal is in this phase.', (phase, { deal }) => deal.phase === phase),
  led: fact(
    'card',
    'The trick on the table was begun with this card.',
    (card, view) => ledCard(view) === card,
  ),
  ledSuit: fact(
    'suit',
    'The trick on the table was begun with this suit.',
    (suit, view) => ledCard(view)?.[0] === suit,
  ),
  onTable: fact('card', 'This card lies in the trick on the table.', (card, { deal }) =>
    deal.trick.some((played) => played.card === card),
  ),
  holds: fact('card', 'You hold this card.', (card, { deal, seat }) =>
    Boolean(deal.hands[seat]!.cards?.includes(card)),
  ),
  legal: fact('token', 'This action of the notation is legal.', (token, { deal }) =>
    deal.legal.includes(token),
  ),
  trump: fact('suit', 'This suit is trump.', (suit, { deal }) => deal.trump === suit),
  hasTrump: fact(
    'flag',
    'Whether any suit is trump.',
    (want, { deal }) => (deal.trump !== null) === want,
  ),
  closed: fact(
    'flag',
    'Whether somebody has closed the talon.',
    (want, { deal }) => (deal.closedBy !== null) === want,
  ),
  contract: fact(
    'contract',
    'This contract is played.',
    (name, { deal }) => deal.contract === name,
  ),
  hasContract: fact(
    'flag',
    'Whether any contract is played.',
    (want, { deal }) => (deal.contract !== null) === want,
  ),
  talonCount: fact('range', 'So many cards are left in the talon.', (range, { deal }) =>
    isWithin(range, deal.talonCount),
  ),
  dealNumber: fact('range', 'It is this deal of the match, from 1.', (range, { deal }) =>
    isWithin(range, deal.number),
  ),
  trickNumber: fact('range', 'It is this trick of the deal, from 1.', (range, view) =>
    isWithin(range, view.trickNumber),
  ),
  // Where the rules hide the counter nobody can branch on it.
  cardPoints: fact(
    'range',
    'You have so many card points; never where the rules hide them.',
    (range, { deal, seat }) => {
      const counted = deal.cardPoints[seat] ?? null;
      return counted !== null && isWithin(range, counted);
    },
  ),
};

/** Facts that must all hold; `all`, `any` and `not` hold others. None at all holds always. */
export type Condition = Readonly<Record<string, unknown>>;

/** Whether a condition that was read before holds of what is seen. */
export function holds(condition: Condition, view: PlanView): boolean {
  return Object.entries(condition).every(([name, value]) => {
    if (name === 'all') return (value as Condition[]).every((part) => holds(part, view));
    if (name === 'any') return (value as Condition[]).some((part) => holds(part, view));
    if (name === 'not') return !holds(value as Condition, view);
    return FACTS[name]!.holds(value, view);
  });
}
