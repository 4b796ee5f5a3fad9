import type { DealRecord, Departure } from '../match/types.js';
import type { Options } from '../options.js';
import type { Variant } from '../variant.js';
import type { RecordJson } from './format.js';

/** The data of a record, which the service stores deal by deal. */
export interface RecordParts {
  readonly variant: Variant;
  readonly preset: string;
  readonly options: Options;
  readonly deals: readonly DealRecord[];
  readonly departure: Departure | null;
}

/** A match as a record: the preset, the options that differ from it, and the deals in order. */
export function recordOf(parts: RecordParts): RecordJson {
  const { variant, preset, options, deals, departure } = parts;
  return {
    variant: variant.key,
    preset,
    rules: differences(options, variant.ruleset.presets[preset]!),
    target: options['target'] as number,
    deals,
    ...(departure && { ended: departure }),
  };
}

const differences = (options: Options, preset: Options): Options =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => name !== 'target' && String(value) !== String(preset[name]),
    ),
  );
