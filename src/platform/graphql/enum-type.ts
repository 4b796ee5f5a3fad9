import { registerEnumType } from '@nestjs/graphql';
import type { EnumOptions } from '@nestjs/graphql';

/** Declares a GraphQL enum whose values are the domain's own words. */
export function enumType<Word extends string>(
  words: readonly Word[],
  options: EnumOptions<Record<Word, Word>>,
): Record<Word, Word> {
  const type = Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>;
  registerEnumType(type, options);
  return type;
}

/** The same, of words with what each means. */
export function describedEnum<Word extends string>(
  meanings: Readonly<Record<Word, string>>,
  options: Pick<EnumOptions, 'name' | 'description'>,
): Record<Word, Word> {
  const words = Object.keys(meanings) as Word[];
  const valuesMap = Object.fromEntries(
    words.map((word) => [word, { description: meanings[word] }]),
  ) as Record<Word, { description: string }>;
  return enumType(words, { ...options, valuesMap });
}
