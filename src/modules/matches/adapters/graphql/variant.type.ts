import { Field, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLJSON } from 'graphql-scalars';
import { catalogue } from '../../../../engine/index.js';

const VARIANTS = catalogue();
/** Lists cost what the longest of their kind holds. */
const PRESETS = Math.max(...VARIANTS.map(({ presets }) => presets.length));
const OPTIONS = Math.max(...VARIANTS.map(({ options }) => options.length));
/** The list of all variants costs all of them. */
export const ALL_VARIANTS = VARIANTS.length;
/** A document of every option's value: what some fields would cost. */
const DOCUMENT = 5;

@ObjectType('RuleOption', { description: 'One rule that may differ from table to table.' })
export class RuleOptionType {
  @Field() name!: string;
  @Field({ description: 'What it does.' }) description!: string;
  @Field({ description: 'The document it is taken from (S0 … S4) or the section of the rules.' })
  source!: string;
  @Field({ description: 'choice, wholeNumber or selection.' }) kind!: string;
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
export class PresetType {
  @Field() name!: string;
  @Field(() => GraphQLJSON, { complexity: DOCUMENT, description: 'Every option with its value.' })
  rules!: unknown;
  @Field(() => Int, { description: 'The score that ends a match.' }) target!: number;
}

@ObjectType('Variant', { description: 'One game of the Schnapsen family.' })
export class VariantType {
  @Field({ description: 'What the API calls it: zweier, dritt, dreier or bauern.' }) key!: string;
  @Field({ description: 'Its English name.' }) name!: string;
  @Field({ description: 'Its German name.' }) nameDe!: string;
  @Field(() => Int) seats!: number;
  @Field() defaultPreset!: string;
  @Field(() => [PresetType], { complexity: ({ childComplexity }) => PRESETS * childComplexity })
  presets!: PresetType[];
  @Field(() => [RuleOptionType], { complexity: ({ childComplexity }) => OPTIONS * childComplexity })
  options!: RuleOptionType[];
}
