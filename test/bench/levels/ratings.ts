/** The ratings with the highest likelihood in the order of the levels, given the results of pairings (Bradley and Terry 1952). */
import type { BotKey } from '../../../src/bots/index.js';
import { BOT_KEYS, BOTS_VERSION } from '../../../src/bots/index.js';
import { variantOf } from '../../../src/engine/index.js';
import { RATING_KEYS, ratingKeyOf } from '../../../src/modules/ratings/domain/rating.js';
import type { Paired } from '../results.js';
import { inverseOf, timesVector } from './matrix.js';

/** A level's rating in one kind of match, with its standard error. */
export interface Measured {
  readonly rating: number;
  readonly deviation: number;
}

export type Ratings = Readonly<Record<string, Readonly<Record<BotKey, Measured>>>>;

/** The level with a fixed rating; all others are relative to it. People begin with the same rating (ADR 63). */
export const ANCHOR = { bot: 'regular', rating: 1500 } as const;

/** The least deviation: presets differ, and so do people and bots. */
const LEAST_DEVIATION = 10;

/** A difference of this many points multiplies the odds by e. */
const POINTS = 400 / Math.LN10;

/**
 * How a difference in ratings becomes log-odds of winning, as in `rateMatch`. In a game of sides the players'
 * ratings add up. With three players form varies more, and each has two opponents who may win.
 */
const SCALES: Readonly<Record<number, { readonly slope: number; readonly offset: number }>> = {
  2: { slope: 1 / POINTS, offset: 0 },
  3: { slope: Math.sqrt(2 / 3) / POINTS, offset: Math.log(2) },
  4: { slope: 2 / POINTS, offset: 0 },
};

/** The matches of one level against another. */
interface Trial {
  readonly bot: number;
  readonly against: number;
  readonly matches: number;
  readonly won: number;
  readonly slope: number;
  readonly offset: number;
}

/** Two levels in one kind of match. */
const pairOf = (pairing: Paired): string =>
  `${ratingKeyOf(pairing)} ${pairing.bot}-${pairing.against}`;

/** The results of `version`; for pairs of levels without one, the older results. */
function latest(pairings: readonly Paired[], version: string): Paired[] {
  const current = pairings.filter((pairing) => pairing.version === version);
  const measured = new Set(current.map(pairOf));
  return pairings.filter(
    (pairing) => pairing.version === version || !measured.has(pairOf(pairing)),
  );
}

/** The pairs of levels that have not met in `version`, each with an older version of its results. */
export function outdatedPairs(pairings: readonly Paired[], version = BOTS_VERSION): string[] {
  const older = latest(pairings, version).filter((pairing) => pairing.version !== version);
  return [...new Set(older.map((pairing) => `${pairOf(pairing)} (${pairing.version})`))];
}

/** The ratings of every kind of match in which each level has met the one below it. */
export function ratingsFrom(pairings: readonly Paired[], version = BOTS_VERSION): Ratings {
  const counted = latest(pairings, version);
  const fitted = RATING_KEYS.map((key) => {
    const trials = counted.filter((pairing) => ratingKeyOf(pairing) === key).map(trialOf);
    return [key, isConnected(trials) ? fit(trials) : null] as const;
  });
  return Object.fromEntries(fitted.flatMap(([key, ratings]) => (ratings ? [[key, ratings]] : [])));
}

/** Adds one match with an even result, so that a level that won all its matches is not infinitely better. */
function trialOf({ variant, bot, against, bummerl: { matches, mean, par } }: Paired): Trial {
  return {
    bot: BOT_KEYS.indexOf(bot as BotKey),
    against: BOT_KEYS.indexOf(against as BotKey),
    matches: matches + 1,
    won: matches * (mean ?? 0) + par,
    ...SCALES[variantOf(variant)!.seatCount]!,
  };
}

/** Whether each level has met the one below it. */
const isConnected = (trials: readonly Trial[]): boolean =>
  BOT_KEYS.slice(1).every((_, below) =>
    trials.some((trial) => trial.bot === below + 1 && trial.against === below),
  );

const STEPS = 100;
/** The most that a rating changes in one step: Newton's step may be far off at first. */
const WIDEST = 200;

/**
 * The best ratings in which no level is below a weaker one. `club` and the levels above it are one search with a growing
 * budget, so a fitted rating that falls is an error of the measurement: both levels get one common rating.
 */
function fit(trials: readonly Trial[]): Record<BotKey, Measured> {
  let groups: readonly number[] = BOT_KEYS.map((_, level) => level);
  for (;;) {
    const fitted = fitGroups(trials, groups);
    const falling = fitted.findIndex(
      ({ rating }, level) => rating < (fitted[level - 1]?.rating ?? 0),
    );
    if (falling < 0)
      return Object.fromEntries(BOT_KEYS.map((key, i) => [key, fitted[i]!])) as Record<
        BotKey,
        Measured
      >;
    groups = groups.map((group, level) => (level < falling ? group : group - 1));
  }
}

/** The ratings with the highest likelihood if all levels of a group have the same. `groups` has the group of each level. */
function fitGroups(trials: readonly Trial[], groups: readonly number[]): Measured[] {
  const grouped = trials.map((trial) => ({
    ...trial,
    bot: groups[trial.bot]!,
    against: groups[trial.against]!,
  }));
  const anchor = groups[BOT_KEYS.indexOf(ANCHOR.bot)]!;
  let ratings: number[] = Array.from(new Set(groups), () => ANCHOR.rating);
  let errors: number[] = [];
  for (let n = 0; n < STEPS; n++) {
    const { slopes, information } = surfaceAt(grouped, ratings);
    slopes[anchor] = 0;
    information.forEach((row, i) => {
      row[anchor] = Number(i === anchor);
      if (i === anchor) row.forEach((_, j) => (row[j] = Number(j === anchor)));
    });
    const covariance = inverseOf(information);
    const step = timesVector(covariance, slopes);
    ratings = ratings.map((rating, i) => rating + clamp(step[i]!));
    errors = covariance.map((row, i) => (i === anchor ? 0 : Math.sqrt(row[i]!)));
  }
  return groups.map((group) => ({
    rating: Math.round(ratings[group]!),
    deviation: Math.max(LEAST_DEVIATION, Math.ceil(errors[group]!)),
  }));
}

const clamp = (step: number): number => Math.max(-WIDEST, Math.min(WIDEST, step));

/** The gradient and the information matrix of the log-likelihood. */
function surfaceAt(trials: readonly Trial[], ratings: readonly number[]) {
  const slopes = ratings.map(() => 0);
  const information = ratings.map(() => ratings.map(() => 0));
  for (const { bot, against, matches, won, slope, offset } of trials) {
    const odds = slope * (ratings[bot]! - ratings[against]!) - offset;
    const chance = 1 / (1 + Math.exp(-odds));
    const pull = slope * (won - matches * chance);
    slopes[bot]! += pull;
    slopes[against]! -= pull;
    const added = slope ** 2 * matches * chance * (1 - chance);
    information[bot]![bot]! += added;
    information[against]![against]! += added;
    information[bot]![against]! -= added;
    information[against]![bot]! -= added;
  }
  return { slopes, information };
}
