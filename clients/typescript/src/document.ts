import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** An operation with the types of its data and variables: one of the package, or one that codegen wrote as a string. */
export interface TypedDocument<T, V> extends DocumentTypeDecoration<T, V> {
  toString(): string;
}

/** An operation or a fragment of the package, as text. */
export class TypedDocumentString<T, V> extends String implements TypedDocument<T, V> {
  declare readonly __apiType?: (variables: V) => T;
  /** What the text is put together from: fragments are kept once, however many operations spread them. */
  private readonly parts: readonly string[];

  constructor(text: string, fragments: readonly TypedDocumentString<unknown, unknown>[] = []) {
    const parts = [...new Set([text, ...fragments.flatMap((fragment) => fragment.parts)])];
    super(parts.join('\n'));
    this.parts = parts;
  }
}
