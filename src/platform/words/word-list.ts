/** A word or a phrase that texts may not contain. */
export interface ListedWord {
  /** In lower case, without marks of letters; words of a phrase are separated by one blank. */
  readonly text: string;
  /** Whether longer words that begin with it count, too. */
  readonly isBeginning: boolean;
}

/** Longer lists and words are a mistake. Each word costs time with each text. */
const MOST_WORDS = 2000;
const LONGEST = 60;
const MOST_MISTAKES = 5;

const MARKS = /\p{M}+/gu;
/** Zero-width characters and the like, which nobody sees. */
const UNSEEN = /\p{Cf}+/gu;
const ENTRY = /^[a-z]+(?: [a-z]+)*$/;

/** A text without what hides a word: marks of letters, characters that are not seen, "ß". Capitals stay. */
export const bareText = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').replace(UNSEEN, '').replace(/[ßẞ]/g, 'ss');

/** What a list says, and which of its lines are wrong. */
export interface ParsedWords {
  readonly words: readonly ListedWord[];
  /** In words, with the number of the line. */
  readonly mistakes: readonly string[];
}

/**
 * The words of a list: one word or phrase in a line, of Latin letters. A word that ends with `*` also stands for longer
 * ones. Lines that begin with `#` are comments. Lines that are wrong are left out.
 */
export function parseWords(list: string): ParsedWords {
  const lines = list
    .split(/\r?\n/)
    .map((line, index) => ({ entry: line.trim(), number: index + 1 }))
    .filter(({ entry }) => entry !== '' && !entry.startsWith('#'))
    .map(({ entry, number }) => ({ word: wordOf(entry), number }));
  const words = lines.flatMap(({ word }) => word ?? []);
  const wrong = lines.filter(({ word }) => word === null).map(({ number }) => number);
  return {
    words: words.slice(0, MOST_WORDS),
    mistakes: [
      ...wrong
        .slice(0, MOST_MISTAKES)
        .map(
          (n) => `line ${n} is no word of 3 to ${LONGEST} Latin letters; only a * may follow it`,
        ),
      ...(wrong.length > MOST_MISTAKES ? [`${wrong.length} lines are wrong`] : []),
      ...(words.length > MOST_WORDS ? [`more than ${MOST_WORDS} words: the rest is left out`] : []),
    ],
  };
}

/** Null for a line that is no word. */
function wordOf(entry: string): ListedWord | null {
  const isBeginning = entry.endsWith('*');
  const typed = isBeginning ? entry.slice(0, -1) : entry;
  const text = bareText(typed).toLowerCase().replace(/\s+/g, ' ');
  const isWord = ENTRY.test(text) && text.length >= 3 && text.length <= LONGEST;
  return isWord ? { text, isBeginning } : null;
}
