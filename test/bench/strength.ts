/**
 * How strong the house bots are: each level against the one below, over duplicate deals (each deal once
 * for every seating), in net game points a deal.
 *
 * `npm run bench -- strength [deals] [variant …]`: 4,000 deals make the table of docs/bots.md.
 */
import { BOT_KEYS, BOTS } from '../../src/bots/index.js';
import type { Variant } from '../../src/engine/index.js';
import { VARIANTS } from '../../src/engine/index.js';
import { duel } from './duel.js';
import { round } from './measure.js';

const DEALS = 200;

/** The presets that are measured: every variant's default, and all of the games for two. */
const presetsOf = (variant: Variant): string[] =>
  variant.seatCount === 2 ? Object.keys(variant.ruleset.presets) : [variant.ruleset.defaultPreset];

function ladder(variant: Variant, preset: string, deals: number) {
  return BOT_KEYS.slice(1).map((key, below) => {
    const options = variant.ruleset.presets[preset]!;
    const result = duel(variant, options, BOTS[key], BOTS[BOT_KEYS[below]!], deals);
    const rung = {
      variant: variant.key,
      preset,
      bot: key,
      against: BOT_KEYS[below]!,
      deals,
      net: round(result.net),
      error: round(result.error),
      millis: { mean: round(result.millis.mean), worst: round(result.millis.worst) },
    };
    process.stderr.write(`${JSON.stringify(rung)}\n`);
    return rung;
  });
}

/** The ladders of the variants named, of all by default. */
export function run(args: readonly string[]): Promise<Record<string, unknown>> {
  const [deals = String(DEALS), ...keys] = args;
  const variants = VARIANTS.filter(({ key }) => keys.length === 0 || keys.includes(key));
  const rungs = variants.flatMap((variant) =>
    presetsOf(variant).flatMap((preset) => ladder(variant, preset, Number(deals))),
  );
  return Promise.resolve({ rungs });
}
