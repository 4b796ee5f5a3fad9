/** Parses the arguments of the benchmarks. */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import type { BotKey } from '../../src/bots/index.js';
import { BOT_KEYS } from '../../src/bots/index.js';
import { deckShuffled, VARIANTS } from '../../src/engine/index.js';
import type { DealtCards, Options, Variant } from '../../src/engine/index.js';
import type { Game } from './duel.js';

/** Every preset of the games for two, and the default of the others. */
const presetsOf = ({ seatCount, ruleset }: Variant): string[] =>
  seatCount === 2 ? Object.keys(ruleset.presets) : [ruleset.defaultPreset];

const gameOf = (variant: Variant, preset: string): Game => {
  const options = variant.ruleset.presets[preset];
  if (!options) throw new Error(`${variant.key} has no preset ${preset}`);
  return { variant, preset, options };
};

/**
 * The games that an argument names: `zweier` names all presets, `zweier:weich` one, and
 * `zweier:weich,closeWhen=never` one with another rule.
 */
export function gamesNamed(name: string): Game[] {
  const [key, preset] = name.split(':');
  const variant = VARIANTS.find((known) => known.key === key);
  if (!variant) throw new Error(`there is no variant ${key}`);
  if (preset?.includes(',')) return [gameWith(variant, preset)];
  return (preset ? [preset] : presetsOf(variant)).map((named) => gameOf(variant, named));
}

/** A preset with some of its options replaced; their values are words. */
function gameWith(variant: Variant, text: string): Game {
  const [preset, ...changes] = text.split(',');
  const pairs = changes.map((change) => change.split('=') as [string, string]);
  const rules: Record<string, string> = Object.fromEntries(pairs);
  const options = variant.parseOptions({ preset, rules });
  if (!options.ok) throw new Error(options.error[0]!.message);
  return { variant, preset: text, options: options.value };
}

/** All games, for benchmarks without a named game. */
export const allGames = (): Game[] => VARIANTS.flatMap(({ key }) => gamesNamed(key));

/** The shuffled cards of a deal that seat 0 deals. */
export const shuffledDeal = (
  variant: Variant,
  options: Options,
  random: () => number,
): DealtCards => variant.dealFrom(options, deckShuffled(variant.deck(options), random), 0);

/** The options of all benchmarks that play deals. */
const OPTIONS = {
  seed: { type: 'string', default: '1' },
  write: { type: 'boolean', default: false },
} as const;

/** The arguments: words, and options, some of which only this benchmark has. */
export const argumentsOf = <const More extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  more: More = {} as More,
) => parseArgs({ args: [...args], options: { ...OPTIONS, ...more }, allowPositionals: true });

/** The number of deals, and the seed of their cards. */
export interface Sample {
  readonly deals: number;
  readonly seed: number;
}

/** @throws Error where one of them is not a whole number */
export function sampleOf(deals = '200', seed = '1'): Sample {
  const sample = { deals: Number(deals), seed: Number(seed) };
  if (!Object.values(sample).every((n) => Number.isInteger(n) && n > 0))
    throw new Error('deals and seed are whole numbers from 1');
  return sample;
}

/** The house bot that an option names. @throws Error where there is none */
export function botKeyNamed(option: string, named: string): BotKey {
  const found = BOT_KEYS.find((key) => key === named);
  if (!found) throw new Error(`--${option} is one of ${BOT_KEYS.join(', ')}`);
  return found;
}
