import { Field, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLJSON } from 'graphql-scalars';
import { catalogue } from '../../../../engine/index.js';
import type { OptionInfo, PresetInfo, VariantInfo } from '../../../../engine/index.js';
import { knownValue } from '../../../../platform/api/api-error.js';
import { PresetKeyEnum, RuleKindEnum, RuleNameEnum, VariantKeyEnum } from './game-enums.js';

const VARIANTS = catalogue();
/** Lists cost what the longest of their kind holds. */
const PRESETS = Math.max(...VARIANTS.map(({ presets }) => presets.length));
const OPTIONS = Math.max(...VARIANTS.map(({ options }) => options.length));
/** The list of all variants costs all of them. */
export const ALL_VARIANTS = VARIANTS.length;
/** A document of every option's value: what some fields would cost. */
const DOCUMENT = 5;

@ObjectType('RuleOption', { description: 'One rule that may differ from table to table.' })
class RuleOptionType {
  @Field(() => RuleNameEnum, { description: 'Its name, as `rules` has it.' }) name!: string;
  @Field({ description: 'What it does.' }) description!: string;
  @Field({ description: 'The document it is taken from (S0 … S4) or the section of the rules.' })
  source!: string;
  @Field(() => RuleKindEnum, { description: 'What values it takes.' }) kind!: string;
  @Field({ description: 'Whether it decides what is shown, nothing else.' }) view!: boolean;
  @Field(() => GraphQLJSON, { description: 'The default.' }) default!: unknown;
  @Field(() => [GraphQLJSON], {
    nullable: true,
    description: 'The values of a choice, the members of a selection.',
  })
  values!: unknown[] | null;
  @Field(() => Int, { nullable: true }) min!: number | null;
  @Field(() => Int, { nullable: true }) max!: number | null;
}

@ObjectType('Preset', { description: 'A named set of option values.' })
class PresetType {
  @Field(() => PresetKeyEnum, { description: 'Its name, as `preset` has it.' }) name!: string;
  @Field(() => GraphQLJSON, { complexity: DOCUMENT, description: 'Every option with its value.' })
  rules!: unknown;
  @Field(() => Int, { description: 'The score that ends a match.' }) target!: number;
}

@ObjectType('Variant', { description: 'One game of the Schnapsen family.' })
export class VariantType {
  @Field(() => VariantKeyEnum, { description: 'What the API calls it.' }) key!: string;
  @Field({ description: 'Its English name.' }) name!: string;
  @Field({ description: 'Its German name.' }) nameDe!: string;
  @Field(() => Int) seats!: number;
  @Field(() => PresetKeyEnum, { description: 'The preset where a challenge names none.' })
  defaultPreset!: string;
  @Field(() => [PresetType], { complexity: ({ childComplexity }) => PRESETS * childComplexity })
  presets!: PresetType[];
  @Field(() => [RuleOptionType], { complexity: ({ childComplexity }) => OPTIONS * childComplexity })
  options!: RuleOptionType[];
}

/**
 * A preset that a filter names; one that the named variant does not have would be an empty list, and hide the mistake.
 *
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

/** Every variant as its own declaration tells it; it never changes while the process runs. */
const VARIANT_TYPES: readonly VariantType[] = VARIANTS.map(toVariantType);

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
