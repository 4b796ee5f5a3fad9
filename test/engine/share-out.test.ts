/** Hidden cards are dealt out with the right frequencies. */
import { describe, expect, test } from '@jest/globals';
import { kernel, seeded } from '../../src/engine/index.js';

const { asSet, cardsOf, has, parseCard, setFrom, shareOut } = kernel;

const set = (cards: string): kernel.CardSet => asSet(cards.split(' '));

const CARDS = set('HA HT HK HQ');
const ACE = parseCard('HA');
const DEALS = 2000;
const anything = ~kernel.EMPTY;
const two = { count: 2, possible: anything };

/** The share of deals in which the first of two holders has the ace. */
function aces(weigh?: (shares: kernel.Shares) => number): number {
  const random = seeded(1);
  const deals = Array.from({ length: DEALS }, () => shareOut(CARDS, [two, two], random, weigh));
  return deals.filter(([first]) => first!.includes(ACE)).length / DEALS;
}

const hasAce = ([first]: kernel.Shares): boolean => first!.includes(ACE);

describe('cards are dealt out', () => {
  test('without weights each deal of hidden cards is as likely as any other', () => {
    expect(aces()).toBeGreaterThan(0.46);
    expect(aces()).toBeLessThan(0.54);
  });

  test.each([
    ['three times as likely', 3, 0.75],
    ['nine times as likely', 9, 0.9],
    ['certain', Infinity, 1],
  ])('a weight makes a deal with the ace %s', (_, weight, share) => {
    const found = aces((shares) => (hasAce(shares) ? Math.min(weight, 1) : 1 / weight));
    expect(Math.abs(found - share)).toBeLessThan(0.04);
  });

  test('with any weights no holder is dealt a card that it cannot have', () => {
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
