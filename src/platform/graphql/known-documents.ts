import { parse, validate } from 'graphql';
import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import { MAX_TOKENS } from '../accounting/price.js';
import { ALL_RULES } from './document/document-rule.js';

/** The greatest length of all remembered texts together. A document takes up to 250 bytes for each character. */
const MOST_CHARACTERS = 100_000;

/**
 * Valid documents by their text, so that one that is sent again is not parsed, validated and priced again. Those that
 * were not sent for the longest time are forgotten.
 */
export class KnownDocuments {
  private readonly documents = new Map<string, DocumentNode>();
  private characters = 0;

  constructor(private readonly mostCharacters = MOST_CHARACTERS) {}

  /**
   * The document of a text, or its errors.
   *
   * @throws GraphQLError if it cannot be parsed
   */
  read(text: string, schema: GraphQLSchema): DocumentNode | readonly GraphQLError[] {
    const known = this.documents.get(text);
    if (known) {
      this.forget(text);
      return this.keep(text, known);
    }
    const document = parse(text, { maxTokens: MAX_TOKENS });
    const errors = validate(schema, document, ALL_RULES);
    return errors.length > 0 ? errors : this.keep(text, document);
  }

  private keep(text: string, document: DocumentNode): DocumentNode {
    this.documents.set(text, document);
    this.characters += text.length;
    for (const oldest of this.documents.keys()) {
      if (this.characters <= this.mostCharacters) break;
      this.forget(oldest);
    }
    return document;
  }

  private forget(text: string): void {
    this.documents.delete(text);
    this.characters -= text.length;
  }
}
