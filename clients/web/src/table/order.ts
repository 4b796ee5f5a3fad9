import type { Action, Match } from './game';

type Kind = Action['__typename'];

/** What weighs most comes first; giving way stands at the end. */
const ORDER: Readonly<Record<Kind, number>> = {
  ClaimAction: 0,
  AnnounceMarriageAction: 1,
  ExchangeTrumpAction: 2,
  NameTrumpAction: 3,
  TurnTrumpAction: 4,
  DoubleAction: 5,
  DrawAction: 6,
  CloseTalonAction: 7,
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

/** As buttons stand beside each other. */
export const byWeight = (one: Action, other: Action): number =>
  ORDER[one.__typename] - ORDER[other.__typename] || pointsOf(other) - pointsOf(one);

/** Bids from the cheapest up; one contract with and without the talon side by side. */
export function bidsInOrder(match: Match, bids: readonly Action[]): Action[] {
  const { contracts } = match.variant;
  const worthOf = (action: Action): number => {
    const key = 'contract' in action ? action.contract : null;
    const place = contracts.findIndex((contract) => contract.key === key);
    return (contracts[place]?.gamePoints ?? 0) * contracts.length + place;
  };
  return [...bids].sort((one, other) => worthOf(one) - worthOf(other));
}
