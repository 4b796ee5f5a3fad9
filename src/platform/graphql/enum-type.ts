import { registerEnumType } from '@nestjs/graphql';
import type { EnumOptions } from '@nestjs/graphql';

/** The meaning of each value of an enum, in the order of the values. */
export type Meanings<Word extends string> = Readonly<Record<Word, string>>;

/** Declares a GraphQL enum with the values of a list in the domain. */
export function enumType<Word extends string>(
  words: readonly Word[],
  options: EnumOptions<Record<Word, Word>>,
): Record<Word, Word> {
  const type = Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>;
  registerEnumType(type, options);
  return type;
}

/** Declares a GraphQL enum with the values of a list in the domain, each with a description. */
export const describedEnum = <Word extends string>(
  name: string,
  description: string,
  meanings: Meanings<Word>,
): Record<string, Word> => enumNamed((word) => word, { name, description }, meanings);

/** The same for words of the domain in lower case: the API shows them in upper case, `oneDay` as `ONE_DAY`. */
export const upperCaseEnum = <Word extends string>(
  name: string,
  description: string,
  meanings: Meanings<Word>,
): Record<string, Word> => enumNamed(toUpperCase, { name, description }, meanings);

const toUpperCase = (word: string): string =>
  word.replace(/(?<=[a-z0-9])[A-Z]/g, '_$&').toUpperCase();

function enumNamed<Word extends string>(
  shown: (word: Word) => string,
  names: { readonly name: string; readonly description: string },
  meanings: Meanings<Word>,
): Record<string, Word> {
  const words = Object.keys(meanings) as Word[];
  const type: Record<string, Word> = Object.fromEntries(words.map((word) => [shown(word), word]));
  const valuesMap = Object.fromEntries(
    words.map((word) => [shown(word), { description: meanings[word] }]),
  );
  registerEnumType(type, { ...names, valuesMap });
  return type;
}
