import { Field, Int, ObjectType } from '@nestjs/graphql';
import { catalogue } from '../../../../engine/index.js';
import type { OptionInfo, OptionValue, Options } from '../../../../engine/index.js';
import type { InLanguages, Language } from '../../../../platform/api/reader.js';
import { ContractKeyEnum, RuleNameEnum, RuleWordEnum } from './game-enums.js';
import { optionsOf, sentence } from './rule-options.js';

@ObjectType('RuleValue', {
  description:
    'A value of a rule option: one of `flag`, `number`, `word` and `contracts` is set, the others are null.',
})
export class RuleValueType {
  @Field(() => Boolean, {
    nullable: true,
    description: 'The value of an option that is on or off.',
  })
  flag!: boolean | null;
  @Field(() => Int, { nullable: true, description: 'The value of an option that is a number.' })
  number!: number | null;
  @Field(() => RuleWordEnum, {
    nullable: true,
    description: 'The value of an option that is a word.',
  })
  word!: string | null;
  @Field(() => [ContractKeyEnum], {
    nullable: true,
    description:
      'The value of an option that is a selection of contracts, in the order of the rules.',
  })
  contracts!: readonly string[] | null;
  @Field({ description: 'The meaning of the value, in the language of the request.' })
  text!: string;
}

@ObjectType('RuleSetting', { description: 'A rule option with its value.' })
export class RuleSettingType {
  @Field(() => RuleNameEnum, { description: 'Its name, as in inputs.' }) name!: string;
  @Field(() => RuleValueType, { description: 'Its value here.' }) value!: RuleValueType;
  @Field(() => RuleValueType, {
    description:
      'Its value in the default preset, which is used where the players’ rules differ (rules 7.1 of ' +
      'docs/rules/specification.md).',
  })
  default!: RuleValueType;
  @Field({
    description:
      'Where it comes from: sections of docs/rules/specification.md, and sources that it lists, ' +
      'such as `rules 5.9, S2`.',
  })
  source!: string;
  @Field({ description: 'What the option decides, in the language of the request.' }) text!: string;
}

const YES: InLanguages = { en: 'yes', de: 'ja' };
const NO: InLanguages = { en: 'no', de: 'nein' };

/** A rule value: only the field of its kind is set; `text` is its meaning. */
export function toRuleValue(
  { kind, meanings }: Pick<OptionInfo, 'kind' | 'meanings'>,
  value: OptionValue,
  language: Language,
): RuleValueType {
  const none = { flag: null, number: null, word: null, contracts: null };
  const meaning = (word: string) => meanings[word]?.[language] ?? word;
  if (typeof value === 'boolean')
    return { ...none, flag: value, text: (value ? YES : NO)[language] };
  if (typeof value === 'number') return { ...none, number: value, text: String(value) };
  const words = typeof value === 'string' ? [value] : value;
  const text = words.map(meaning).join(', ');
  return kind === 'selection'
    ? { ...none, contracts: words, text }
    : { ...none, word: words[0]!, text };
}

/** The effect of an option, in a language. */
export const ruleText = (option: Pick<OptionInfo, 'says' | 'saysDe'>, language: Language): string =>
  sentence(language === 'de' ? option.saysDe : option.says);

const isSame = (a: OptionValue, b: OptionValue): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The variant of the rules, and whether only rules that differ from its default preset are listed. */
export interface RulesQuery {
  readonly variant: string;
  readonly language: Language;
  readonly changed?: boolean;
}

/** The options of a variant with their values, all or some, in the order of the rules. */
export function toRuleSettings(
  options: Partial<Options>,
  { variant, language, changed = false }: RulesQuery,
): RuleSettingType[] {
  return optionsOf(variant).flatMap((option) => {
    const value = options[option.name];
    const { fallback } = option;
    if (value === undefined || (changed && isSame(value, fallback))) return [];
    return {
      name: option.name,
      value: toRuleValue(option, value, language),
      default: toRuleValue(option, fallback, language),
      source: option.source,
      text: ruleText(option, language),
    };
  });
}

/** How many options the largest variant has, and how many of them usually differ from the default. */
const ALL = Math.max(...catalogue().map(({ options }) => options.length));
const CHANGED = 8;

/** The price of a list of rules: all, or only rules that differ from the default. */
export const rulesPrice = ({
  args,
  childComplexity,
}: {
  readonly args: { readonly changed?: boolean | null };
  readonly childComplexity: number;
}): number => 1 + (args.changed ? CHANGED : ALL) * childComplexity;

/** The argument `changed` of lists of rules. */
export const CHANGED_ARG = {
  type: () => Boolean,
  nullable: true,
  defaultValue: false,
  description: 'Whether only options that differ from the default preset are listed.',
} as const;
