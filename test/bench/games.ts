/** What the command line says is to be measured. */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { deckShuffled, VARIANTS } from '../../src/engine/index.js';
import type { DealtCards, Options, Variant } from '../../src/engine/index.js';
import type { Game } from './duel.js';

/** Every preset of the games for two, the default of the others. */
const presetsOf = ({ seatCount, ruleset }: Variant): string[] =>
  seatCount === 2 ? Object.keys(ruleset.presets) : [ruleset.defaultPreset];

const gameOf = (variant: Variant, preset: string): Game => {
  const options = variant.ruleset.presets[preset];
  if (!options) throw new Error(`${variant.key} has no preset ${preset}`);
  return { variant, preset, options };
};

/**
 * The games that a word of the command line means: `zweier` all of them, `zweier:weich` one, and
 * `zweier:weich,closeWhen=never` that with another rule.
 */
export function gamesNamed(name: string): Game[] {
  const [key, preset] = name.split(':');
  const variant = VARIANTS.find((known) => known.key === key);
  if (!variant) throw new Error(`there is no variant ${key}`);
  if (preset?.includes(',')) return [gameWith(variant, preset)];
  return (preset ? [preset] : presetsOf(variant)).map((named) => gameOf(variant, named));
}

/** A preset with options that are words. */
function gameWith(variant: Variant, text: string): Game {
  const [preset, ...changes] = text.split(',');
  const pairs = changes.map((change) => change.split('=') as [string, string]);
  const rules: Record<string, string> = Object.fromEntries(pairs);
  const options = variant.parseOptions({ preset, rules });
  if (!options.ok) throw new Error(options.error[0]!.message);
  return { variant, preset: text, options: options.value };
}

/** All that are measured where none is named. */
export const allGames = (): Game[] => VARIANTS.flatMap(({ key }) => gamesNamed(key));

/** The cards of a deal that seat 0 deals, shuffled. */
export const shuffledDeal = (
  variant: Variant,
  options: Options,
  random: () => number,
): DealtCards => variant.dealFrom(options, deckShuffled(variant.deck(options), random), 0);

/** Options of every bench that plays deals. */
const OPTIONS = {
  seed: { type: 'string', default: '1' },
  write: { type: 'boolean', default: false },
} as const;

/** What the command line says: words, and options, some of which this bench alone may know. */
export const argumentsOf = <const More extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  more: More = {} as More,
) => parseArgs({ args: [...args], options: { ...OPTIONS, ...more }, allowPositionals: true });

/** How many deals, and the seed of their cards. */
export interface Sample {
  readonly deals: number;
  readonly seed: number;
}

/** @throws where one of them is no whole number */
export function sampleOf(deals = '200', seed = '1'): Sample {
  const sample = { deals: Number(deals), seed: Number(seed) };
  if (!Object.values(sample).every((n) => Number.isInteger(n) && n > 0))
    throw new Error('deals and seed are whole numbers from 1');
  return sample;
}
