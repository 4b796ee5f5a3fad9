import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** An operation with the types of its data and variables: from the package, or a string document of codegen. */
export interface TypedDocument<T, V> extends DocumentTypeDecoration<T, V> {
  toString(): string;
}

/** An operation or a fragment of the package, as text. */
export class TypedDocumentString<T, V> extends String implements TypedDocument<T, V> {
  declare readonly __apiType?: (variables: V) => T;
  /** The parts of the text. Operations share their fragments, so each fragment is stored once. */
  private readonly parts: readonly string[];

  constructor(text: string, fragments: readonly TypedDocumentString<unknown, unknown>[] = []) {
    const parts = [...new Set([text, ...fragments.flatMap((fragment) => fragment.parts)])];
    super(parts.join('\n'));
    this.parts = parts;
  }
}
