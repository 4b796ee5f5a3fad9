import { dealView, matchView } from '../../../engine/index.js';
import type { Match, MatchDealView, Seat } from '../../../engine/index.js';
import { isWithin } from './values.js';
import type { FactKind, FactValues } from './values.js';

/**
 * Everything that a plan's conditions may use: its owner's view, and the number of tricks played, which
 * every player can count. It is made from the engine's views only.
 */
export interface PlanView {
  readonly seat: Seat;
  readonly deal: MatchDealView;
  /** The trick that is being played, from 1. */
  readonly trickNumber: number;
}

/** The view of the player of `seat` on the current deal. */
export function planView(match: Match, seat: Seat): PlanView {
  const trickNumber = dealView(match, seat)!.memory.tricks.length + 1;
  return { seat, deal: matchView(match, seat).deal!, trickNumber };
}

/** A fact of the owner's view that a condition can test. */
export interface Fact {
  /** The kind of its values. */
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

/** All facts. A new fact needs only an entry here. */
export const FACTS: Readonly<Record<string, Fact>> = {
  onLead: fact(
    'flag',
    'Whether you are to lead a trick.',
    (want, { deal }) => (deal.phase === 'LEAD') === want,
  ),
  phase: fact('phase', 'The deal is in this phase.', (phase, { deal }) => deal.phase === phase),
  led: fact(
    'card',
    'The first card of the current trick is this one.',
    (card, view) => ledCard(view) === card,
  ),
  ledSuit: fact(
    'suit',
    'The first card of the current trick has this suit.',
    (suit, view) => ledCard(view)?.[0] === suit,
  ),
  onTable: fact('card', 'This card lies in the current trick.', (card, { deal }) =>
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
    'Whether there is a trump suit.',
    (want, { deal }) => (deal.trump !== null) === want,
  ),
  closed: fact(
    'flag',
    'Whether somebody has closed the talon.',
    (want, { deal }) => (deal.closedBy !== null) === want,
  ),
  contract: fact(
    'contract',
    'This contract is being played.',
    (name, { deal }) => deal.contract === name,
  ),
  hasContract: fact(
    'flag',
    'Whether a contract is being played.',
    (want, { deal }) => (deal.contract !== null) === want,
  ),
  talonCount: fact('range', 'The number of cards left in the talon.', (range, { deal }) =>
    isWithin(range, deal.talonCount),
  ),
  dealNumber: fact('range', 'The number of the deal in the match, from 1.', (range, { deal }) =>
    isWithin(range, deal.number),
  ),
  trickNumber: fact('range', 'The number of the trick in the deal, from 1.', (range, view) =>
    isWithin(range, view.trickNumber),
  ),
  // A condition cannot use a counter that the rules hide.
  cardPoints: fact(
    'range',
    'Your card points. Never holds where the rules hide them.',
    (range, { deal, seat }) => {
      const counted = deal.cardPoints[seat] ?? null;
      return counted !== null && isWithin(range, counted);
    },
  ),
};

/**
 * Facts that must all hold; `all`, `any` and `not` contain further conditions. An empty condition always
 * holds.
 */
export type Condition = Readonly<Record<string, unknown>>;

/** Whether a validated condition holds in a view. */
export function holds(condition: Condition, view: PlanView): boolean {
  return Object.entries(condition).every(([name, value]) => {
    if (name === 'all') return (value as Condition[]).every((part) => holds(part, view));
    if (name === 'any') return (value as Condition[]).some((part) => holds(part, view));
    if (name === 'not') return !holds(value as Condition, view);
    return FACTS[name]!.holds(value, view);
  });
}
