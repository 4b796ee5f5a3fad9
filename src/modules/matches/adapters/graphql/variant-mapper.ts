import { catalogue } from '../../../../engine/index.js';
import type { OptionInfo, PresetInfo, VariantInfo } from '../../../../engine/index.js';
import type { PresetType, RuleOptionType, VariantType } from './variant.type.js';

/** Every variant as its own declaration tells it; it never changes while the process runs. */
const VARIANT_TYPES: readonly VariantType[] = catalogue().map(toVariantType);

export function variantTypes(): VariantType[] {
  return [...VARIANT_TYPES];
}

/** The variant of a match. @throws Error for one that this service does not know */
export function variantTypeOf(key: string): VariantType {
  const known = VARIANT_TYPES.find((variant) => variant.key === key);
  if (!known) throw new Error(`no variant ${key}`);
  return known;
}

function toVariantType(info: VariantInfo): VariantType {
  return {
    key: info.key,
    name: info.names.en,
    nameDe: info.names.de,
    seats: info.seatCount,
    defaultPreset: info.defaultPreset,
    presets: info.presets.map(toPresetType),
    options: info.options.map(toOptionType),
  };
}

function toPresetType({ name, options }: PresetInfo): PresetType {
  return { name, rules: options, target: options['target'] as number };
}

function toOptionType({ says, fallback, values, ...option }: OptionInfo): RuleOptionType {
  return { ...option, description: says, default: fallback, values: values && [...values] };
}
