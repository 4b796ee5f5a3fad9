/** The options of all variants in one list. The schema's inputs and outputs of rules are made from it (ADR 45). */
import { catalogue } from '../../../../engine/index.js';
import type { OptionInfo, OptionValue } from '../../../../engine/index.js';

/** An option, and the variants that have it. */
export interface RuleOption extends OptionInfo {
  readonly variants: readonly string[];
  /** The default values by variant. */
  readonly fallbacks: ReadonlyMap<string, OptionValue>;
  /** Its sources, in each variant. */
  readonly sources: readonly string[];
}

const VARIANTS = catalogue();

/** Makes a sentence from a text of the engine: adds a capital letter and a full stop. */
export const sentence = (says: string): string => `${says[0]!.toUpperCase()}${says.slice(1)}.`;

function mergeOption(name: string): RuleOption {
  const own = VARIANTS.flatMap(({ key, options }) =>
    options.filter((option) => option.name === name).map((option) => ({ key, option })),
  );
  const fallbacks = new Map(own.map(({ key, option }) => [key, option.fallback]));
  const sources = [...new Set(own.map(({ option }) => option.source))];
  return { ...own[0]!.option, variants: own.map(({ key }) => key), fallbacks, sources };
}

const NAMES = new Set(VARIANTS.flatMap(({ options }) => options.map(({ name }) => name)));

/** The options of a variant in the order of its rules; none for an unknown variant. */
export const optionsOf = (variant: string): readonly OptionInfo[] =>
  VARIANTS.find(({ key }) => key === variant)?.options ?? [];

/**
 * Every option once, in the order of the variants. An option has the same values in all its variants; only its
 * default and its source may differ. Tests check that.
 */
export const RULE_OPTIONS: readonly RuleOption[] = [...NAMES].map(mergeOption);
