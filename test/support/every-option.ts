import { catalogue } from '../../src/engine/index.js';
import type { OptionInfo, VariantInfo } from '../../src/engine/index.js';

/** The rules of a match, and what they are chosen for. */
export interface RuleCase {
  readonly name: string;
  readonly variant: string;
  readonly seatCount: number;
  readonly preset: string;
  readonly rules: Readonly<Record<string, unknown>>;
}

/** Every preset, and every value of every option: with the values of others that it needs to make a difference. */
export const ruleCases = (): RuleCase[] =>
  catalogue().flatMap((variant) => [
    ...variant.presets.map(({ name }) => caseOf(variant, name, {})),
    ...variant.options
      .filter(({ kind }) => kind !== 'wholeNumber')
      .flatMap((option) => valuesOf(option).map((value) => withValue(variant, option, value))),
  ]);

/** Each member of a selection is taken with the first, which every selection of contracts has. */
const valuesOf = ({ kind, values }: OptionInfo): unknown[] =>
  kind === 'selection' ? values!.map((member) => [...new Set([values![0], member])]) : [...values!];

function withValue(
  variant: VariantInfo,
  { name, appliesWhere }: OptionInfo,
  value: unknown,
): RuleCase {
  const kindOf = (other: string) => variant.options.find((it) => it.name === other)!.kind;
  const needed = Object.entries(appliesWhere).map(([other, values]) => [
    other,
    kindOf(other) === 'selection' ? ['NORMAL', ...values] : values[0],
  ]);
  const rules = { ...(Object.fromEntries(needed) as object), [name]: value };
  return caseOf(variant, variant.defaultPreset, rules);
}

const caseOf = (
  { key, seatCount }: VariantInfo,
  preset: string,
  rules: Readonly<Record<string, unknown>>,
): RuleCase => {
  const name = `${key} ${preset} ${JSON.stringify(rules)}`;
  return { name, variant: key, seatCount, preset, rules };
};
