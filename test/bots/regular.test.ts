/** The memory and the biases of `regular`. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BOTS } from '../../src/bots/index.js';
import { biased } from '../../src/bots/regular/biases.js';
import { remembered } from '../../src/bots/regular/memory.js';
import type { Budget } from '../../src/bots/search-bot.js';
import { evaluate } from '../../src/bots/search-bot.js';
import type { DealView } from '../../src/engine/index.js';
import { kernel, seeded, VARIANTS, variantOf } from '../../src/engine/index.js';
import type { Game } from '../engine/support/scenarios.js';
import { games, randomDeal } from '../engine/support/scenarios.js';

/** The views of a seat at each of its turns in a deal played at random. */
function viewsOf(game: Game, seed: number, seat: number): DealView[] {
  const { variant } = game;
  return [...randomDeal(game, seeded(seed))].flatMap(({ state }) =>
    variant.toAct(state) === seat ? [variant.view(state, seat)] : [],
  );
}

const cardsIn = ({ memory }: DealView): string[] =>
  memory.tricks.flatMap(({ cards }) => cards.map(({ card }) => card));

/** The confused cards, each with the card that replaces it. */
function mistakesIn(view: DealView): Map<string, string> {
  const seen = cardsIn(remembered(view));
  return new Map(cardsIn(view).flatMap((card, n) => (card === seen[n] ? [] : [[card, seen[n]!]])));
}

/** Whether a card is one that nobody confuses. */
function neverConfusedIn({ trump, marriages, memory }: DealView): (card: string) => boolean {
  const since = memory.closing === null ? [] : memory.tricks.slice(memory.closing.trickCount);
  const suits = [trump, ...since.map(({ cards }) => cards[0]!.card[0])];
  const announced = marriages.flatMap(({ suit }) => [`${suit}K`, `${suit}Q`]);
  return (card) => suits.includes(card[0]) || announced.includes(card);
}

/** After trump is named, a marriage or a close there are more cards that nobody confuses. */
const changesNeverConfused = (before: DealView, view: DealView): boolean =>
  before.trump !== view.trump ||
  before.marriages.length !== view.marriages.length ||
  view.closedBy !== null;

function showsOneOf(cards: readonly string[], view: DealView): boolean {
  const { hands, trick, trumpCard } = view;
  const held = hands.flatMap(({ cards: own, known }) => own ?? known);
  const shown = [...cardsIn(view), ...trick.map(({ card }) => card), ...held, trumpCard];
  return cards.some((card) => shown.includes(card));
}

/** Enough to draw determinizations of a view and to play on in them. In an impossible view this throws. */
const SMALLEST: Budget = {
  zweier: { rounds: 1, hands: 4, closing: 0 },
  rounds: 1,
  determinizations: 1,
  trials: 1,
};

/** A view with the cards that are confused in it. */
interface Recollection {
  readonly view: DealView;
  readonly mistakes: ReadonlyMap<string, string>;
}

