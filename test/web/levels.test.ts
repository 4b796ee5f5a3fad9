/** Real: the levels' fixed ratings, the names that people read, and the choice of levels in the web client. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { BOT_KEYS, BOTS, strengthsIn } from '../../src/bots/index.js';
import type { BotKey } from '../../src/bots/index.js';
import { RATING_KEYS } from '../../src/modules/ratings/domain/rating.js';

interface Offered {
  readonly level: BotKey;
  readonly rating: number;
  readonly suggested: boolean;
}

interface Levels {
  offeredIn: (strengths: readonly Offered[]) => Offered[];
  levelIn: (offered: readonly Offered[], chosen: BotKey | null) => BotKey;
}

const strengthsOf = (ratingKey: string): Offered[] =>
  BOT_KEYS.map((level) => ({
    level,
    rating: strengthsIn(ratingKey)[level].rating,
    suggested: level === 'club',
  }));

const namesIn = async (language: string): Promise<string[]> => {
  const file = `clients/web/src/messages/${language}/challenge.json`;
  const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  return BOT_KEYS.map((key) => texts[`bot.${key}`]!);
};

describe('the levels of the house bots', () => {
  let levels: Levels;
  beforeAll(async () => {
    const path = resolve('clients/web/src/challenge/levels.ts');
    levels = (await runnerImport<Levels>(path, { configFile: false, logLevel: 'silent' })).module;
  });

  it.each(RATING_KEYS)('in %s no level has a lower rating than a weaker one', (ratingKey) => {
    const ratings = strengthsOf(ratingKey).map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  });

  it.each(RATING_KEYS)('in %s a higher level that is offered is a stronger one', (ratingKey) => {
    const offered = levels.offeredIn(strengthsOf(ratingKey));
    const ratings = offered.map(({ rating }) => rating);
    expect(new Set(ratings).size).toBe(ratings.length);
    const best = Math.max(...strengthsOf(ratingKey).map(({ rating }) => rating));
    expect(ratings.at(-1)).toBe(best);
  });

  it('are left out where they are measured as no stronger than a weaker one', () => {
    const ratings = [269, 1399, 1500, 1651, 1640, 1809, 1809];
    const strengths = strengthsOf('zweier').map((each, i) => ({ ...each, rating: ratings[i]! }));
    const offered = levels.offeredIn(strengths);
    expect(offered.map(({ level }) => level)).toEqual([
      'random',
      'easy',
      'regular',
      'club',
      'expert',
    ]);
    expect(levels.levelIn(offered, 'expert')).toBe('expert');
    expect(levels.levelIn(offered, 'master')).toBe('club');
    expect(levels.levelIn([], null)).toBe('regular');
  });

  it('have one name in each language, the same in the code and on the page', async () => {
    expect(await namesIn('en')).toEqual(BOT_KEYS.map((key) => BOTS[key].name));
    for (const language of ['en', 'de'])
      expect(new Set(await namesIn(language)).size).toBe(BOT_KEYS.length);
  });
});
