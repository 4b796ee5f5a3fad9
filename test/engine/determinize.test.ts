/** Determinizations of a view: the cards that a bid promised are in the bidder's hand (rules 10.3). */
import { describe, expect, test } from '@jest/globals';
import type { DealState, Likely, Observer, Variant } from '../../src/engine/index.js';
import { kernel, seeded, variantOf } from '../../src/engine/index.js';
import { cards } from './support/golden.js';
import { pick } from './support/scenarios.js';

/** The condition of the bid; after the lead the cards played count too. */
interface Case {
  readonly rule: string;
  readonly key: string;
  readonly hands: readonly string[];
  readonly talon?: string;
  readonly actions: string;
  readonly bidder: number;
  readonly holds: (hand: readonly string[]) => boolean;
}

const STRONG = ['HA HT HK HQ HJ SA', 'ST SK DA DT CA CT', 'SQ SJ DK DQ CK CQ'];
const POOR = ['HT HK HQ DT DK ST', 'SJ SQ DA DJ CJ CQ', 'HJ SK DQ CT CK HA'];
const hasAll = (suit: string) => (hand: readonly string[]) =>
  cards(`${suit}A ${suit}T ${suit}K ${suit}Q ${suit}J`).every((card) => hand.includes(card));
const hasWholeSuit = (hand: readonly string[]) => [...'HDSC'].some((suit) => hasAll(suit)(hand));
const hasAce = (hand: readonly string[]) => hand.some((card) => card.endsWith('A'));

const CASES: readonly Case[] = [
  {
    rule: 'rules 10.3: Herrenschnapser, all five trumps before the lead',
    key: 'dreier',
    hands: STRONG,
    talon: 'DJ CJ',
    actions: 'tH p p b:HERRENSCHNAPSER!',
    bidder: 0,
    holds: hasAll('H'),
  },
  {
    rule: 'rules 10.3: Farbringerl, all five of a suit, some of them played',
    key: 'dreier',
    hands: STRONG,
    talon: 'DJ CJ',
    actions: 'tH p p b:FARBRINGERL! p p HA ST SQ HT',
    bidder: 0,
    holds: hasWholeSuit,
  },
  {
    rule: 'rules 10.3: Farbringerl with the talon still to come, while others may bid more',
    key: 'dreier',
    hands: ['HT HK HQ DT DK CQ', 'SA ST SK SQ SJ DA', 'HJ DQ CT CK HA DJ'],
    talon: 'CA CJ',
    actions: 'tH b:FARBRINGERL',
    bidder: 1,
    holds: hasWholeSuit,
  },
  {
    rule: 'rules 10.3: Ass-Bettler, an ace, while others may bid more',
    key: 'dreier',
    hands: POOR,
    talon: 'CA SA',
    actions: 'tH b:ASS_BETTLER',
    bidder: 1,
    holds: hasAce,
  },
];

function reached(variant: Variant, { hands, talon = '', actions }: Case): DealState {
  const options = variant.ruleset.presets[variant.ruleset.defaultPreset]!;
  const dealt = { hands: hands.map(cards), talon: cards(talon) };
  const start = variant.deal(options, dealt, hands.length - 1);
  return cards(actions).reduce((state, token) => after(variant, state, token), start);
}

function after(variant: Variant, state: DealState, token: string): DealState {
  const applied = variant.apply(state, token);
  if (!applied.ok) throw new Error(`${token}: ${applied.error.code}`);
  return applied.value.state;
}

/** Makes hands with black cards more likely, also against the promises. */
const likelyBlack: Likely = (handOf) =>
  1 + 5 * kernel.sizeOf(handOf(1) & (kernel.SUIT_SETS[0]! | kernel.SUIT_SETS[3]!));

describe.each(CASES)('$rule', (golden) => {
  const variant = variantOf(golden.key)!;
  const state = reached(variant, golden);
  const others: Observer[] = [...golden.hands.keys(), 'onlooker' as const].filter(
    (observer) => observer !== golden.bidder,
  );

  test.each(others)(
    'the bidder holds the promised cards in every determinization for %s',
    (observer) => {
      const view = variant.view(state, observer);
      const random = seeded(3);
      const played = view.memory.tricks
        .flatMap((trick) => trick.cards)
        .concat(view.trick)
        .filter(({ seat }) => seat === golden.bidder)
        .map(({ card }) => card);
      for (let n = 0; n < 200; n++) {
        const determinization = variant.determinize(
          view,
          random,
          n % 2 === 0 ? undefined : likelyBlack,
        );
        const hand = [...variant.places(determinization).hands[golden.bidder]!, ...played];
        expect(golden.holds(hand)).toBe(true);
        expect(variant.view(determinization, observer)).toEqual(view);
      }
    },
  );

  test('the player to act always has a legal action in a determinization', () => {
    const random = seeded(4);
    const view = variant.view(state, variant.toAct(state)!);
    for (let n = 0; n < 200; n++) {
      let determinization = variant.determinize(view, random);
      while (variant.toAct(determinization) !== null) {
        expect(variant.legal(determinization)).not.toEqual([]);
        determinization = after(
          variant,
          determinization,
          pick(variant.legal(determinization), random),
        );
      }
    }
  });
});
