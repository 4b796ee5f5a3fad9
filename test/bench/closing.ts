/**
 * Closing: how often a level closes against itself, how often the close succeeds, and whether the level's
 * estimate of its value is right.
 *
 * `npm run bench -- closing [deals] [variant:preset …] [--seed n]`, `zweier:weich` by default.
 */
import { EXPERT } from '../../src/bots/expert.js';
import { after } from '../../src/bots/search/playing.js';
import { mostVisited } from '../../src/bots/search/tree.js';
import { utilities } from '../../src/bots/search/utility.js';
import { evaluate } from '../../src/bots/search-bot.js';
import type { Seat } from '../../src/engine/index.js';
import { seeded } from '../../src/engine/index.js';
import type { Game } from './duel.js';
import type { Sample } from './games.js';
import { argumentsOf, gamesNamed, sampleOf, shuffledDeal } from './games.js';
import { round, rounded } from './measure.js';
import type { Estimate } from './statistics.js';
import { estimate } from './statistics.js';

/** A close, in game points for the closer. */
interface Close {
  readonly expected: number;
  readonly actual: number;
}

/** The results of the closes of a game. */
export interface Closing {
  readonly variant: string;
  readonly preset: string;
  readonly bot: string;
  readonly deals: number;
  readonly seed: number;
  /** In percent of the deals. */
  readonly closed: number;
  /** In percent of the closes. */
  readonly made: number;
  readonly expected: Estimate;
  readonly actual: Estimate;
  /** The actual value less the expected one. */
  readonly surprise: Estimate;
}

/** The deal's close, null if nobody has closed. */
function playDeal({ variant, options }: Game, seed: number): Close | null {
  const random = seeded(seed);
  let state = variant.deal(options, shuffledDeal(variant, options, random), 0);
  let close: { readonly seat: Seat; readonly expected: number } | null = null;
  for (let seat = variant.toAct(state); seat !== null; seat = variant.toAct(state)) {
    const tried = evaluate(variant.view(state, seat), options, EXPERT, random);
    const action = mostVisited(tried);
    if (action === 'c') close = { seat, expected: tried.find((t) => t.action === 'c')!.mean };
    state = after(variant, state, action);
  }
  return (
    close && {
      expected: close.expected,
      actual: utilities(variant, options, state)[close.seat]!,
    }
  );
}

function closingIn(game: Game, { deals, seed }: Sample): Closing {
  const chance = seeded(seed);
  const closes: Close[] = [];
  for (let n = 0; n < deals; n++) {
    const close = playDeal(game, chance() * 2 ** 32);
    if (close) closes.push(close);
    if ((n + 1) % PROGRESS_EVERY === 0)
      process.stderr.write(`closing: ${n + 1} of ${deals} deals\n`);
  }
  const made = closes.filter(({ actual }) => actual > 0).length;
  return {
    variant: game.variant.key,
    preset: game.preset,
    bot: 'expert',
    deals,
    seed,
    closed: round((100 * closes.length) / deals),
    made: round((100 * made) / closes.length),
    expected: rounded(estimate(closes.map(({ expected }) => expected))),
    actual: rounded(estimate(closes.map(({ actual }) => actual))),
    surprise: rounded(estimate(closes.map(({ actual, expected }) => actual - expected))),
  };
}

const PROGRESS_EVERY = 100;

export function run(args: readonly string[]): Promise<Record<string, unknown>> {
  const { values, positionals } = argumentsOf(args);
  const [deals, ...names] = positionals;
  const sample = sampleOf(deals, values.seed);
  const games = (names.length > 0 ? names : ['zweier:weich']).flatMap(gamesNamed);
  return Promise.resolve({ closing: games.map((game) => closingIn(game, sample)) });
}
