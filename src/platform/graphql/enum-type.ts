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
