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

/** The longest text that anybody may post has 2,000 characters, of two units at most. Longer ones are refused elsewhere. */
const LONGEST = 4000;

const NO_LETTERS = /[^\p{L}]+/gu;
/** Numbers and signs by themselves stand for no letters. */
const NO_WORD = /(?<!\S)[^\p{L}\s]+(?!\S)/gu;
/** Three single letters or more. */
const SPELLED = /(?<!\S)\p{L}(?: \p{L}(?!\S)){2,}/gu;
/** Where a name has a new word: `AnnaMaria`. */
const CAPITAL = /(?<=\p{Ll})(?=\p{Lu})/gu;

/**
 * Finds listed words in texts, however they are drawn: with letters of other scripts that look alike, with marks, with
 * digits and signs for letters, with repeated letters, with other characters between the letters. Only whole words count.
 * The time grows with the length of the text and of the list, and has a bound: the texts come from anybody.
 */
export class WordFilter {
  private readonly drawn: RegExpMatcher;
  private readonly signs: RegExpMatcher;
  private readonly spelled: RegExpMatcher;
  private readonly inNames: RegExpMatcher;

  constructor(words: readonly ListedWord[]) {
    const anywhere = words.map(({ text }) => text).map(repeatable);
    const long = words.filter(({ text }) => text.length >= LONG_IN_NAMES).map(({ text }) => text);
    this.drawn = matcherOf(words.map(wholeWord));
    this.signs = matcherOf(words.map(wholeWord), [resolveLeetSpeakTransformer()]);
    this.spelled = matcherOf(anywhere);
    this.inNames = matcherOf(long.map(repeatable), [resolveLeetSpeakTransformer()]);
  }

  /** Whether a text contains a listed word. */
  refuses(text: string): boolean {
    const bare = bareText(text.slice(0, LONGEST));
    // Single characters can stand for whole sentences (“ﷺ”). Nobody writes a long text of them, but to cost time.
    if (bare.length > 2 * LONGEST) return true;
    const words = bare.replace(NO_LETTERS, ' ').trim();
    const withSigns = bare.replace(NO_WORD, ' ').replace(/[\s_]+/g, ' ');
    return (
      this.drawn.hasMatch(words) ||
      this.signs.hasMatch(withSigns) ||
      this.spelled.hasMatch(spelledIn(words))
    );
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

/** What is spelled out in single letters (“a r s c h”), as words. */
const spelledIn = (words: string): string =>
  (words.match(SPELLED) ?? []).map((run) => run.replaceAll(' ', '')).join(' ');

const wholeWord = ({ text, isBeginning }: ListedWord): string =>
  `|${repeatable(text)}${isBeginning ? '' : '|'}`;

/**
 * A pattern for a word whose letters may be repeated. Texts are matched with at most two equal letters in a row; where
 * the word has two, the text must have them, too: “Niger” is a country. Words of a phrase may be written together.
 */
const repeatable = (text: string): string =>
  text.replace(/([a-z])\1|[a-z ]/g, (part) => {
    if (part === ' ') return '[ ]';
    return part.length === 2 ? part : `${part}[${part}]`;
  });

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
