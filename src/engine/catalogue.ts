import type { AppliesWhere, InBoth, OptionSpec, OptionValue, Options } from './options.js';
import { VARIANTS } from './registry.js';
import type { Variant } from './variant.js';

/** An option as clients read it. */
export interface OptionInfo {
  readonly name: string;
  readonly kind: OptionSpec['kind'];
  /** The values or members to choose from; null for a whole number. */
  readonly values: readonly OptionValue[] | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly fallback: OptionValue;
  readonly says: string;
  readonly saysDe: string;
  readonly label: InBoth;
  /** The values that other options must have for this one to make a difference. */
  readonly appliesWhere: AppliesWhere;
  readonly source: string;
  /** The meaning of each value that is a word; {} where the values are not words. */
  readonly meanings: Readonly<Record<string, InBoth>>;
  /** Whether it changes only the view. */
  readonly view: boolean;
}

export interface PresetInfo {
  readonly name: string;
  /** The value of every option. */
  readonly options: Options;
  /** The options in which it differs from the default preset. */
  readonly differences: Partial<Options>;
  readonly texts: InBoth;
}

export interface VariantInfo {
  readonly key: string;
  readonly names: Variant['names'];
  readonly seatCount: number;
  readonly rulesVersion: number;
  readonly defaultPreset: string;
  readonly presets: readonly PresetInfo[];
  readonly options: readonly OptionInfo[];
}

/** Every variant, preset and option with its values: the answer to the query `variants`. */
export const catalogue = (): VariantInfo[] => VARIANTS.map(describe);

const describe = ({ key, names, seatCount, rulesVersion, ruleset }: Variant): VariantInfo => ({
  key,
  names,
  seatCount,
  rulesVersion,
  defaultPreset: ruleset.defaultPreset,
  presets: Object.entries(ruleset.presets).map(([name, options]) => ({
    name,
    options,
    differences: ruleset.differences[name]!,
    texts: ruleset.presetTexts[name]!,
  })),
  options: Object.entries(ruleset.table).map(([name, spec]) => optionInfo(name, spec)),
});

const optionInfo = (name: string, spec: OptionSpec): OptionInfo => ({
  name,
  kind: spec.kind,
  values: valuesOf(spec),
  min: spec.kind === 'wholeNumber' ? spec.min : null,
  max: spec.kind === 'wholeNumber' ? spec.max : null,
  fallback: spec.fallback,
  says: spec.says,
  saysDe: spec.saysDe,
  label: spec.label,
  appliesWhere: spec.appliesWhere,
  source: spec.source,
  meanings: meaningsOf(spec),
  view: spec.view,
});

const meaningsOf = (spec: OptionSpec): OptionInfo['meanings'] =>
  spec.kind === 'wholeNumber' ? {} : spec.meanings;

function valuesOf(spec: OptionSpec): readonly OptionValue[] | null {
  if (spec.kind === 'wholeNumber') return null;
  return spec.kind === 'choice' ? spec.values : spec.members;
}
