import { Field, Int, ObjectType } from '@nestjs/graphql';
import { catalogue } from '../../../../engine/index.js';
import type { OptionInfo, PresetInfo, VariantInfo } from '../../../../engine/index.js';
import { knownValue } from '../../../../platform/api/api-error.js';
import { LANGUAGES } from '../../../../platform/api/reader.js';
import type { Language } from '../../../../platform/api/reader.js';
import { sideIndexOf } from '../../domain/sides.js';
import { ContractType, contractTypes, MOST_CONTRACTS } from './contract.type.js';
import { PresetKeyEnum, RuleKindEnum, RuleNameEnum, VariantKeyEnum } from './game-enums.js';
import {
  ruleText,
  RuleSettingType,
  rulesPrice,
  RuleValueType,
  toRuleSettings,
  toRuleValue,
} from './rule-setting.type.js';

const VARIANTS = catalogue();
/** Lists are priced by the longest of their kind. */
const PRESETS = Math.max(...VARIANTS.map(({ presets }) => presets.length));
const OPTIONS = Math.max(...VARIANTS.map(({ options }) => options.length));
/** Most options have no condition; few have two, with two values each. */
const USUAL_CONDITIONS = 1;
const USUAL_VALUES = 2;
/** The number of variants: the cost of their list. */
export const ALL_VARIANTS = VARIANTS.length;

@ObjectType('RuleCondition', { description: 'A condition on another option.' })
class RuleConditionType {
  @Field(() => RuleNameEnum, { description: 'The other option.' }) name!: string;
  @Field(() => [RuleValueType], {
    complexity: ({ childComplexity }) => USUAL_VALUES * childComplexity,
    description:
      'The other option has one of these values; if it is a selection, it contains all of them.',
  })
  values!: RuleValueType[];
}

@ObjectType('RuleOption', { description: 'A rule that players may set in different ways.' })
class RuleOptionType {
  @Field(() => RuleNameEnum, { description: 'Its name, as in `rules` of inputs.' })
  name!: string;
  @Field({ description: 'A short title, in the language of the request.' })
  label!: string;
  @Field({ description: 'What the option decides, in the language of the request.' }) text!: string;
  @Field(() => [RuleConditionType], {
    complexity: ({ childComplexity }) => USUAL_CONDITIONS * childComplexity,
    description:
      'The conditions under which the option has an effect; all must hold. Empty if it always has ' +
      'an effect. It may be set even if it has none.',
  })
  appliesWhere!: RuleConditionType[];
  @Field({
    description:
      'Where it comes from: sections of docs/rules/specification.md, and sources that it lists, ' +
      'such as `rules 5.9, S2`.',
  })
  source!: string;
  @Field(() => RuleKindEnum, { description: 'The kind of values that it takes.' }) kind!: string;
  @Field({ description: 'Whether it only decides what is shown.' }) view!: boolean;
  @Field(() => RuleValueType, { description: 'Its value in the default preset.' })
  default!: RuleValueType;
  @Field(() => [RuleValueType], {
    nullable: true,
    description:
      'The values of a choice, or for a selection each contract alone; null for a whole number.',
  })
  values!: RuleValueType[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The smallest whole number; null for other kinds.',
  })
  min!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The largest whole number; null for other kinds.',
  })
  max!: number | null;
}

@ObjectType('Preset', { description: 'A named set of option values.' })
class PresetType {
  @Field(() => PresetKeyEnum, { description: 'Its name, as in `preset` of inputs.' })
  name!: string;
  @Field({ description: 'A description, in the language of the request.' }) text!: string;
  @Field(() => [RuleSettingType], {
    complexity: rulesPrice,
    description: 'Every option with its value in this preset.',
  })
  rules!: RuleSettingType[];
  @Field(() => Int, { description: 'The score that ends a match.' }) target!: number;
}

