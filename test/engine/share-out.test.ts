/** Hidden cards are dealt out as often as they should be. */
import { describe, expect, test } from '@jest/globals';
import { kernel, seeded } from '../../src/engine/index.js';

const { asSet, cardsOf, has, parseCard, setFrom, shareOut } = kernel;

const set = (cards: string): kernel.CardSet => asSet(cards.split(' '));

const CARDS = set('HA HT HK HQ');
const ACE = parseCard('HA');
const DEALS = 2000;
const anything = ~kernel.EMPTY;
const two = { count: 2, possible: anything };

/** How often the first of two has the ace. */
function aces(weigh?: (shares: kernel.Shares) => number): number {
  const random = seeded(1);
  const deals = Array.from({ length: DEALS }, () => shareOut(CARDS, [two, two], random, weigh));
  return deals.filter(([first]) => first!.includes(ACE)).length / DEALS;
}

const hasAce = ([first]: kernel.Shares): boolean => first!.includes(ACE);

describe('cards are dealt out', () => {
  test('one way as often as another', () => {
    expect(aces()).toBeGreaterThan(0.46);
    expect(aces()).toBeLessThan(0.54);
  });

  test.each([
    ['three times as often', 3, 0.75],
    ['nine times as often', 9, 0.9],
    ['never otherwise', Infinity, 1],
  ])('%s with the ace where that weighs so', (_, weight, share) => {
    const found = aces((shares) => (hasAce(shares) ? Math.min(weight, 1) : 1 / weight));
    expect(Math.abs(found - share)).toBeLessThan(0.04);
  });

  test('to nobody who cannot hold them, whatever they weigh', () => {
    const random = seeded(2);
    const poor = { count: 2, possible: ~set('HA') };
    for (let n = 0; n < 100; n++) {
      const shares = shareOut(CARDS, [poor, two], random, (s) => (hasAce(s) ? 100 : 1));
      expect(shares.map((share) => share.length)).toEqual([2, 2]);
      expect(has(setFrom(shares[0]!), ACE)).toBe(false);
      expect(cardsOf(setFrom(shares.flat()))).toEqual(cardsOf(CARDS));
    }
  });
});
