/** Compares contracts in numbers, and their values with open cards, with the engine. */
import { describe, expect, test } from '@jest/globals';
import { frameOf, isOnDeclarersSide } from '../../src/bots/called/frame.js';
import { OpenCards } from '../../src/bots/called/open-cards.js';
import { contractPosition } from '../../src/bots/called/contract-position.js';
import { after } from '../../src/bots/search/playing.js';
import type { Contract, DealState, Options, Variant } from '../../src/engine/index.js';
import { CONTRACTS, deckShuffled, kernel, seeded, variantOf } from '../../src/engine/index.js';

type Random = () => number;

const GAMES = ['dreier', 'bauern'].map((key) => variantOf(key)!);
const CASES = GAMES.flatMap((variant) =>
  CONTRACTS.map((contract) => ({ variant, contract, key: variant.key, name: contract.name })),
);
/** Rules of play that differ in their options. */
const RULES: Options[] = [{}, { underTrump: 'required' }, { discardPoints: 'declarer' }];

const pick = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)]!;

/** A deal with a contract, at its first lead; null if the bidder may not bid it. */
function atFirstLead(variant: Variant, contract: Contract, rules: Options, random: Random) {
  const { presets } = variant.ruleset;
  const known = Object.entries(rules).filter(([name]) => name in presets['vollstaendig']!);
  const options = { ...presets['vollstaendig']!, ...Object.fromEntries(known) };
  const cards = variant.dealFrom(options, deckShuffled(variant.deck(options), random), 0);
  const bidder = Math.floor(random() * variant.seatCount);
  let state = variant.deal(options, cards, 0);
  for (let seat = variant.toAct(state); seat !== null; seat = variant.toAct(state)) {
    const view = variant.view(state, seat);
    if (view.phase === 'LEAD') return view.contract === contract.name ? state : null;
    const bid = `b:${contract.name}`;
    const isBid = view.phase === 'BIDDING' && seat === bidder && view.legal.includes(bid);
    const calm = view.legal.includes('p') ? ['p'] : view.legal;
    state = after(variant, state, isBid ? bid : pick(calm, random));
  }
  return null;
}

function deals(variant: Variant, contract: Contract, count: number, random: Random): DealState[] {
  const found: DealState[] = [];
  for (let n = 0; found.length < count; n++) {
    const state = atFirstLead(variant, contract, RULES[n % RULES.length]!, random);
    if (state) found.push(state);
  }
  return found;
}

const positionIn = (variant: Variant, state: DealState) => {
  const view = variant.view(state, variant.toAct(state)!);
  return contractPosition(frameOf(view), variant, view, state);
};

/** Plays the card in the engine; announces a marriage where the position does. */
function played(variant: Variant, state: DealState, token: string, announces: boolean): DealState {
  if (!announces) return after(variant, state, token);
  const announced = after(variant, state, `m${token[0]!}`);
  return variant.toAct(announced) === null ? announced : after(variant, announced, token);
}

/** The value of an ended deal to the declarer's side. */
function worthOf(variant: Variant, state: DealState, declarer: number, contract: Contract): number {
  const facts = variant.outcome(state)!;
  const gamePoints = Math.max(...variant.match.price({}, facts, 0));
  const worth = contract.worth ? gamePoints / variant.standing(state).double : 1;
  return facts.winners.includes(declarer) ? worth : -worth;
}

/** The value by trying every card; deliberately simple. */
function naive(variant: Variant, state: DealState, declarer: number, contract: Contract): number {
  const seat = variant.toAct(state);
  if (seat === null) return worthOf(variant, state, declarer, contract);
  const position = positionIn(variant, state);
  const worths = kernel.cardsOf(position.playable()).map((card) => {
    const next = played(variant, state, kernel.CARD_TOKENS[card]!, position.announces(card));
    return naive(variant, next, declarer, contract);
  });
  return isOnDeclarersSide(position.frame, seat) ? Math.max(...worths) : Math.min(...worths);
}

describe.each(CASES)('$name in $key', ({ variant, contract }) => {
  const few = contract.holds ? 2 : 9;

  test('a contract position in numbers plays as the engine does', () => {
    const random = seeded(1);
    for (const begin of deals(variant, contract, few, random)) {
      let state = begin;
      const position = positionIn(variant, state);
      const { declarer } = position.frame;
      while (variant.toAct(state) !== null) {
        expect({ ...position }).toMatchObject(shared(positionIn(variant, state)));
        const legal = variant.legal(state).filter((action) => !action.startsWith('m'));
        const cards = kernel.cardsOf(position.playable()).map((card) => kernel.CARD_TOKENS[card]);
        expect(cards).toEqual(legal);
        const token = pick(legal, random);
        const card = kernel.parseCard(token);
        state = played(variant, state, token, position.announces(card));
        expect(position.worth).toBe(0);
        position.play(card);
      }
      expect(position.worth).toBe(worthOf(variant, state, declarer, contract));
    }
  });

  test('a contract with open cards has the value that trying every card gives', () => {
    const random = seeded(2);
    const solver = new OpenCards();
    let determinization = 0;
    for (const begin of deals(variant, contract, few, random)) {
      const { declarer } = positionIn(variant, begin).frame;
      let state = begin;
      for (let left = cardsIn(variant, state); left > 8 && variant.toAct(state) !== null; left--)
        state = after(variant, state, pick(cardsAt(variant, state), random));
      if (variant.toAct(state) === null) continue;
      const plain = naive(variant, state, declarer, contract);
      expect(solver.solve(positionIn(variant, state), ++determinization)).toBe(plain);
    }
  });
});

const cardsIn = (variant: Variant, state: DealState): number =>
  variant.places(state).hands.flat().length;

const cardsAt = (variant: Variant, state: DealState): string[] =>
  variant.legal(state).filter((action) => !action.startsWith('m'));

/** The part of a position that is equal for equal cards, between tricks and within them. */
const shared = ({
  hands,
  turn,
  laid,
  tricks,
  otherTricks,
  own,
  points,
  otherPoints,
}: {
  readonly hands: readonly number[];
  readonly turn: number;
  readonly laid: number;
  readonly tricks: number;
  readonly otherTricks: number;
  readonly own: number;
  readonly points: number;
  readonly otherPoints: number;
}) => ({ hands, turn, laid, tricks, otherTricks, own, points, otherPoints });
