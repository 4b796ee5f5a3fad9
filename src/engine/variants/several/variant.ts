/** Makes a variant of more than two from its game, its options and its match. */
import { CARD_TOKENS, cardTokens, cardsOf, suitLetter, NONE } from '../../kernel/index.js';
import { seenEventOf } from '../../events.js';
import type { Options } from '../../options.js';
import type { Ruleset } from '../../ruleset.js';
import type { CardPlaces, DealStanding, MatchRules, Variant } from '../../variant.js';
import { apply, legal, toAct } from './apply.js';
import { deal, dealFrom, deckOf } from './dealing.js';
import { shapeOf } from './layout.js';
import type { TableFacts, TableGame, TableRules, TableState } from './state.js';
import { isOver, trumpOf } from './state.js';
import { view } from './view.js';
import { determinize } from './determinize.js';

/** What a variant of more than two declares. */
export interface TableSpec<O extends Options> {
  readonly names: Variant['names'];
  readonly rulesVersion: number;
  readonly game: TableGame;
  readonly ruleset: Ruleset<O>;
  readonly match: MatchRules<O, TableFacts>;
  /** The rules from the options, without the game. */
  readonly compile: (options: O) => Omit<TableRules, 'game'>;
}

const standing = (s: TableState): DealStanding => ({
  trump: suitLetter(trumpOf(s)),
  cardPoints: [...s.cardPoints],
  tricks: [...s.tricks],
  closedBy: null,
  contract: s.contract?.name ?? null,
  declarer: s.declarer === NONE ? null : s.declarer,
  double: s.double,
});

function places(s: TableState): CardPlaces {
  const taken: string[] = [];
  for (let t = s.history; t !== null; t = t.before)
    taken.push(...t.cards.map((c) => CARD_TOKENS[c]!));
  return {
    hands: s.hands.map((hand) => cardTokens(cardsOf(hand))),
    talon: cardTokens(cardsOf(s.talon)),
    table: cardTokens(s.table),
    taken,
    aside: cardTokens(cardsOf(s.aside)),
  };
}

/** The rules of each set of options, compiled once. */
function rulesBy<O extends Options>({ game, compile }: TableSpec<O>): (options: O) => TableRules {
  const known = new WeakMap<O, TableRules>();
  return (options) => {
    const compiled = known.get(options);
    if (compiled !== undefined) return compiled;
    const rules = { game, ...compile(options) };
    known.set(options, rules);
    return rules;
  };
}

export function tableVariant<O extends Options>(
  spec: TableSpec<O>,
): Variant<O, TableState, TableFacts> {
  const { names, rulesVersion, game, ruleset, match } = spec;
  const rulesOf = rulesBy(spec);
  return {
    key: game.key,
    names,
    seatCount: game.seatCount,
    rulesVersion,
    ruleset,
    bundled: [],
    match,
    parseOptions: (json) => ruleset.parse(json),
    deck: () => deckOf(game),
    shape: () => shapeOf(game.layout),
    dealFrom: (options, deck, dealer, actions) => dealFrom(rulesOf(options), deck, dealer, actions),
    deal: (options, cards, dealer) => deal(options, rulesOf(options), cards, dealer),
    toAct,
    legal,
    apply,
    outcome: (s) => s.facts,
    isOver,
    standing,
    places,
    view,
    seen: seenEventOf,
    determinize: (v, random, likely) => determinize(rulesOf(v.options as O), v, random, likely),
  };
}
