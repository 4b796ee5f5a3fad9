/** The mistakes in a position, as a list: the checks of rules 12.1 that hold in every position. */
import type { Action, DealState, Options, RefusalCode } from '../../../src/engine/index.js';
import { ALL_TOKENS } from '../../../src/engine/index.js';
import type { Game } from './scenarios.js';

/** Every token; of the tokens for laying aside only those with the ace of hearts or the jack of clubs. */
export const TOKENS = ALL_TOKENS.filter(
  (t) => !t.startsWith('-') || t.endsWith('HA') || t.startsWith('-CJ'),
);
const NONSENSE = [
  '',
  'h',
  'HX',
  'mX',
  'mH:',
  'b:',
  'b:GANG!!',
  'b:FOO',
  '-HA',
  'HA,DT',
  ' HA',
  'P',
];

const DECKS = new WeakMap<Options, readonly string[]>();

function deckOf({ variant, options }: Game): readonly string[] {
  const known = DECKS.get(options) ?? variant.deck(options);
  DECKS.set(options, known);
  return known;
}

/** Cards that are in no place or in two. */
export function cardFaults(game: Game, state: DealState): string[] {
  const { hands, talon, table, taken, aside } = game.variant.places(state);
  const cards = hands.flat().concat(talon, table, taken, aside);
  const deck = deckOf(game);
  const there = new Set(cards);
  const isWhole = cards.length === deck.length && deck.every((card) => there.has(card));
  return isWhole ? [] : [`cards: ${cards.join()}`];
}

/** The mistakes in the list of legal actions: it is empty, unsorted, or names one twice. */
export function listFaults({ variant }: Game, state: DealState): string[] {
  const legal = variant.legal(state);
  const running = variant.toAct(state) !== null;
  const faults = legal.flatMap((a, i) => (i > 0 && legal[i - 1]! >= a ? [`order: ${a}`] : []));
  if (running !== legal.length > 0) faults.push(`legal: ${legal.join(' ')}`);
  if (running === variant.isOver(state)) faults.push('over and running');
  return faults;
}

/** Listed actions that are refused, and other actions that are accepted; `seen` is called with each refusal. */
export function tokenFaults(game: Game, state: DealState, seen: (code: RefusalCode) => void) {
  const { variant } = game;
  const legal = new Set(variant.legal(state));
  const before = JSON.stringify(state);
  const faults = TOKENS.flatMap((token) => {
    const applied = variant.apply(state, token);
    if (!applied.ok) seen(applied.error.code);
    const expected = isListed(legal, token) || (applied.ok && forfeits(game, state, token));
    return applied.ok === expected
      ? []
      : [`${token}: ${applied.ok ? 'accepted' : applied.error.code}`];
  });
  const known = NONSENSE.filter((token) => codeOf(game, state, token) !== 'UNKNOWN_ACTION');
  if (JSON.stringify(state) !== before) faults.push('the state was changed by an action');
  return [...faults, ...known.map((token) => `${token}: known`)];
}

/** Two cards to lay aside are listed in one order and accepted in both. */
function isListed(legal: ReadonlySet<Action>, token: Action): boolean {
  if (legal.has(token) || !token.startsWith('-')) return legal.has(token);
  return legal.has(token.replace(/^-(..),(..)$/, '-$2,$1'));
}

const codeOf = ({ variant }: Game, state: DealState, token: Action) => {
  const applied = variant.apply(state, token);
  return applied.ok ? null : applied.error.code;
};

/** Under `irregularPlay: forfeit` a card against the rules of play is accepted and ends the deal. */
function forfeits({ variant, options }: Game, state: DealState, token: Action): boolean {
  if (options['irregularPlay'] !== 'forfeit') return false;
  const applied = variant.apply(state, token);
  return applied.ok && variant.outcome(applied.value.state)?.reason === 'IRREGULAR_PLAY';
}
