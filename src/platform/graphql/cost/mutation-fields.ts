import { Kind, OperationTypeNode } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { rootSelections } from './root-selections.js';

/** How many fields a mutation may call: each is a transaction, and they run one after the other. */
export const MAX_MUTATION_FIELDS = 10;

/** The extension of a mutation that hashes a password or sends a letter: a request may have one. */
export const ONE_A_REQUEST = { oneARequest: true } as const;

/** What is wrong with what the mutations of a document call, in words; null for nothing. */
export function mutationProblem(schema: GraphQLSchema, document: DocumentNode): string | null {
  for (const called of mutationsIn(document)) {
    if (called.length > MAX_MUTATION_FIELDS) {
      return `At most ${MAX_MUTATION_FIELDS} mutations are allowed in one request.`;
    }
    const alone = called.filter((name) => isOneARequest(schema, name));
    if (alone.length > 1) return `${alone.join(' and ')} are not allowed in one request.`;
  }
  return null;
}

function isOneARequest(schema: GraphQLSchema, name: string): boolean {
  return schema.getMutationType()?.getFields()[name]?.extensions['oneARequest'] === true;
}

/** For each mutation of a document the names of the fields that it calls. */
const mutationsIn = (document: DocumentNode): string[][] =>
  rootSelections(document, OperationTypeNode.MUTATION).map((selections) =>
    selections.flatMap((selection) =>
      selection.kind === Kind.FIELD ? [selection.name.value] : [],
    ),
  );
