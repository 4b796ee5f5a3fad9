/** What is worth a thought before the play: the rest is lost by the own hand alone. */
import type { Action, Contract, DealView, ParsedAction } from '../../engine/index.js';
import { contractOf, kernel, parseToken, variantOf } from '../../engine/index.js';
import type { Random } from '../bot.js';
import { after } from '../search/playing.js';
import type { Stage } from './chances.js';
import { oddsOf } from './chances.js';

const { asSet, suitFrom, without } = kernel;

/** Odds below which no contract is thought of: a chance of about one in four. */
const LEAST_ODDS = -1;
/** How many ways to lay aside are thought of, and how many of them for any contract that may be named. */
const MOST_PAIRS = 8;
const FOR_ANY = 6;

/** A player who is asked before the play, and what it goes by. */
interface Asked {
  readonly view: DealView;
  readonly hand: kernel.CardSet;
  readonly named: kernel.Suit;
}

/** The legal actions without those that a look at the own hand rules out; never none. */
export function candidateActions(view: DealView, random: Random): readonly Action[] {
  const cards = view.toAct === null ? null : view.hands[view.toAct]!.cards;
  const { named } = view.memory;
  if (cards === null || named === null) return view.legal;
  const asked = { view, hand: asSet(cards), named: suitFrom(named) };
  if (view.phase === 'TALON') return bestPairs(asked, random);
  if (view.phase !== 'BIDDING' && view.phase !== 'RAISE') return view.legal;
  const left = view.legal.filter((action) => isCandidate(asked, parseToken(action)!));
  return left.length > 0 ? left : view.legal;
}

function oddsIn({ view, named }: Asked, contract: Contract, stage: Stage) {
  return oddsOf({ contract, named, seatCount: view.seatCount, stage });
}

function isCandidate(asked: Asked, { contract, withoutTalon }: ParsedAction): boolean {
  if (contract === null) return true;
  const isAsPlayed = withoutTalon || asked.view.talonCount === 0;
  const odds = oddsIn(asked, contractOf(contract), isAsPlayed ? 'played' : 'before');
  return odds === null || odds(asked.hand) > LEAST_ODDS;
}

/** The pairs without which the hand is worth most: for any contract that may be named, then as it stands. */
function bestPairs(asked: Asked, random: Random): readonly Action[] {
  const standing = contractOf(asked.view.contract!);
  const forAny = rankedPairs(asked, [standing, ...contractsToRaise(asked.view, random)]);
  const asItStands = rankedPairs(asked, [standing]);
  return [...new Set([...forAny.slice(0, FOR_ANY), ...asItStands])].slice(0, MOST_PAIRS);
}

/** The pairs, without which the hand is worth most in one of some contracts first. */
function rankedPairs(asked: Asked, contracts: readonly Contract[]): Action[] {
  const worths = contracts.map((contract) => worthAs(asked, contract));
  const worth = (action: Action) => {
    const { card, second } = parseToken(action)!;
    const kept = without(without(asked.hand, card), second);
    return Math.max(...worths.map((worthOf) => worthOf(kept)));
  };
  return asked.view.legal
    .map((action) => ({ action, worth: worth(action) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ action }) => action);
}

/** What may be named after laying aside, whatever is held then: the engine knows the options. */
function contractsToRaise(view: DealView, random: Random): Contract[] {
  const variant = variantOf(view.variant)!;
  const raising = after(variant, variant.determinize(view, random), view.legal[0]!);
  return variant
    .legal(raising)
    .flatMap((action) => parseToken(action)?.contract ?? [])
    .map(contractOf)
    .filter(({ holds }) => !holds);
}

/** What a hand brings as a contract, on an average; a normal game counts one. */
function worthAs(asked: Asked, contract: Contract): (hand: kernel.CardSet) => number {
  const odds = oddsIn(asked, contract, 'played');
  const value = Math.max(1, contract.value);
  return (hand) => (odds === null ? 0 : value * Math.tanh(odds(hand) / 2));
}
