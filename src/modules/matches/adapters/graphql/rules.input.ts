/** The rules that a client sends: one input, made from the engine's tables of options (ADR 45). */
import { Field, InputType, Int } from '@nestjs/graphql';
import type { ReturnTypeFunc } from '@nestjs/graphql';
import type { OptionValue, Options } from '../../../../engine/index.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { ContractKeyEnum } from './game-enums.js';
import { RULE_OPTIONS, sentence } from './rule-options.js';
import type { RuleOption } from './rule-options.js';

const valueText = (value: OptionValue): string =>
  Array.isArray(value) ? 'all of them' : `${value as string | number | boolean}`;

@InputType({
  description:
    'Options that replace values of a preset. An option that is null or left out keeps the ' +
    'preset’s value. An option that the variant does not have is refused with UNKNOWN_OPTION, a ' +
    'number out of range with BAD_VALUE. The sources are sections of docs/rules/specification.md, ' +
    'and the texts that it lists.',
})
export class RulesInput {
  readonly [option: string]: OptionValue | null | undefined;
}

function inputTypeOf(option: RuleOption): ReturnTypeFunc {
  // Contracts are the only selection; a test fails when another is added.
  if (option.kind === 'selection') return () => [ContractKeyEnum];
  const [example = 0] = option.values ?? [];
  if (typeof example === 'boolean') return () => Boolean;
  if (typeof example === 'number') return () => Int;
  const type = wordsEnum(option);
  return () => type;
}

/** An enum of the words of one option, such as `ExchangeCardRule` for `exchangeCard`. */
function wordsEnum({ name, says, meanings }: RuleOption): object {
  const texts = Object.entries(meanings).map(([word, { en }]) => [word, sentence(en)] as const);
  const typeName = `${name[0]!.toUpperCase()}${name.slice(1)}Rule`;
  return describedEnum(typeName, sentence(says), Object.fromEntries(texts));
}

/** The description of an option: its effect, its range, its default in each variant that has it, and its sources. */
function textOf({ says, fallbacks, sources, ...option }: RuleOption): string {
  const defaults = [...new Set([...fallbacks.values()].map(valueText))].map((value) => {
    const of = [...fallbacks].filter(([, fallback]) => valueText(fallback) === value);
    return `${value} in ${of.map(([variant]) => variant).join(' and ')}`;
  });
  const from = `Default: ${defaults.join(', ')}. Source: ${sources.join('; ')}.`;
  return [sentence(says), ...numbersOf(option), from].join(' ');
}

function numbersOf({
  kind,
  values,
  min,
  max,
}: Pick<RuleOption, 'kind' | 'values' | 'min' | 'max'>) {
  if (kind === 'wholeNumber') return [`From ${min} to ${max}.`];
  return typeof values?.[0] === 'number' ? [`One of ${values.join(', ')}.`] : [];
}

for (const option of RULE_OPTIONS) {
  const decorate = Field(inputTypeOf(option), { nullable: true, description: textOf(option) });
  decorate(RulesInput.prototype, option.name);
}

/** The options that the client set, without those that are null or left out. Null if no rules were sent. */
export function givenRules(input: RulesInput | null | undefined): Options | null {
  const named = Object.entries(input ?? {}).filter(([, value]) => (value ?? null) !== null);
  return input ? (Object.fromEntries(named) as Options) : null;
}
