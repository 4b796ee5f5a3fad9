import { LETTERS, lookalikeKey } from '../../users/domain/index.js';

const MAX_LENGTH = 50;

/** Letters, digits, punctuation, their marks and single spaces: nothing that reverses the direction of text. */
const SHOWN = /^(?:[\p{L}\p{N}\p{P}\p{S}]\p{M}*)+(?: (?:[\p{L}\p{N}\p{P}\p{S}]\p{M}*)+)*$/u;

/** Invisible characters, except the variation selector that gives a symbol its colours. */
const HIDDEN = /\p{Default_Ignorable_Code_Point}(?<!\p{S}\u{fe0f})|\u{2800}/u;

/**
 * The scripts of which one name may have letters: one script, or those that are written together in Chinese, Japanese
 * and Korean (UTS 39, "highly restrictive"; UAX 31, table 5). So a Cyrillic letter cannot stand for a Latin one.
 */
const SCRIPTS = [
  ...['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul', 'Cyrillic', 'Greek'],
  ...[
    'Arabic',
    'Armenian',
    'Bengali',
    'Devanagari',
    'Ethiopic',
    'Georgian',
    'Gujarati',
    'Gurmukhi',
  ],
  ...['Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil'],
  ...['Telugu', 'Thaana', 'Thai', 'Tibetan'],
].map((names) => {
  const letters = names.split(' ').map((name) => `\\p{Script_Extensions=${name}}`);
  return new RegExp(`^[${letters.join('')}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u');
});

/** A Latin letter that usernames may not have either, such as the small capitals of phonetics. */
const RARE = new RegExp(`(?![${LETTERS}])\\p{Script=Latin}`, 'u');

/** The letters of flags and of dark circles and squares, which Unicode does not decompose; by their first letter. */
const ENCLOSED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const FIRST_ENCLOSED = [0x1f1e6, 0x1f170, 0x1f150] as const;

/** Names that look like the service's own, in any spelling. */
const SERVICE_NAME = /bumm?erl/;
const SERVICE_LOOK = lookalikeKey('bummerl');

/** Whether an app may have this name. */
export function isAppName(name: string): boolean {
  if (name.length > MAX_LENGTH || !SHOWN.test(name) || HIDDEN.test(name)) return false;
  if (!SCRIPTS.some((script) => script.test(name)) || RARE.test(name.normalize('NFKC')))
    return false;
  const plain = plainLetters(name);
  return !SERVICE_NAME.test(plain.toLowerCase()) && !lookalikeKey(plain).includes(SERVICE_LOOK);
}

/** The letters and digits of a name, without marks and in their plain form. */
const plainLetters = (name: string): string =>
  name
    .replace(ENCLOSED, plainLetter)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

function plainLetter(enclosed: string): string {
  const code = enclosed.codePointAt(0)!;
  const first = FIRST_ENCLOSED.find((letter) => letter <= code)!;
  return String.fromCharCode('A'.charCodeAt(0) + code - first);
}
