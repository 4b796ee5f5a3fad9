import { CONTRACT_NAMES, dealView, kernel, matchView, PHASES } from '../../../engine/index.js';
import type { Match, MatchDealView, Seat } from '../../../engine/index.js';
import { isCard, isFlag, isOneOf, isRange, isSuit, isToken, isWithin } from './values.js';
import type { Check, Range } from './values.js';

/**
 * All that a plan may branch on: what its owner sees, and how many tricks have been played, which
 * everyone has counted. It is made from the engine's views and holds nothing else.
 */
export interface PlanSight {
  readonly seat: Seat;
  readonly deal: MatchDealView;
  /** The trick that is being played, from 1. */
  readonly trickNumber: number;
}

/** What the player of `seat` sees of the running deal. */
export function planSight(match: Match, seat: Seat): PlanSight {
  const trickNumber = dealView(match, seat)!.memory.tricks.length + 1;
  return { seat, deal: matchView(match, seat).deal!, trickNumber };
}

/** Something that a plan may ask of what its owner sees. */
interface Fact {
  readonly accepts: Check;
  holds(value: unknown, sight: PlanSight): boolean;
}

const fact = <T>(accepts: Check, holds: (value: T, sight: PlanSight) => boolean): Fact => ({
  accepts,
  holds: (value, sight) => holds(value as T, sight),
});

const ledCard = ({ deal }: PlanSight): string | undefined => deal.trick[0]?.card;
const PLAYED_PHASES = PHASES.filter((phase) => phase !== 'OVER');

/** The one list of facts: a new one is a line here. */
export const FACTS: Readonly<Record<string, Fact>> = {
  onLead: fact<boolean>(isFlag, (want, { deal }) => (deal.phase === 'LEAD') === want),
  phase: fact<string>(isOneOf(PLAYED_PHASES), (phase, { deal }) => deal.phase === phase),
  led: fact<string>(isCard, (card, sight) => ledCard(sight) === card),
  ledSuit: fact<string>(isSuit, (suit, sight) => ledCard(sight)?.[0] === suit),
  onTable: fact<string>(isCard, (card, { deal }) => deal.trick.some((p) => p.card === card)),
  holds: fact<string>(isCard, (card, { deal, seat }) => !!deal.hands[seat]!.cards?.includes(card)),
  legal: fact<string>(isToken, (token, { deal }) => deal.legal.includes(token)),
  trump: fact<string | null>(
    isOneOf([...kernel.SUIT_LETTERS, null]),
    (suit, { deal }) => deal.trump === suit,
  ),
  closed: fact<boolean>(isFlag, (want, { deal }) => (deal.closedBy !== null) === want),
  contract: fact<string | null>(
    isOneOf([...CONTRACT_NAMES, null]),
    (name, { deal }) => deal.contract === name,
  ),
  talonCount: fact<Range>(isRange, (range, { deal }) => isWithin(range, deal.talonCount)),
  dealNumber: fact<Range>(isRange, (range, { deal }) => isWithin(range, deal.number)),
  trickNumber: fact<Range>(isRange, (range, sight) => isWithin(range, sight.trickNumber)),
  // Where the rules hide the counter nobody can branch on it.
  cardPoints: fact<Range>(isRange, (range, { deal, seat }) => {
    const counted = deal.cardPoints[seat] ?? null;
    return counted !== null && isWithin(range, counted);
  }),
};

/** Facts that must all hold; `all`, `any` and `not` hold others. None at all holds always. */
export type Condition = Readonly<Record<string, unknown>>;

/** Whether a condition that was read before holds of what is seen. */
export function holds(condition: Condition, sight: PlanSight): boolean {
  return Object.entries(condition).every(([name, value]) => {
    if (name === 'all') return (value as Condition[]).every((part) => holds(part, sight));
    if (name === 'any') return (value as Condition[]).some((part) => holds(part, sight));
    if (name === 'not') return !holds(value as Condition, sight);
    return FACTS[name]!.holds(value, sight);
  });
}
