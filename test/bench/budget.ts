/**
 * Strength against budget: the expert's search with more and fewer rounds, each against `easy` over the
 * same duplicate deals.
 *
 * `npm run bench -- budget [deals] [variant[:preset] …] [--seed n] [--write]`, `zweier:weich` by default.
 */
import { BOTS } from '../../src/bots/index.js';
import { EXPERT } from '../../src/bots/expert.js';
import type { Budget } from '../../src/bots/search-bot.js';
import { chooseBySearch } from '../../src/bots/search-bot.js';
import { contest } from './contest.js';
import type { Game } from './duel.js';
import type { Sample } from './games.js';
import { argumentsOf, gamesNamed, sampleOf } from './games.js';
import type { Budgeted } from './results.js';
import { RESULTS, report } from './results.js';

const ROUNDS = [8, 32, 125, 500, 2000, 8000];

/** The expert's budget with this many rounds, the other counts in proportion. */
export function scaled(rounds: number): Budget {
  const share = (count: number) => Math.max(1, Math.round((count * rounds) / EXPERT.zweier.rounds));
  const contracts = {
    rounds: share(EXPERT.contracts.rounds),
    determinizations: share(EXPERT.contracts.determinizations),
    trials: share(EXPERT.contracts.trials),
  };
  const zweier = {
    rounds,
    hands: share(EXPERT.zweier.hands),
    closing: share(EXPERT.zweier.closing),
  };
  const [determinizations, trials] = [share(EXPERT.determinizations), share(EXPERT.trials)];
  return { zweier, rounds: share(EXPERT.rounds), determinizations, trials, contracts };
}

function measured(game: Game, rounds: number, sample: Sample): Budgeted {
  const played = { variant: game.variant.key, preset: game.preset, bot: 'expert', against: 'easy' };
  const pairing = {
    first: { choose: chooseBySearch(scaled(rounds)) },
    second: BOTS.easy,
    ...sample,
  };
  return { ...played, rounds, ...contest(game, pairing, `${game.preset}, ${rounds} rounds`) };
}

/** Measures every budget in the given games. */
export function run(args: readonly string[]): Promise<Record<string, unknown>> {
  const { values, positionals } = argumentsOf(args);
  const [deals, ...names] = positionals;
  const sample = sampleOf(deals, values.seed);
  const games = (names.length > 0 ? names : ['zweier:weich']).flatMap(gamesNamed);
  const file = values.write ? RESULTS.budget : null;
  const budgets = games.flatMap((game) =>
    ROUNDS.map((rounds) => report(measured(game, rounds, sample), file)),
  );
  return Promise.resolve({ budgets });
}
