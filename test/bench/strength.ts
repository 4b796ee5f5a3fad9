/**
 * The strength of the house bots: each level against the one below it, over duplicate deals.
 *
 * `npm run bench -- strength [deals] [variant[:preset[,option=word …]] …] [--level bot] [--against bot] [--seed n] [--write]`:
 * a JSON line on stderr for each finished pairing. `--level` measures only that level, `--against` sets another
 * opponent than the level below, `--write` stores the figures for docs/bots.md.
 */
import type { BotKey } from '../../src/bots/index.js';
import { BOT_KEYS, BOTS } from '../../src/bots/index.js';
import { contest } from './contest.js';
import type { Game } from './duel.js';
import type { Sample } from './games.js';
import { allGames, argumentsOf, botKeyNamed, gamesNamed, sampleOf } from './games.js';
import type { StrengthResult } from './results.js';
import { RESULTS, report } from './results.js';

/** The levels to measure: all with a level below them, or the one named. */
function levels(named: string | undefined): BotKey[] {
  const found = BOT_KEYS.slice(1).filter((key) => named === undefined || key === named);
  if (found.length === 0) throw new Error(`--level is one of ${BOT_KEYS.slice(1).join(', ')}`);
  return found;
}

const below = (bot: BotKey): BotKey => BOT_KEYS[BOT_KEYS.indexOf(bot) - 1]!;

/** The named opponent, or null. */
const opponent = (named: string | undefined): BotKey | null =>
  named === undefined ? null : botKeyNamed('against', named);

function resultOf(game: Game, bot: BotKey, against: BotKey, sample: Sample): StrengthResult {
  const played = { variant: game.variant.key, preset: game.preset, bot, against };
  const pairing = { first: BOTS[bot], second: BOTS[against], ...sample };
  return { ...played, ...contest(game, pairing, Object.values(played).join(' ')) };
}

/** Measures the given games, all by default. */
export function run(args: readonly string[]): Promise<Record<string, unknown>> {
  const { values, positionals } = argumentsOf(args, {
    level: { type: 'string' },
    against: { type: 'string' },
  });
  const [deals, ...names] = positionals;
  const sample = sampleOf(deals, values.seed);
  const games = names.length > 0 ? names.flatMap(gamesNamed) : allGames();
  const bots = levels(values.level);
  const against = opponent(values.against);
  const file = values.write ? RESULTS.ladder : null;
  const results = games.flatMap((game) =>
    bots.map((bot) => report(resultOf(game, bot, against ?? below(bot), sample), file)),
  );
  return Promise.resolve({ results });
}
