/** What is worth a thought before the play: the rest is lost by the own hand alone. */
import type { Action, Contract, DealView, ParsedAction } from '../../engine/index.js';
import { CONTRACTS, contractOf, kernel, parseToken } from '../../engine/index.js';
import type { Stage } from './chances.js';
import { oddsOf } from './chances.js';

const { parseCard, setFrom, suitFrom } = kernel;

/** Odds below which no contract is thought of: a chance of about one in four. */
const LEAST_ODDS = -1;
/** How many ways to lay aside are thought of. */
const MOST_PAIRS = 8;

/** The legal actions without those that a look at the own hand rules out; never none. */
export function promising(view: DealView): readonly Action[] {
  if (view.phase === 'TALON') return bestPairs(view);
  if (view.phase !== 'BIDDING' && view.phase !== 'RAISE') return view.legal;
  return view.legal.filter((action) => isPromising(view, parseToken(action)!));
}

const handOf = (view: DealView): kernel.CardSet =>
  setFrom(view.hands[view.toAct!]!.cards!.map(parseCard));

function oddsIn(view: DealView, contract: Contract, stage: Stage) {
  const named = suitFrom(view.memory.named!);
  return oddsOf({ contract, named, seatCount: view.seatCount, stage });
}

function isPromising(view: DealView, { contract, withoutTalon }: ParsedAction): boolean {
  if (contract === null) return true;
  const isAsPlayed = withoutTalon || view.phase === 'RAISE' || view.talonCount === 0;
  const odds = oddsIn(view, contractOf(contract), isAsPlayed ? 'played' : 'before');
  return odds === null || odds(handOf(view)) > LEAST_ODDS;
}

/** The pairs without which the hand is worth most: as its contract stands, or raised. */
function bestPairs(view: DealView): readonly Action[] {
  const hand = handOf(view);
  const worths = playable(view).map((contract) => worthAs(view, contract));
  const worth = (pair: ParsedAction) => {
    const kept = hand & ~(1 << pair.card) & ~(1 << pair.second);
    return Math.max(...worths.map((worthOf) => worthOf(kept)));
  };
  return view.legal
    .map((action) => ({ action, worth: worth(parseToken(action)!) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_PAIRS)
    .map(({ action }) => action);
}

/** The contract that stands, and those over it that are open to its player whatever it holds. */
function playable(view: DealView): Contract[] {
  const standing = contractOf(view.contract!);
  const isCaller = view.toAct === (view.dealer + 1) % view.seatCount;
  const isOpen = ({ openTo, holds }: Contract) =>
    !holds && (openTo === 'any' || (openTo === 'caller') === isCaller);
  return [standing, ...CONTRACTS.filter((c) => c.value > standing.value && isOpen(c))];
}

/** What a hand brings as a contract, on an average; a normal game counts one. */
function worthAs(view: DealView, contract: Contract): (hand: kernel.CardSet) => number {
  const odds = oddsIn(view, contract, 'played');
  const value = Math.max(1, contract.value);
  return (hand) => (odds === null ? 0 : value * Math.tanh(odds(hand) / 2));
}
