/**
 * Rule options are data: a variant declares each once, in a table. Parsing, presets, the list of variants that
 * clients read, the documentation and the tests all use this table.
 */

export type OptionValue = string | number | boolean | readonly string[];

/** Every option of a variant with its value in force. */
export type Options = Readonly<Record<string, OptionValue>>;

/** A text for people, in both languages of the service. */
export interface InBoth {
  readonly en: string;
  readonly de: string;
}

/** Values of other options, by their names. */
export type AppliesWhere = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** The properties that every option has. */
interface OptionText {
  /** What it decides, for clients and documentation. */
  readonly says: string;
  /** `says` in German. */
  readonly saysDe: string;
  /** Its name in a few words. */
  readonly label: InBoth;
  /**
   * The values that other options must have for this one to make a difference: one of the values listed, but all
   * of them where the other option is a selection. Empty where it always makes a difference.
   */
  readonly appliesWhere: AppliesWhere;
  /** Where it comes from: sections and sources of docs/rules/specification.md, such as `rules 5.9, S2`. */
  readonly source: string;
  /** Whether it changes only the view, never the legal actions. */
  readonly view: boolean;
}

/** One of a few values, the default first. */
export interface ChoiceOption<V extends string | number | boolean> extends OptionText {
  readonly kind: 'choice';
  readonly values: readonly V[];
  readonly fallback: V;
  /** What each value means, where the values are words. */
  readonly meanings: Readonly<Record<string, InBoth>>;
}

/** A whole number between two bounds, both included. */
export interface WholeNumberOption extends OptionText {
  readonly kind: 'wholeNumber';
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}

/** A list of members, in the order of the table. It must contain the members in `always`. */
export interface SelectionOption<V extends string> extends OptionText {
  readonly kind: 'selection';
  readonly members: readonly V[];
  readonly always: readonly V[];
  readonly fallback: readonly V[];
  /** The meaning of each member. */
  readonly meanings: Readonly<Record<string, InBoth>>;
}

export type OptionSpec =
  ChoiceOption<string | number | boolean> | WholeNumberOption | SelectionOption<string>;
export type OptionTable = Readonly<Record<string, OptionSpec>>;

type ValueOf<S> =
  S extends SelectionOption<infer V>
    ? readonly V[]
    : S extends WholeNumberOption
      ? number
      : S extends ChoiceOption<infer V>
        ? V
        : never;

/** The options that a table declares, with their values' types. */
export type OptionsOf<T extends OptionTable> = { readonly [K in keyof T]: ValueOf<T[K]> };

/** An option of a few values; the first is the default. */
export const choice = <const V extends string | number | boolean>(
  values: readonly [V, ...V[]],
  source: string,
  says: string,
  saysDe: string,
  label: InBoth,
): ChoiceOption<V> => ({
  kind: 'choice',
  values,
  fallback: values[0],
  source,
  says,
  saysDe,
  label,
  appliesWhere: {},
  view: false,
  meanings: {},
});

/** An option of a few words, each with its meaning; the first is the default. */
export const words = <W extends string>(
  meanings: Readonly<Record<W, InBoth>>,
  source: string,
  says: string,
  saysDe: string,
  label: InBoth,
): ChoiceOption<W> => {
  const [first, ...others] = Object.keys(meanings) as [W, ...W[]];
  return { ...choice([first, ...others], source, says, saysDe, label), meanings };
};

/** An option that makes a difference only where others have these values. */
export const onlyWhere = <S extends OptionSpec>(appliesWhere: AppliesWhere, spec: S): S => ({
  ...spec,
  appliesWhere,
});

/** An option that changes only the view. */
export const viewChoice = (
  source: string,
  says: string,
  saysDe: string,
  label: InBoth,
): ChoiceOption<boolean> => ({
  ...choice([true, false], source, says, saysDe, label),
  view: true,
});

/** The game points that end a match: 1–1000 in every variant (rules 2.4). */
export const targetOf = (fallback: number, source: string): WholeNumberOption => ({
  kind: 'wholeNumber',
  min: 1,
  max: 1000,
  fallback,
  source,
  says: 'the score that ends the match',
  saysDe: 'die Punkte, mit denen die Partie endet',
  label: { en: 'Target', de: 'Zielpunkte' },
  appliesWhere: {},
  view: false,
});