describe.each(games(2))('the memory of `regular` in $name', (game) => {
  /** The deals of all tests of the game: they draw the same seeds. */
  const deals = new Map<number, Recollection[]>();
  const dealOf = (seed: number): Recollection[] => {
    const known = deals.get(seed);
    if (known) return known;
    const deal = viewsOf(game, seed, seed % 2).map((view) => ({
      view,
      mistakes: mistakesIn(view),
    }));
    deals.set(seed, deal);
    return deal;
  };
  const run = (check: (deal: Recollection[]) => void) =>
    fc.assert(
      fc.property(fc.nat(), (seed) => check(dealOf(seed))),
      { numRuns: 15, seed: 4 },
    );

  test('`regular` confuses at most two cards with cards that are still out, and sees no card twice', () => {
    const deck: readonly string[] = game.variant.deck(game.options);
    run((deal) => {
      for (const { view, mistakes } of deal) {
        const { hands, trick } = view;
        const seen = new Set([
          ...cardsIn(view),
          ...trick.map(({ card }) => card),
          ...hands.flatMap(({ cards, known }) => cards ?? known),
        ]);
        const replacing = [...mistakes.values()];
        const isOut = (card: string) => deck.includes(card) && !seen.has(card);
        expect(replacing.length).toBeLessThanOrEqual(2);
        expect([...new Set(replacing)].filter(isOut)).toEqual(replacing);
      }
    });
  });

  test('`regular` never confuses trumps, announced cards and suits led since a close', () => {
    run((deal) => {
      const wrong = deal.flatMap(({ view, mistakes }) => {
        const neverConfused = neverConfusedIn(view);
        return [...mistakes].flat().filter(neverConfused);
      });
      expect(wrong).toEqual([]);
    });
  });

  test('`regular` keeps a confusion until it sees one of the two cards', () => {
    run((deal) => {
      deal.slice(1).forEach(({ view, mistakes }, n) => {
        const before = deal[n]!;
        const replacing = [...before.mistakes.values()];
        if (changesNeverConfused(before.view, view) || showsOneOf(replacing, view)) return;
        expect([...mistakes]).toEqual(expect.arrayContaining([...before.mistakes]));
      });
    });
  });

  test('the view as `regular` remembers it can be searched', () => {
    run((deal) => {
      const confused = deal.filter(({ mistakes }) => mistakes.size > 0);
      for (const { view } of confused.slice(-2)) {
        const found = evaluate(remembered(view), view.options, SMALLEST, seeded(1));
        expect(found.map(({ action }) => action)).toEqual(view.legal);
      }
    });
  });
});

test.each(VARIANTS)('`regular` chooses a legal action in $key late in a deal', (variant) => {
  const options = variant.ruleset.presets[variant.ruleset.defaultPreset]!;
  for (const view of viewsOf({ name: variant.key, variant, options }, 4, 0).slice(-2))
    expect(view.legal).toContain(BOTS.regular.choose(view, options, seeded(1)));
});

test('`regular` forgets low cards sooner than high ones', () => {
  const game = games(0).find(({ name }) => name.includes('weich'))!;
  const forgotten = { low: 0, high: 0 };
  for (let seed = 0; seed < 150; seed++)
    for (const view of viewsOf(game, seed, 0))
      for (const card of mistakesIn(view).keys())
        forgotten['TA'.includes(card[1]!) ? 'high' : 'low'] += 1;
  expect(forgotten.high).toBeGreaterThan(0);
  expect(forgotten.low).toBeGreaterThan(3 * forgotten.high);
});

describe('the biases of `regular`', () => {
  const zweier = variantOf('zweier')!;
  const options = zweier.ruleset.presets['weich']!;
  const cards = (text: string) => text.split(' ');
  const talon = (turned: string, hands: readonly string[]) => {
    const rest = kernel.DECK_TOKENS[20].filter((card) => !hands.includes(card) && card !== turned);
    return [...rest, turned];
  };
  /** The view of seat 1, who leads, with a hand and a turned-up card. */
  const viewWith = (own: string, other: string, turned: string): DealView => {
    const hands = [cards(other), cards(own)];
    const dealt = { hands, talon: talon(turned, hands.flat()) };
    return zweier.view(zweier.deal(options, dealt, 0), 1);
  };
  const even = (view: DealView) => {
    const tried = view.legal.map((action) => ({ action, visits: 12, mean: 0 }));
    return new Map(biased(view, tried).map(({ action, visits }) => [action, visits]));
  };

  test('`regular` gives a marriage more visits, and its cards alone fewer', () => {
    const visits = even(viewWith('SK SQ SJ DA DJ', 'CA CT CK CQ CJ', 'HJ'));
    expect(visits.get('mS')!).toBeGreaterThan(visits.get('DA')!);
    expect(visits.get('DA')!).toBeGreaterThan(visits.get('SK') ?? visits.get('SQ') ?? 0);
  });

  test('`regular` gives a close more visits with high trumps, and fewer without', () => {
    const closing = (own: string) => {
      const visits = even(viewWith(own, 'CA CT CK CQ CJ', 'HJ'));
      return visits.get('c')! / visits.get('DA')!;
    };
    expect(closing('HA HT DA SJ ST')).toBeGreaterThan(1);
    expect(closing('ST SJ DA DJ DT')).toBeLessThan(1);
  });
});
