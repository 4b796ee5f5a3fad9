/** What `regular` remembers of a deal, and what it likes too much. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BOTS } from '../../src/bots/index.js';
import { biased } from '../../src/bots/regular/biases.js';
import { remembered } from '../../src/bots/regular/memory.js';
import type { DealView } from '../../src/engine/index.js';
import { kernel, seeded, variantOf } from '../../src/engine/index.js';
import type { Game } from '../engine/support/scenarios.js';
import { games, randomDeal } from '../engine/support/scenarios.js';

/** What a seat sees whenever it is asked in a deal played at random. */
function viewsOf(game: Game, seed: number, seat: number): DealView[] {
  const { variant } = game;
  return [...randomDeal(game, seeded(seed))].flatMap(({ state }) =>
    variant.toAct(state) === seat ? [variant.view(state, seat)] : [],
  );
}

const cardsIn = ({ memory }: DealView): string[] =>
  memory.tricks.flatMap(({ cards }) => cards.map(({ card }) => card));

/** The cards that are taken for others, with those. */
function mistakesIn(view: DealView): Map<string, string> {
  const thought = cardsIn(remembered(view));
  return new Map(
    cardsIn(view).flatMap((card, n) => (card === thought[n] ? [] : [[card, thought[n]!]])),
  );
}

/** What nobody mistakes is more after a trump that was named, a marriage and a close. */
const changesWhatIsFirm = (before: DealView, view: DealView): boolean =>
  before.trump !== view.trump ||
  before.marriages.length !== view.marriages.length ||
  view.closedBy !== null;

function showsOneOf(cards: readonly string[], view: DealView): boolean {
  const { hands, trick, trumpCard } = view;
  const held = hands.flatMap(({ cards: own, known }) => own ?? known);
  const shown = [...cardsIn(view), ...trick.map(({ card }) => card), ...held, trumpCard];
  return cards.some((card) => shown.includes(card));
}

describe.each(games(2))('the memory of $name', (game) => {
  const run = (check: (views: DealView[]) => void) =>
    fc.assert(
      fc.property(fc.nat(), (seed) => check(viewsOf(game, seed, seed % 2))),
      { numRuns: 15, seed: 4 },
    );

  test('mistakes two cards at most, for cards that are out, and no card is there twice', () => {
    run((views) => {
      for (const view of views) {
        const { variant, hands, trick } = view;
        const seen = new Set([
          ...cardsIn(view),
          ...trick.map(({ card }) => card),
          ...hands.flatMap(({ cards, known }) => cards ?? known),
        ]);
        const mistakes = mistakesIn(view);
        expect(mistakes.size).toBeLessThanOrEqual(2);
        expect(new Set(mistakes.values()).size).toBe(mistakes.size);
        const deck = variantOf(variant)!.deck(view.options);
        for (const instead of mistakes.values()) {
          expect(seen.has(instead)).toBe(false);
          expect(deck).toContain(instead);
        }
      }
    });
  });

  test('keeps trumps', () => {
    run((views) => {
      for (const view of views)
        for (const pair of mistakesIn(view))
          for (const card of pair) expect(card[0]).not.toBe(view.trump);
    });
  });

  test('does not waver: mistakes last until one of them shows', () => {
    run((views) => {
      views.slice(1).forEach((view, n) => {
        const before = views[n]!;
        const mistakes = mistakesIn(before);
        if (changesWhatIsFirm(before, view) || showsOneOf([...mistakes.values()], view)) return;
        expect([...mistakesIn(view)]).toEqual(expect.arrayContaining([...mistakes]));
      });
    });
  });

  test('is always of a deal that can be: it is thought over, whatever was forgotten', () => {
    run((views) => {
      for (const view of views.slice(-2))
        expect(view.legal).toContain(BOTS.regular.choose(view, view.options, seeded(1)));
    });
  });
});

test('low cards are forgotten sooner than high ones', () => {
  const game = games(0).find(({ name }) => name.includes('weich'))!;
  const forgotten = { low: 0, high: 0 };
  for (let seed = 0; seed < 150; seed++)
    for (const view of viewsOf(game, seed, 0))
      for (const card of mistakesIn(view).keys())
        forgotten['TA'.includes(card[1]!) ? 'high' : 'low'] += 1;
  expect(forgotten.high).toBeGreaterThan(0);
  expect(forgotten.low).toBeGreaterThan(3 * forgotten.high);
});

describe('feelings', () => {
  const zweier = variantOf('zweier')!;
  const options = zweier.ruleset.presets['weich']!;
  const cards = (text: string) => text.split(' ');
  const talon = (turned: string, hands: readonly string[]) => {
    const rest = kernel.DECK_TOKENS[20].filter((card) => !hands.includes(card) && card !== turned);
    return [...rest, turned];
  };
  /** What seat 1, who leads, sees with a hand and a card turned up. */
  const viewWith = (own: string, other: string, turned: string): DealView => {
    const hands = [cards(other), cards(own)];
    const dealt = { hands, talon: talon(turned, hands.flat()) };
    return zweier.view(zweier.deal(options, dealt, 0), 1);
  };
  const even = (view: DealView) => {
    const tried = view.legal.map((action) => ({ action, visits: 12, mean: 0 }));
    return new Map(biased(view, tried).map(({ action, visits }) => [action, visits]));
  };

  test('a marriage is dear, and half of one is kept', () => {
    const biased = even(viewWith('SK SQ SJ DA DJ', 'CA CT CK CQ CJ', 'HJ'));
    expect(biased.get('mS')!).toBeGreaterThan(biased.get('DA')!);
    expect(biased.get('DA')!).toBeGreaterThan(biased.get('SK') ?? biased.get('SQ') ?? 0);
  });

  test('high trumps make bold, and none timid', () => {
    const closing = (own: string) => {
      const biased = even(viewWith(own, 'CA CT CK CQ CJ', 'HJ'));
      return biased.get('c')! / biased.get('DA')!;
    };
    expect(closing('HA HT DA SJ ST')).toBeGreaterThan(1);
    expect(closing('ST SJ DA DJ DT')).toBeLessThan(1);
  });
});
