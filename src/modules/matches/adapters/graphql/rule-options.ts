/** The options of all variants in one list: what the schema's inputs and outputs of rules are made from (ADR 45). */
import { catalogue } from '../../../../engine/index.js';
import type { OptionInfo, OptionValue } from '../../../../engine/index.js';

/** An option, and the variants that have it. */
export interface RuleOption extends OptionInfo {
  readonly variants: readonly string[];
  /** The default by variant. */
  readonly fallbacks: ReadonlyMap<string, OptionValue>;
  /** Where it is taken from, in one variant and another. */
  readonly sources: readonly string[];
}

const VARIANTS = catalogue();

/** A text of the engine as a sentence. */
export const sentence = (says: string): string => `${says[0]!.toUpperCase()}${says.slice(1)}.`;

function merged(name: string): RuleOption {
  const own = VARIANTS.flatMap(({ key, options }) =>
    options.filter((option) => option.name === name).map((option) => ({ key, option })),
  );
  const fallbacks = new Map(own.map(({ key, option }) => [key, option.fallback]));
  const sources = [...new Set(own.map(({ option }) => option.source))];
  return { ...own[0]!.option, variants: own.map(({ key }) => key), fallbacks, sources };
}

const NAMES = new Set(VARIANTS.flatMap(({ options }) => options.map(({ name }) => name)));

/** The options of a variant in the order of its rules, none for a variant that is none. */
export const optionsOf = (variant: string): readonly OptionInfo[] =>
  VARIANTS.find(({ key }) => key === variant)?.options ?? [];

/**
 * Every option once, in the order of the variants. An option of two variants is the same in both, but for its default
 * and its source; tests hold the tables to that.
 */
export const RULE_OPTIONS: readonly RuleOption[] = [...NAMES].map(merged);
