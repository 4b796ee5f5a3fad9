/** A page of docs/rules as the build reads it (scripts/rules.mjs). */
export interface RulesText {
  readonly title: string;
  readonly body: readonly RulesNode[];
}

export type RulesNode = string | ElementNode | OptionNode | PresetNode | OptionsNode | PresetsNode;

/** The elements that the pages use. `a` leads to the rules of another game. */
type RulesTag =
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'strong'
  | 'em'
  | 'code'
  | 'span'
  | 'a'
  | 'h2'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td';

export interface ElementNode {
  readonly tag: RulesTag;
  readonly variant?: string;
  readonly children: readonly RulesNode[];
}

/** An option that a sentence names, perhaps with one of its values. */
export interface OptionNode {
  readonly tag: 'option';
  readonly name: string;
  readonly value?: string;
}

interface PresetNode {
  readonly tag: 'preset';
  readonly name: string;
}

/** An option. The usual value is the first. `range` replaces the values where they are no list. */
export interface OptionRow {
  readonly name: string;
  readonly title: string;
  readonly says: string;
  readonly values: readonly { readonly code: string; readonly text: string }[];
  readonly range?: string;
}

export interface OptionsNode {
  readonly tag: 'options';
  readonly rows: readonly OptionRow[];
}

export interface PresetRow {
  readonly preset: string;
  readonly differs: readonly { readonly name: string; readonly values: readonly string[] }[];
}

export interface PresetsNode {
  readonly tag: 'presets';
  readonly rows: readonly PresetRow[];
}

/** All options of a page. */
export const optionRows = ({ body }: RulesText): readonly OptionRow[] =>
  body.flatMap((node) => (typeof node !== 'string' && node.tag === 'options' ? node.rows : []));

/** A value as players read it. */
export const valueTextIn = (row: OptionRow | undefined, code: string): string =>
  row?.values.find((value) => value.code === code)?.text || code;
