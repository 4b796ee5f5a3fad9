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
export function describedEnum<Word extends string>(
  name: string,
  description: string,
  meanings: Meanings<Word>,
): Record<Word, Word> {
  const words = Object.keys(meanings) as Word[];
  const described = words.map((word) => [word, { description: meanings[word] }]);
  const valuesMap = Object.fromEntries(described) as EnumOptions<Record<Word, Word>>['valuesMap'];
  return enumType(words, { name, description, valuesMap: valuesMap! });
}
