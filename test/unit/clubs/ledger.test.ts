/** Pure: what a match adds to the ledger of a club. */
import { describe, expect, it } from '@jest/globals';
import { clubBalancesOf, clubEntriesOf } from '../../../src/modules/clubs/domain/club-ledger.js';
import type { FinishedMatch } from '../../../src/modules/ratings/domain/index.js';

const match = (
  variant: string,
  bummerl: readonly number[],
  left: readonly number[] = [],
): FinishedMatch => ({
  id: 'm',
  variant,
  preset: 'any',
  rated: false,
  seats: bummerl.map((count, seat) => ({
    userId: 'abcd'[seat]!,
    left: left.includes(seat),
    place: count > 0 ? 2 : 1,
    bummerl: count,
    backers: [],
  })),
});

const people = new Set('abcd');
const balancesOf = (of: FinishedMatch, who = people) =>
  Object.fromEntries(
    clubBalancesOf(clubEntriesOf(of, who)).map(({ userId, given, taken }) => [
      userId,
      given - taken,
    ]),
  );

describe('the ledger of a club', () => {
  it('of two: who got the Bummerl paid it to the other', () => {
    expect(balancesOf(match('zweier', [0, 2]))).toEqual({ a: 2, b: -2 });
  });

  it('of three: each pays the Bummerl of the own seat to both others', () => {
    expect(balancesOf(match('dritt', [0, 1, 1]))).toEqual({ a: 2, b: -1, c: -1 });
  });

  it('of four: partners do not meet each other', () => {
    const of = match('bauern', [0, 1, 0, 1]);
    expect(balancesOf(of)).toEqual({ a: 2, b: -2, c: 2, d: -2 });
    expect(clubEntriesOf(of, people)).toHaveLength(4);
  });

  it('a player who left has at least one Bummerl, as in the ledger of two players', () => {
    expect(balancesOf(match('dritt', [0, 0, 0], [2]))).toEqual({ a: 1, b: 1, c: -2 });
  });

  it('counts only people of the club, each with one match', () => {
    expect(balancesOf(match('dritt', [0, 1, 1]), new Set('ab'))).toEqual({ a: 1, b: -1 });
    const entries = clubEntriesOf(match('dritt', [0, 1, 1]), people);
    expect(clubBalancesOf(entries).map(({ matches }) => matches)).toEqual([1, 1, 1]);
  });
});
