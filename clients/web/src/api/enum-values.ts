/** The API writes languages and packs in upper case; the page uses its own names for them, in lower case. */
export const toEnum = <Word extends string>(word: Word): Uppercase<Word> =>
  word.toUpperCase() as Uppercase<Word>;

export const fromEnum = <Value extends string>(value: Value): Lowercase<Value> =>
  value.toLowerCase() as Lowercase<Value>;
