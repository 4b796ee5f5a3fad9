/**
 * A house bot against a plain search as others have it: ISMCTS with one tree, random rollouts, and all hands of the
 * opponent equally likely (`searchActions`). It uses no policy, no solver and no values of the bots' search for two.
 *
 * `npm run bench -- mcts [deals] [variant:preset] [--level bot] [--iterations n] [--seed n]`: by default 100 deals of
 * `zweier:weich`, `expert` and 10,000 iterations.
 */
import { BOTS } from '../../src/bots/index.js';
import { mostVisited, searchActions } from '../../src/bots/search/tree.js';
import { variantOf } from '../../src/engine/index.js';
import { contest } from './contest.js';
import type { Player } from './duel.js';
import { argumentsOf, botKeyNamed, gamesNamed, sampleOf } from './games.js';

const plainPlayer = (iterations: number): Player => ({
  choose(view, _options, random) {
    if (view.legal.includes('66')) return '66';
    if (view.legal.length === 1) return view.legal[0]!;
    const plan = { rounds: iterations, determinizations: iterations };
    return mostVisited(searchActions(variantOf(view.variant)!, view, plan, random));
  },
});

export function run(args: readonly string[]): Promise<Record<string, unknown>> {
  const { values, positionals } = argumentsOf(args, {
    level: { type: 'string', default: 'expert' },
    iterations: { type: 'string', default: '10000' },
  });
  const [many = '100', name = 'zweier:weich'] = positionals;
  const level = botKeyNamed('level', values.level);
  const { deals: iterations } = sampleOf(values.iterations);
  const [game] = gamesNamed(name);
  const pairing = {
    first: BOTS[level],
    second: plainPlayer(iterations),
    ...sampleOf(many, values.seed),
  };
  const result = contest(game!, pairing, `${level} against ${iterations} iterations`);
  return Promise.resolve({ preset: game!.preset, level, iterations, ...result });
}
