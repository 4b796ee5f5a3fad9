import { describe, expect, it } from '@jest/globals';
import { variantOf } from '../../../src/engine/index.js';
import { below, shuffle } from '../../../src/modules/fairness/domain/shuffle.js';
import type { ShuffleInput } from '../../../src/modules/fairness/domain/shuffle.js';
import { plainNumbers, plainOrder, sha256 } from './plain-shuffle.js';

const link = Buffer.alloc(32, 1);
const input: ShuffleInput = {
  link,
  purpose: 'deal',
  matchId: 'TWF0Y2g6MQ',
  dealNumber: 3,
  clientSeeds: ['anna', ''],
};
const zweier = variantOf('zweier')!;
const deck20 = zweier.deck(zweier.ruleset.presets['weich']!);
const firstNumbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const fieldsOf = ({ purpose, matchId, dealNumber, clientSeeds }: ShuffleInput) => [
  purpose,
  matchId,
  String(dealNumber),
  ...clientSeeds,
];
const plainly = (deck: readonly number[], of: ShuffleInput): number[] =>
  plainOrder(deck, plainNumbers({ link: of.link, fields: fieldsOf(of) }, 4 * deck.length + 8));

describe('the shuffle', () => {
  it('gives the vectors that docs/fairness.md publishes', () => {
    const draw = shuffle(deck20, { ...input, purpose: 'draw', dealNumber: 0 });
    expect(draw.join(' ')).toBe('HJ HK HQ DK DQ CQ SQ CJ CT HA HT DJ ST CK DA SJ DT SK SA CA');
    const deal = shuffle(deck20, input);
    expect(deal.join(' ')).toBe('DT CA CT DJ DK CQ CK ST CJ DQ SQ HQ SA HJ SK HT DA SJ HA HK');
  });

  it('agrees with plain code for every length, purpose and seed', () => {
    for (let n = 0; n < 200; n++) {
      const some: ShuffleInput = {
        link: sha256(Buffer.from(`link ${n}`)),
        purpose: (['draw', 'deal', 'playoff'] as const)[n % 3]!,
        matchId: `match ${n} ÄÖ`,
        dealNumber: n,
        clientSeeds: firstNumbers(2 + (n % 3)).map((seat) => 'ß'.repeat((n * seat) % 64)),
      };
      const deck = firstNumbers(n % 33);
      expect(shuffle(deck, some)).toEqual(plainly(deck, some));
    }
  });

  it('does not change the deck that it is given', () => {
    const deck = Object.freeze(firstNumbers(20));
    expect(shuffle(deck, input)).not.toBe(deck);
    expect([...shuffle(deck, input)].sort((a, b) => a - b)).toEqual(firstNumbers(20));
  });

  it('gives another order when any part of its input changes', () => {
    const others: Partial<ShuffleInput>[] = [
      { link: Buffer.alloc(32, 2) },
      { purpose: 'draw' },
      { purpose: 'playoff' },
      { matchId: 'TWF0Y2g6MR' },
      { dealNumber: 4 },
      { clientSeeds: ['anna'] },
      { clientSeeds: ['', 'anna'] },
      { clientSeeds: ['ann', 'a'] },
      { clientSeeds: ['anna', '', ''] },
      { matchId: 'TWF0Y2g6MQ3', dealNumber: 0 },
    ];
    const orders = [{}, ...others].map((other) =>
      shuffle(firstNumbers(20), { ...input, ...other }).join(),
    );
    expect(new Set(orders).size).toBe(orders.length);
  });

  it('never repeats its stream between purposes, deals, matches or seeds', () => {
    const streams = new Set<string>();
    const purposes = ['draw', 'deal', 'playoff'] as const;
    for (const purpose of purposes)
      for (let dealNumber = 0; dealNumber < 50; dealNumber++)
        for (const matchId of ['a', 'b'])
          for (const clientSeeds of [
            ['', ''],
            ['x', ''],
            ['', 'x'],
          ]) {
            streams.add(
              shuffle(firstNumbers(24), { link, purpose, dealNumber, matchId, clientSeeds }).join(),
            );
          }
    expect(streams.size).toBe(3 * 50 * 2 * 3);
  });
});

describe('a number below a bound', () => {
  const bounds = [1, 2, 3, 7, 19, 20, 24, 32, 33, 3 * 2 ** 30, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32];

  it.each(bounds)('%i: has no bias: the same number of words leads to every result', (bound) => {
    const limit = Math.floor(2 ** 32 / bound) * bound;
    expect(drawn(bound, [limit - 1])).toBe(bound - 1);
    expect(drawn(bound, [0])).toBe(0);
    const thrown = [limit, limit + 1, 2 ** 32 - 1].filter((n) => n >= limit && n < 2 ** 32);
    expect(drawn(bound, [...thrown, bound + 1 < limit ? bound + 1 : 0])).toBe(
      bound + 1 < limit ? (bound + 1) % bound : 0,
    );
  });

  it('takes exactly the words that it needs', () => {
    const words = [2 ** 32 - 1, 5, 6].values() as Iterator<number, never>;
    expect([below(3, words), below(3, words)]).toEqual([2, 0]);
  });
});

const drawn = (bound: number, words: readonly number[]): number =>
  below(bound, words.values() as Iterator<number, never>);
