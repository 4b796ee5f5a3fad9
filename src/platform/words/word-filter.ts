import {
  collapseDuplicatesTransformer,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity';
import { bareText } from './word-list.js';
import type { ListedWord } from './word-list.js';

/** In a name, which has no blanks, a word this long counts anywhere. Shorter ones are parts of innocent words. */
const LONG_IN_NAMES = 6;

const NO_LETTERS = /[^\p{L}]+/gu;
/** Where a name has a new word: `AnnaMaria`. */
const CAPITAL = /(?<=\p{Ll})(?=\p{Lu})/gu;

/**
 * Finds listed words in texts, however they are drawn: with letters of other scripts that look alike, with marks, with
 * digits and signs for letters, with repeated letters, with other characters between the letters. Only whole words count.
 * The time grows with the length of the text and of the list.
 */
export class WordFilter {
  private readonly drawn: RegExpMatcher;
  private readonly signs: RegExpMatcher;
  private readonly inNames: RegExpMatcher;

  constructor(words: readonly ListedWord[]) {
    const long = words.filter(({ text }) => text.length >= LONG_IN_NAMES);
    this.drawn = matcherOf(words.map(wholeWord));
    this.signs = matcherOf(words.map(wholeWord), [resolveLeetSpeakTransformer()]);
    this.inNames = matcherOf(
      long.map(({ text }) => repeatable(text)),
      [resolveLeetSpeakTransformer()],
    );
  }

  /** Whether a text contains a listed word. */
  refuses(text: string): boolean {
    const bare = bareText(text);
    const words = bare.replace(NO_LETTERS, ' ').trim();
    const blanks = bare.replace(/[\s_]+/g, ' ');
    return this.drawn.hasMatch(`${words} . ${spelled(words)}`) || this.signs.hasMatch(blanks);
  }

  /** Whether a username contains a listed word. */
  refusesName(name: string): boolean {
    const bare = bareText(name);
    return (
      this.refuses(bare.replace(CAPITAL, ' ')) ||
      this.refuses(bare) ||
      this.inNames.hasMatch(bare.replace(/[_-]+/g, ''))
    );
  }
}

/** What was spelled out in single letters (“a r s c h”), as words. */
function spelled(words: string): string {
  let run = '';
  const found: string[] = [];
  for (const word of [...words.split(' '), '  ']) {
    if ([...word].length === 1) run += word;
    else {
      if (run !== '') found.push(run);
      run = '';
    }
  }
  return found.join(' ');
}

const wholeWord = ({ text, isBeginning }: ListedWord): string =>
  `|${repeatable(text)}${isBeginning ? '' : '|'}`;

/**
 * A pattern for a word whose letters may be repeated. Texts are matched with at most two equal letters in a row; where
 * the word has two, the text must have them, too: “Niger” is a country.
 */
const repeatable = (text: string): string =>
  text.replace(/([a-z])\1|[a-z]/g, (letters) =>
    letters.length === 2 ? letters : `${letters}[${letters}]`,
  );

type Transformer = ReturnType<typeof resolveLeetSpeakTransformer>;

const matcherOf = (patterns: readonly string[], more: readonly Transformer[] = []) =>
  new RegExpMatcher({
    blacklistedTerms: patterns.map((pattern, id) => ({ id, pattern: parseRawPattern(pattern) })),
    blacklistMatcherTransformers: [
      resolveConfusablesTransformer(),
      ...more,
      toAsciiLowerCaseTransformer(),
      collapseDuplicatesTransformer({ defaultThreshold: 2 }),
    ],
  });
