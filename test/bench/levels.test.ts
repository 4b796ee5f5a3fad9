/** The fit of the levels' ratings, on invented results, so that the ratings can be computed by hand. */
import { describe, expect, test } from '@jest/globals';
import { BOT_KEYS } from '../../src/bots/index.js';
import { ANCHOR, outdatedPairs, ratingsFrom } from './levels/ratings.js';
import type { Paired } from './results.js';

const VERSION = '7.0';
/** The matches of each pair; the fit adds one even match, which makes a hundred. */
const MATCHES = 99;
/** With this chance to win, a level is 400 points above the other. */
const TEN_TO_ONE = 10 / 11;

/** A result in `zweier` that has this chance once the even match is added. */
function result(bot: string, against: string, chance: number, version = VERSION): Paired {
  const mean = ((MATCHES + 1) * chance - 0.5) / MATCHES;
  return {
    variant: 'zweier',
    preset: 'weich',
    bot,
    against,
    version,
    deals: MATCHES,
    seed: 1,
    net: { mean: 0, error: 0 },
    bummerl: { matches: MATCHES, mean, error: 0, par: 0.5 },
    millis: { mean: 0, p95: 0, worst: 0 },
  };
}

/** Each level against the one below it. */
const ladder = (chance: number, version = VERSION): Paired[] =>
  BOT_KEYS.slice(1).map((bot, below) => result(bot, BOT_KEYS[below]!, chance, version));

const ratingsOf = (pairings: readonly Paired[]): number[] =>
  Object.values(ratingsFrom(pairings, VERSION)['zweier']!).map(({ rating }) => rating);

describe('the ratings of the levels', () => {
  test('ten wins for each loss are 400 rating points, counted from the anchor', () => {
    const anchor = BOT_KEYS.indexOf(ANCHOR.bot);
    const expected = BOT_KEYS.map((_, level) => ANCHOR.rating + 400 * (level - anchor));
    expect(ratingsOf(ladder(TEN_TO_ONE))).toEqual(expected);
  });

  test('the anchor has the smallest deviation, and deviations add up from level to level', () => {
    const { regular, club, adept } = ratingsFrom(ladder(TEN_TO_ONE), VERSION)['zweier']!;
    const oneStep = 400 / Math.LN10 / Math.sqrt((MATCHES + 1) * TEN_TO_ONE * (1 - TEN_TO_ONE));
    expect(regular.deviation).toBe(10);
    expect(club.deviation).toBe(Math.ceil(oneStep));
    expect(adept.deviation).toBe(Math.ceil(oneStep * Math.SQRT2));
  });

  test('a level that loses to a weaker one gets the same rating, and the others keep their distances', () => {
    const level = BOT_KEYS.indexOf('adept');
    const falling = ladder(TEN_TO_ONE).map((pairing) =>
      pairing.bot === 'adept' ? result('adept', 'club', 0.4) : pairing,
    );
    const ratings = ratingsOf(falling);
    expect(ratings[level]).toBe(ratings[level - 1]);
    expect(ratings[level - 1]! - ratings[level - 2]!).toBe(400);
    expect(ratings[level + 1]! - ratings[level]!).toBe(400);
  });

  test('with three players, winning a third of the matches is an even score', () => {
    const even = ladder(0.5).map((pairing) => ({
      ...pairing,
      variant: 'dritt',
      preset: 'standard',
      bummerl: { ...pairing.bummerl, mean: 1 / 3, par: 1 / 3 },
    }));
    const ratings = Object.values(ratingsFrom(even, VERSION)['dritt']!);
    expect(ratings.map(({ rating }) => rating)).toEqual(BOT_KEYS.map(() => ANCHOR.rating));
  });

  test('do not exist for a kind of match while a level has not met the one below it', () => {
    const broken = ladder(TEN_TO_ONE).filter(({ bot }) => bot !== 'adept');
    const skipping = [...broken, result('adept', 'regular', TEN_TO_ONE)];
    expect(ratingsFrom(skipping, VERSION)).toEqual({});
  });

  test('a result of an older version of the bots does not count where there is a current one', () => {
    const older = result('adept', 'club', 0.5, '6.0');
    expect(ratingsOf([older, ...ladder(TEN_TO_ONE)])).toEqual(ratingsOf(ladder(TEN_TO_ONE)));
    expect(outdatedPairs([older, ...ladder(TEN_TO_ONE)], VERSION)).toEqual([]);
  });

  test('a result of an older version of the bots counts, and is named, where there is no current one', () => {
    const current = ladder(TEN_TO_ONE).filter(({ bot }) => bot !== 'adept');
    const mixed = [...current, result('adept', 'club', 0.5, '6.0')];
    const [club, adept] = [BOT_KEYS.indexOf('club'), BOT_KEYS.indexOf('adept')];
    const ratings = ratingsOf(mixed);
    expect(ratings[adept]).toBe(ratings[club]);
    expect(outdatedPairs(mixed, VERSION)).toEqual(['zweier adept-club (6.0)']);
  });
});
