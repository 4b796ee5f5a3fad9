/** A variant's option table with its presets, and the one parser of both. */
import type {
  InBoth,
  OptionSpec,
  OptionTable,
  OptionValue,
  Options,
  OptionsOf,
  SelectionOption,
  WholeNumberOption,
} from './options.js';
import type { Result } from './result.js';
import { ok, refuse } from './result.js';

/** Why an option was refused, and which one. */
export interface OptionError {
  readonly code: 'UNKNOWN_PRESET' | 'UNKNOWN_OPTION' | 'BAD_VALUE';
  /** The field: `preset`, `target` or the option's name. */
  readonly option: string;
  readonly message: string;
}

/** The value of `json` for an option, undefined where the option has no such value. */
export function accepted(spec: OptionSpec, json: unknown): OptionValue | undefined {
  switch (spec.kind) {
    case 'choice':
      return spec.values.find((v) => v === json);
    case 'wholeNumber':
      return Number.isInteger(json) && inRange(spec, json as number) ? (json as number) : undefined;
    case 'selection':
      return Array.isArray(json) ? selected(spec, json) : undefined;
  }
}

const inRange = (spec: WholeNumberOption, n: number) => n >= spec.min && n <= spec.max;

function selected(
  spec: SelectionOption<string>,
  json: readonly unknown[],
): readonly string[] | undefined {
  const known = json.every((v) => (spec.members as readonly unknown[]).includes(v));
  const complete = spec.always.every((v) => json.includes(v));
  const unique = new Set(json).size === json.length;
  return known && complete && unique ? spec.members.filter((v) => json.includes(v)) : undefined;
}

/** A variant's options: the table, the presets as full sets of values, and the parser of both. */
export interface Ruleset<O> {
  readonly table: OptionTable;
  readonly defaultPreset: string;
  readonly presets: Readonly<Record<string, O>>;
  /** The options in which each preset differs from the table's defaults. */
  readonly differences: Readonly<Record<string, Partial<O>>>;
  /** A sentence for people on each preset. */
  readonly presetTexts: Readonly<Record<string, InBoth>>;
  /** `preset`, `rules` and `target` of a record or a challenge; other fields are ignored. */
  parse(json: unknown): Result<O, readonly OptionError[]>;
}

const defaultsOf = (table: OptionTable): Options =>
  Object.fromEntries(Object.entries(table).map(([name, spec]) => [name, spec.fallback]));

/** A ruleset from its table, the differences of its presets (the default preset first) and their texts. */
export function ruleset<T extends OptionTable, P extends string>(
  table: T,
  differences: Readonly<Record<P, Partial<OptionsOf<T>>>>,
  presetTexts: Readonly<Record<P, InBoth>>,
): Ruleset<OptionsOf<T>> {
  const defaults = defaultsOf(table) as OptionsOf<T>;
  const full = Object.entries<Partial<OptionsOf<T>>>(differences).map(([key, own]) => [
    key,
    { ...defaults, ...own },
  ]);
  const presets = Object.fromEntries(full) as Record<string, OptionsOf<T>>;
  const defaultPreset = Object.keys(differences)[0]!;
  const parse = (json: unknown) => parseOptions(table, presets, defaultPreset, json);
  return { table, defaultPreset, presets, differences, presetTexts, parse };
}

const asFields = (json: unknown): Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
    ? (json as Record<string, unknown>)
    : {};

const isFields = (json: unknown) =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function parseOptions<O>(
  table: OptionTable,
  presets: Readonly<Record<string, O>>,
  defaultPreset: string,
  json: unknown,
): Result<O, readonly OptionError[]> {
  const { preset = defaultPreset, rules = {}, target } = asFields(json);
  const base = typeof preset === 'string' && Object.hasOwn(presets, preset) && presets[preset];
  const targetEntry = target === undefined ? {} : { target };
  const named = [...Object.entries(asFields(rules)), ...Object.entries(targetEntry)];
  const errors = [
    ...(base ? [] : [noPreset(preset)]),
    ...(isFields(rules) ? [] : [badValue('rules', rules)]),
    ...named.flatMap(([name, value]) => optionErrors(table, name, value)),
  ];
  if (!base || errors.length > 0) return refuse(errors);
  return ok({ ...base, ...(valuesOf(table, named) as Partial<O>) });
}

const valuesOf = (table: OptionTable, named: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(named.map(([name, value]) => [name, accepted(table[name]!, value)]));

function optionErrors(table: OptionTable, option: string, value: unknown): OptionError[] {
  if (!Object.hasOwn(table, option))
    return [{ code: 'UNKNOWN_OPTION', option, message: `no option ${option}` }];
  return accepted(table[option]!, value) === undefined ? [badValue(option, value)] : [];
}

const badValue = (option: string, value: unknown): OptionError => ({
  code: 'BAD_VALUE',
  option,
  message: `${option} cannot be ${JSON.stringify(value)}`,
});

const noPreset = (preset: unknown): OptionError => ({
  code: 'UNKNOWN_PRESET',
  option: 'preset',
  message: `no preset ${JSON.stringify(preset)}`,
});
