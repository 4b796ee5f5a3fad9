import type { GraphQLSchema } from 'graphql';
import { MUTATION_CODES } from './mutation-codes.js';

/** The codes with which a mutation can be refused. */
export const codesOfMutation = (name: string): readonly string[] =>
  (MUTATION_CODES[name] ?? '').split(' ').filter((code) => code !== '');

/** Adds to the description of each mutation the codes with which it can be refused. */
export function describeRefusals(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const codes = codesOfMutation(field.name).map((code) => `\`${code}\``);
    if (codes.length > 0 && field.description)
      field.description = `${field.description}\n\nUser errors: ${codes.join(', ')}.`;
  }
  return schema;
}
