import type { Action, Match } from './game';

type Kind = Action['__typename'];

/**
 * The order of the buttons: the most important action first, a pass after the other calls. A claim is not among the
 * first: it is legal long before it is right, and a wrong one loses the deal.
 */
const ORDER: Readonly<Record<Kind, number>> = {
  AnnounceMarriageAction: 0,
  ExchangeTrumpAction: 1,
  NameTrumpAction: 2,
  TurnTrumpAction: 3,
  DoubleAction: 4,
  DrawAction: 5,
  CloseTalonAction: 6,
  ClaimAction: 7,
  CutAction: 8,
  KnockAction: 9,
  DemandRedealAction: 10,
  PassAction: 11,
  BidAction: 12,
  RaiseAction: 13,
  PlayCardAction: 14,
  LayAsideAction: 15,
};

const pointsOf = (action: Action): number =>
  action.__typename === 'AnnounceMarriageAction' ? action.cardPoints : 0;

/** The order of two buttons. */
export const byWeight = (one: Action, other: Action): number =>
  ORDER[one.__typename] - ORDER[other.__typename] || pointsOf(other) - pointsOf(one);

/** Bids by game points, lowest first. The two bids of a contract, with and without the talon, are side by side. */
export function bidsInOrder<Bid extends Action>(match: Match, bids: readonly Bid[]): Bid[] {
  const { contracts } = match.variant;
  const worthOf = (action: Action): number => {
    const key = 'contract' in action ? action.contract : null;
    const index = contracts.findIndex((contract) => contract.key === key);
    return (contracts[index]?.gamePoints ?? 0) * contracts.length + index;
  };
  return [...bids].sort((one, other) => worthOf(one) - worthOf(other));
}
