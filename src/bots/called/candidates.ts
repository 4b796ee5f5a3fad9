/** Candidate actions before the play. Actions that the player's own hand alone rules out are not searched. */
import type { Action, Contract, DealView, ParsedAction } from '../../engine/index.js';
import { contractOf, kernel, parseToken, variantOf } from '../../engine/index.js';
import type { Random } from '../bot.js';
import { after } from '../search/playing.js';
import type { Stage } from './chances.js';
import { oddsOf } from './chances.js';

const { asSet, suitFrom, without } = kernel;

/** Contracts with lower log-odds are not searched: a chance of about one in four. */
const LEAST_ODDS = -1;
/**
 * How many pairs to lay aside are searched. Up to `FOR_ANY` of them are the best for any contract that may still be
 * named.
 */
const MOST_PAIRS = 8;
const FOR_ANY = 6;

/** A player's hand and view before the play. */
interface PrePlayTurn {
  readonly view: DealView;
  readonly hand: kernel.CardSet;
  readonly named: kernel.Suit;
}

/** The legal actions that the player's own hand does not rule out; at least one. */
export function candidateActions(view: DealView, random: Random): readonly Action[] {
  const cards = view.toAct === null ? null : view.hands[view.toAct]!.cards;
  const { named } = view.memory;
  if (cards === null || named === null) return view.legal;
  const turn = { view, hand: asSet(cards), named: suitFrom(named) };
  if (view.phase === 'TALON') return bestPairs(turn, random);
  if (view.phase !== 'BIDDING' && view.phase !== 'RAISE') return view.legal;
  const left = view.legal.filter((action) => isCandidate(turn, parseToken(action)!));
  return left.length > 0 ? left : view.legal;
}

function oddsIn({ view, named }: PrePlayTurn, contract: Contract, stage: Stage) {
  return oddsOf({ contract, named, seatCount: view.seatCount, stage });
}

function isCandidate(turn: PrePlayTurn, { contract, withoutTalon }: ParsedAction): boolean {
  if (contract === null) return true;
  const isAsPlayed = withoutTalon || turn.view.talonCount === 0;
  const odds = oddsIn(turn, contractOf(contract), isAsPlayed ? 'played' : 'before');
  return odds === null || odds(turn.hand) > LEAST_ODDS;
}

/**
 * The pairs to lay aside that leave the best hand: first for the best of the contracts that may be named, then
 * for the present one.
 */
function bestPairs(turn: PrePlayTurn, random: Random): readonly Action[] {
  const standing = contractOf(turn.view.contract!);
  const forAny = rankedPairs(turn, [standing, ...contractsToRaise(turn.view, random)]);
  const asItStands = rankedPairs(turn, [standing]);
  return [...new Set([...forAny.slice(0, FOR_ANY), ...asItStands])].slice(0, MOST_PAIRS);
}

/** The pairs to lay aside, ranked by the hand's worth in its best contract of `contracts` without them. */
function rankedPairs(turn: PrePlayTurn, contracts: readonly Contract[]): Action[] {
  const worths = contracts.map((contract) => worthAs(turn, contract));
  const worth = (action: Action) => {
    const { card, second } = parseToken(action)!;
    const kept = without(without(turn.hand, card), second);
    return Math.max(...worths.map((worthOf) => worthOf(kept)));
  };
  return turn.view.legal
    .map((action) => ({ action, worth: worth(action) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ action }) => action);
}

/** The contracts that may be named after laying aside. They depend on the options alone, so any pair shows them. */
function contractsToRaise(view: DealView, random: Random): Contract[] {
  const variant = variantOf(view.variant)!;
  const raising = after(variant, variant.determinize(view, random), view.legal[0]!);
  return variant
    .legal(raising)
    .flatMap((action) => parseToken(action)?.contract ?? [])
    .map(contractOf)
    .filter(({ holds }) => !holds);
}

/** The mean value of a hand in a contract; a normal game counts one. */
function worthAs(turn: PrePlayTurn, contract: Contract): (hand: kernel.CardSet) => number {
  const odds = oddsIn(turn, contract, 'played');
  const value = Math.max(1, contract.value);
  return (hand) => (odds === null ? 0 : value * Math.tanh(odds(hand) / 2));
}
