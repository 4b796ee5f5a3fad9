/** The tables of docs/rules, made from the variants' declarations. */
import { readFileSync } from 'node:fs';
import type {
  Contract,
  Goal,
  OptionInfo,
  OptionValue,
  VariantInfo,
} from '../../../src/engine/index.js';
import { CONTRACTS, catalogue } from '../../../src/engine/index.js';
import { linked, specificationOf } from '../../support/citations.js';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

type Words = Readonly<Record<Language, string>>;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const code = (value: unknown): string => `\`${String(value)}\``;

const PAGE = 'specification.md';
const SPECIFICATION = specificationOf(
  readFileSync(new URL(`../../../docs/rules/${PAGE}`, import.meta.url), 'utf8'),
);

/** A source as links. The word `rules` is left out, as the head of the column says it. */
const sourceOf = (citation: string): string => linked(SPECIFICATION, citation, PAGE);

function valuesOf(option: OptionInfo, language: Language): string {
  const { kind, values, fallback, min, max } = option;
  if (kind === 'wholeNumber') return `${code(fallback)}, ${min}–${max}`;
  if (kind === 'selection') return WORDS.list[language];
  return (values ?? []).map((value) => code(value) + meaningOf(option, value, language)).join('; ');
}

/** What a value means, where its name does not say it to a player. */
function meaningOf({ meanings }: OptionInfo, value: OptionValue, language: Language): string {
  const words = typeof value === 'boolean' ? WORDS[value ? 'yes' : 'no'] : meanings[String(value)];
  return words ? ` ${words[language]}` : '';
}

const WORDS = {
  list: { en: 'all, or a list of tokens (below)', de: 'alle, oder eine Liste der Kürzel (unten)' },
  view: { en: ' (shows or hides, nothing else)', de: ' (zeigt oder verbirgt, sonst nichts)' },
  option: { en: 'option', de: 'Einstellung' },
  values: { en: 'values, default first', de: 'Werte, der übliche zuerst' },
  does: { en: 'what it decides', de: 'was sie entscheidet' },
  source: { en: 'source', de: 'Quelle' },
  preset: { en: 'preset', de: 'Vorlage' },
  apart: { en: 'options that differ', de: 'abweichende Optionen' },
  nothing: { en: 'nothing: the defaults', de: 'nichts: die üblichen Werte' },
  contract: { en: 'contract', de: 'Spiel' },
  value: { en: 'value', de: 'Wert' },
  who: { en: 'who', de: 'wer' },
  holding: { en: ', holding ', de: ', mit ' },
  trump: { en: 'trump', de: 'Trumpf' },
  leads: { en: 'leads', de: 'spielt aus' },
  aim: { en: 'aim', de: 'Ziel' },
  yes: { en: 'yes', de: 'ja' },
  no: { en: 'no', de: 'nein' },
  aceLow: { en: ', ace lowest', de: ', Ass am niedrigsten' },
  declarer: { en: 'declarer', de: 'Ansager' },
  caller: { en: 'caller', de: 'Rufer' },
} as const satisfies Readonly<Record<string, Words>>;

const whoBids = ({ openTo, holds }: Contract, language: Language): string =>
  WHO[openTo][language] + (holds ? WORDS.holding[language] + holds.says[language] : '');

const WHO: Readonly<Record<Contract['openTo'], Words>> = {
  caller: { en: 'caller', de: 'Rufer' },
  any: { en: 'any', de: 'jeder' },
  against: { en: 'against the caller', de: 'gegen den Rufer' },
};

const AIMS: Readonly<Record<Goal, Words>> = {
  sixtySixOrLast: { en: '66, or the last trick', de: '66 Augen oder der letzte Stich' },
  sixtySixInTime: {
    en: '66 two tricks before the last, no trick lost',
    de: '66 Augen bis zum drittletzten Stich, keinen Stich verlieren',
  },
  everyTrick: { en: 'all tricks', de: 'alle Stiche' },
  noTrick: { en: 'no trick', de: 'kein Stich' },
};

export function optionTable({ options }: VariantInfo, language: Language): string {
  const { option, values, does, source, view } = WORDS;
  return table(
    [option, values, does, source].map((words) => words[language]),
    options.map((o) => [
      `${o.label[language]} ${code(o.name)}`,
      valuesOf(o, language),
      (language === 'en' ? o.says : o.saysDe) + (o.view ? view[language] : ''),
      sourceOf(o.source),
    ]),
  );
}

export function presetTable({ presets }: VariantInfo, language: Language): string {
  const differing = (options: object): string =>
    Object.entries(options)
      .map(([name, value]) => `${code(name)}: ${[value].flat().map(code).join(' ')}`)
      .join(', ') || WORDS.nothing[language];
  return table(
    [WORDS.preset[language], WORDS.apart[language]],
    presets.map(({ name, differences }) => [code(name), differing(differences)]),
  );
}

export function contractTable(language: Language): string {
  const { contract, value, who, trump, leads, aim, source } = WORDS;
  return table(
    [contract, value, who, trump, leads, aim, source].map((words) => words[language]),
    CONTRACTS.map((c) => contractRow(c, language)),
  );
}

const contractRow = (c: Contract, language: Language): string[] => [
  `${c.names[language]} ${code(c.name)}`,
  c.value === 0 ? '1, 2, 3' : String(c.value),
  whoBids(c, language),
  (c.hasTrump ? WORDS.yes : WORDS.no)[language] + (isAceLow(c) ? WORDS.aceLow[language] : ''),
  WORDS[c.leader][language],
  AIMS[c.aim.goal][language],
  sourceOf(c.source),
];

/** Whether the ten beats the ace, by the cards that beat the ace of clubs in the order. */
const isAceLow = ({ order }: Contract): boolean => order[ACE_OF_CLUBS] !== 0;
const ACE_OF_CLUBS = 3;

/** What stands between the marks of a page: `<!-- options -->` … `<!-- end -->`. */
export function filled(page: string, key: string, language: Language): string {
  const info = catalogue().find((variant) => variant.key === key)!;
  const tables: Readonly<Record<string, string>> = {
    options: optionTable(info, language),
    presets: presetTable(info, language),
    contracts: contractTable(language),
  };
  return page.replace(
    /<!-- (\w+) -->[^]*?<!-- end -->/g,
    (_, name: string) => `<!-- ${name} -->\n\n${tables[name]!}\n\n<!-- end -->`,
  );
}
