/**
 * The ratings of the house bots. Neighbouring levels, and levels two apart, play matches over duplicate deals; the
 * ratings are those with the highest likelihood.
 *
 * `npm run bench -- levels [deals] [variant[:preset] …] [--bot level] [--seed n] [--write]`: a JSON line on
 * stderr for each finished pairing. `--bot` plays only the pairings of one level. `--write` stores the results.
 * It skips a pairing that is stored already for this version of the bots with as many deals. It writes the ratings for
 * the service once every kind of match has been measured.
 */
import type { BotKey } from '../../src/bots/index.js';
import { BOT_KEYS, BOTS, BOTS_VERSION } from '../../src/bots/index.js';
import { RATING_KEYS } from '../../src/modules/ratings/domain/rating.js';
import { contest } from './contest.js';
import type { Game } from './duel.js';
import type { Sample } from './games.js';
import { allGames, argumentsOf, gamesNamed, sampleOf } from './games.js';
import type { Ratings } from './levels/ratings.js';
import { outdatedPairs, ratingsFrom } from './levels/ratings.js';
import type { Paired } from './results.js';
import { RESULTS, readResults, report } from './results.js';
import { writeSource } from './weights.js';

const RATINGS = new URL('../../src/bots/ratings.ts', import.meta.url);

/** Levels further apart hardly ever lose to each other, so their matches say little. */
const FURTHEST = 2;

/** Each level with its opponents; the stronger level first. */
const PAIRS = BOT_KEYS.flatMap((bot, index) =>
  BOT_KEYS.slice(Math.max(0, index - FURTHEST), index).map((against) => ({ bot, against })),
);

type Pair = (typeof PAIRS)[number];

function pairsOf(named: string | undefined): Pair[] {
  const found = PAIRS.filter(({ bot, against }) =>
    [undefined, bot, against].includes(named as BotKey),
  );
  if (found.length === 0) throw new Error(`--bot is one of ${BOT_KEYS.join(', ')}`);
  return found;
}

const isStored = (
  stored: readonly Paired[],
  game: Game,
  pair: Pair,
  { deals, seed }: Sample,
): boolean =>
  stored.some(
    (known) =>
      known.variant === game.variant.key &&
      known.preset === game.preset &&
      known.bot === pair.bot &&
      known.against === pair.against &&
      known.version === BOTS_VERSION &&
      known.seed === seed &&
      known.deals >= deals,
  );

function played(game: Game, { bot, against }: Pair, sample: Sample): Paired {
  const subject = { variant: game.variant.key, preset: game.preset, bot, against };
  const pairing = { first: BOTS[bot], second: BOTS[against], ...sample };
  const figures = contest(game, pairing, Object.values(subject).join(' '));
  return { ...subject, version: BOTS_VERSION, ...figures };
}

/** Measures the pairings of the given games, of all by default. */
export async function run(args: readonly string[]): Promise<Record<string, unknown>> {
  const { values, positionals } = argumentsOf(args, { bot: { type: 'string' } });
  const [deals, ...names] = positionals;
  const sample = sampleOf(deals, values.seed);
  const games = names.length > 0 ? names.flatMap(gamesNamed) : allGames();
  const pairs = pairsOf(values.bot);
  const file = values.write ? RESULTS.levels : null;
  const stored = file === null ? [] : readResults<Paired>(file);
  const fresh = pairs.flatMap((pair) =>
    games
      .filter((game) => !isStored(stored, game, pair, sample))
      .map((game) => report(played(game, pair, sample), file)),
  );
  const results = file === null ? fresh : readResults<Paired>(file);
  for (const pair of outdatedPairs(results))
    process.stderr.write(`levels: only older results for ${pair}\n`);
  const ratings = ratingsFrom(results);
  const missing = RATING_KEYS.filter((key) => !Object.hasOwn(ratings, key));
  if (values.write && missing.length === 0) await writeSource(RATINGS, sourceOf(ratings));
  return { ratings, missing };
}

const sourceOf = (ratings: Ratings): string =>
  `/** Measured by \`npm run bench -- levels --write\`; strength.ts says what they mean. */
import type { Strengths } from './bot.js';

export const RATINGS: Readonly<Record<string, Strengths>> = ${JSON.stringify(ratings)};`;
