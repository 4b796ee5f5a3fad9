/**
 * The letters of usernames: ASCII, and the letters of European languages and of Vietnamese in Latin script. Letters
 * of phonetics and those that are written as two (ĳ, ŀ, ŉ) or in an old form (ſ, ĸ) are left out.
 */
export const LETTERS = 'A-Za-zÀ-ÖØ-öø-ıĴ-ķĹ-ľŁ-ňŊ-žȘ-țḀ-ẙẞẠ-ỹ';

/** The form in which a name is stored and compared: keyboards add blanks, and compose accents in different ways. */
export const canonicalName = (typed: string): string => typed.trim().normalize('NFC');

/**
 * Letters that look like another one or two, or like one with a mark. The first five are lines of Unicode's
 * confusables.txt (UTS 39), which takes the marks of "ø" and "ł" for parts of the letters.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ '0': 'O', '1': 'l', I: 'l', m: 'rn', ı: 'i' },
  ...{ æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ẞ: 'ß' },
  ...{ ø: "o'", Ø: "O'", đ: "d'", Đ: "D'", ð: "d'", Ð: "D'", ħ: "h'", Ħ: "H'", ŧ: "t'", Ŧ: "T'" },
  ...{ ł: "l'", Ł: "L'", ŋ: "n'", Ŋ: "N'", þ: 'p', Þ: 'P' },
};

/** The accents, dots and tails of a letter. */
const MARKS = /\p{M}+/gu;

/** On these letters a mark is hard to see: they are thin, or have a dot themselves. */
const MARKED_THIN = /([ijl])'/gi;

/**
 * Replaces each letter by what a reader sees at a glance. A mark is seen, which one is not: "Jörg" looks like
 * "Jőrg" and "Jórg", but not like "Jorg".
 */
export const drawnName = (name: string): string =>
  [...name.normalize('NFD').replace(MARKS, "'").replace(MARKED_THIN, '$1')]
    .map((letter) => LOOKS_LIKE[letter] ?? letter)
    .join('')
    .replace(MARKED_THIN, '$1');
