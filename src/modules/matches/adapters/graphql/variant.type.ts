import { Field, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLJSON } from 'graphql-scalars';

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
  @Field(() => GraphQLJSON, { description: 'Every option with its value.' }) rules!: unknown;
  @Field(() => Int, { description: 'The score that ends a match.' }) target!: number;
}

@ObjectType('Variant', { description: 'One game of the Schnapsen family.' })
export class VariantType {
  @Field({ description: 'What the API calls it: zweier, dritt, dreier or bauern.' }) key!: string;
  @Field({ description: 'Its English name.' }) name!: string;
  @Field({ description: 'Its German name.' }) nameDe!: string;
  @Field(() => Int) seats!: number;
  @Field() defaultPreset!: string;
  @Field(() => [PresetType]) presets!: PresetType[];
  @Field(() => [RuleOptionType]) options!: RuleOptionType[];
}