@ObjectType('Variant', { description: 'One game of the Schnapsen family.' })
export class VariantType {
  @Field(() => VariantKeyEnum, { description: 'Its key in the API.' }) key!: string;
  @Field({ description: 'Its English name.' }) name!: string;
  @Field({ description: 'Its German name.' }) nameDe!: string;
  @Field(() => Int, { description: 'The number of players.' }) seats!: number;
  @Field(() => [Int], {
    description:
      'The side of each seat, as in `Seat.side`: seats of one side win and lose together.',
  })
  sides!: number[];
  @Field(() => PresetKeyEnum, { description: 'The preset of a challenge that does not name one.' })
  defaultPreset!: string;
  @Field(() => [PresetType], {
    complexity: ({ childComplexity }) => PRESETS * childComplexity,
    description: 'Its presets, the default first.',
  })
  presets!: PresetType[];
  @Field(() => [RuleOptionType], {
    complexity: ({ childComplexity }) => OPTIONS * childComplexity,
    description: 'Its options with all their values.',
  })
  options!: RuleOptionType[];
  @Field(() => [ContractType], {
    complexity: ({ childComplexity }) => MOST_CONTRACTS * childComplexity,
    description:
      'Its contracts in the order of the bidding, lowest first; empty for a variant without contracts. ' +
      'The rule `contracts` decides which of them are played.',
  })
  contracts!: ContractType[];
}

/**
 * The preset of a filter. A preset that the named variant does not have is refused: an empty list would hide
 * the mistake.
 * @throws ApiError BAD_USER_INPUT for a preset of another variant
 */
export function presetIn(filter: {
  readonly variant?: string | null;
  readonly preset?: string | null;
}): string | null {
  const { variant, preset } = filter;
  const known = VARIANTS.find(({ key }) => key === variant)?.presets.map(({ name }) => name);
  if (!preset || !known) return preset ?? null;
  return knownValue('filter.preset', preset, known);
}

/** Every variant in each language, from its declaration; it never changes while the process runs. */
const VARIANT_TYPES: ReadonlyMap<Language, readonly VariantType[]> = new Map(
  LANGUAGES.map((language) => [language, VARIANTS.map((info) => toVariantType(info, language))]),
);

export function variantTypes(language: Language): VariantType[] {
  return [...VARIANT_TYPES.get(language)!];
}

/** The variant of a match. @throws Error for an unknown one */
export function variantTypeOf(key: string, language: Language): VariantType {
  const known = VARIANT_TYPES.get(language)!.find((variant) => variant.key === key);
  if (!known) throw new Error(`no variant ${key}`);
  return known;
}

function toVariantType(info: VariantInfo, language: Language): VariantType {
  return {
    key: info.key,
    name: info.names.en,
    nameDe: info.names.de,
    seats: info.seatCount,
    sides: Array.from({ length: info.seatCount }, (_, seat) => sideIndexOf(info.key, seat)),
    defaultPreset: info.defaultPreset,
    presets: info.presets.map((preset) => toPresetType(preset, info.key, language)),
    options: info.options.map((option) => toOptionType(option, info.options, language)),
    contracts: contractTypes(info.key, language),
  };
}

function toPresetType(
  { name, options, texts }: PresetInfo,
  variant: string,
  language: Language,
): PresetType {
  return {
    name,
    text: texts[language],
    rules: toRuleSettings(options, { variant, language }),
    target: options['target'] as number,
  };
}

function toOptionType(
  option: OptionInfo,
  all: readonly OptionInfo[],
  language: Language,
): RuleOptionType {
  const { name, source, kind, view, min, max, values, fallback } = option;
  return {
    name,
    label: option.label[language],
    text: ruleText(option, language),
    appliesWhere: Object.entries(option.appliesWhere).map(([other, values]) => ({
      name: other,
      values: values.map((value) => toRuleValue(optionNamed(other, all), value, language)),
    })),
    source,
    kind,
    view,
    min,
    max,
    default: toRuleValue(option, fallback, language),
    values: values && values.map((value) => toRuleValue(option, value, language)),
  };
}

function optionNamed(name: string, all: readonly OptionInfo[]): OptionInfo {
  const found = all.find((option) => option.name === name);
  if (!found) throw new Error(`no option ${name}`);
  return found;
}
