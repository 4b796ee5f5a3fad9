/** The closed sets of the game as enums; their values are the engine's own keys (ADR 45). */
import type { BotKey } from '../../../../bots/index.js';
import { catalogue, CONTRACTS } from '../../../../engine/index.js';
import type { kernel, OptionSpec } from '../../../../engine/index.js';
import { describedEnum, upperCaseEnum } from '../../../../platform/graphql/enum-type.js';
import type { Meanings } from '../../../../platform/graphql/enum-type.js';
import { RULE_OPTIONS, sentence } from './rule-options.js';

const VARIANTS = catalogue();

const listed = (words: readonly string[]): string => [...new Set(words)].join(', ');

/** A description for each key; items with the same key have one description. */
function meaningsOf<T>(
  things: readonly T[],
  keyOf: (thing: T) => string,
  describe: (alike: readonly T[]) => string,
): Meanings<string> {
  const keys = [...new Set(things.map(keyOf))];
  return Object.fromEntries(
    keys.map((key) => [key, describe(things.filter((thing) => keyOf(thing) === key))]),
  );
}

export const VariantKeyEnum = describedEnum(
  'VariantKey',
  'The games of the Schnapsen family.',
  meaningsOf(
    VARIANTS,
    ({ key }) => key,
    ([variant]) => `${variant!.names.en} (${variant!.names.de}), ${variant!.seatCount} seats.`,
  ),
);

const PRESETS = VARIANTS.flatMap(({ key, presets }) =>
  presets.map(({ name, texts }) => ({ variant: key, name, says: texts.en })),
);

export const PresetKeyEnum = describedEnum(
  'PresetKey',
  'The presets of all variants; each variant takes only its own.',
  meaningsOf(
    PRESETS,
    ({ name }) => name,
    (alike) => `${alike[0]!.says} In ${listed(alike.map(({ variant }) => variant))}.`,
  ),
);

export const RuleNameEnum = describedEnum(
  'RuleName',
  'The rule options of all variants, by name.',
  meaningsOf(
    RULE_OPTIONS,
    ({ name }) => name,
    ([option]) => `${sentence(option!.says)} In ${listed(option!.variants)}.`,
  ),
);

/** The words of all choices. Each choice also has an enum of its own, among the inputs. */
const WORDS = RULE_OPTIONS.filter(({ kind }) => kind === 'choice').flatMap(({ name, meanings }) =>
  Object.entries(meanings).map(([word, { en }]) => ({ word, says: `\`${name}\`: ${en}` })),
);

export const RuleWordEnum = describedEnum(
  'RuleWord',
  'The words that rule options have as values.',
  meaningsOf(
    WORDS,
    ({ word }) => word,
    (alike) => `${alike.map(({ says }) => says).join('; ')}.`,
  ),
);

const RULE_KINDS: Meanings<OptionSpec['kind']> = {
  choice: 'One of a few values, which `values` lists.',
  wholeNumber: 'A whole number from `min` to `max`.',
  selection: 'Some of the contracts that `values` lists.',
};
export const RuleKindEnum = upperCaseEnum(
  'RuleKind',
  'The kind of value that a rule option takes.',
  RULE_KINDS,
);

export const ContractKeyEnum = describedEnum(
  'ContractKey',
  'The contracts (angesagte Spiele) of dreier and bauern.',
  meaningsOf(
    CONTRACTS,
    ({ name }) => name,
    ([contract]) => `${contract!.names.en}; in German ${contract!.names.de}.`,
  ),
);

const SUITS: Meanings<kernel.SuitLetter> = {
  H: 'Hearts (Herz).',
  D: 'Diamonds (Karo).',
  S: 'Spades (Pik).',
  C: 'Clubs (Kreuz).',
};
export const SuitEnum = describedEnum('Suit', 'The suits. Tokens of cards begin with them.', SUITS);

const BOT_LEVELS: Meanings<BotKey> = {
  random: 'Plays any legal action, all with the same probability.',
  easy: 'Plays by rules of thumb.',
  regular:
    'Plays like a regular guest of a pub: forgets cards, values marriages too highly, closes too ' +
    'boldly or too timidly.',
  club: 'Searches a little: a good club player.',
  adept: 'Searches as the expert does, for a shorter time.',
  expert: 'Searches long.',
  master: 'Searches as the expert does, for a longer time.',
};
export const BotLevelEnum = describedEnum(
  'BotLevel',
  'The house bots by strength, weakest first: no level has a lower rating than one before it.',
  BOT_LEVELS,
);
