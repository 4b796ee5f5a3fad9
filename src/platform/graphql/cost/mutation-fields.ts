import { Kind, OperationTypeNode } from 'graphql';
import type { DocumentNode, FieldNode, GraphQLSchema } from 'graphql';
import type { Problem } from './document-shape.js';
import { rootSelections } from './root-selections.js';

/** How many fields a mutation may call: each is a transaction, and they run one after the other. */
export const MAX_MUTATION_FIELDS = 10;

/** The extension of a mutation that hashes a password or sends a letter: a request may have one. */
export const ONE_A_REQUEST = { oneARequest: true } as const;

/** What is wrong with what the mutations of a document call, and where; null for nothing. */
export function mutationProblem(schema: GraphQLSchema, document: DocumentNode): Problem | null {
  for (const called of mutationsIn(document)) {
    if (called.length > MAX_MUTATION_FIELDS) {
      const message = `At most ${MAX_MUTATION_FIELDS} mutations are allowed in one request.`;
      return { message, node: called[MAX_MUTATION_FIELDS]! };
    }
    const alone = called.filter(({ name }) => isOneARequest(schema, name.value));
    if (alone.length > 1) {
      const names = alone.map(({ name }) => name.value).join(' and ');
      return { message: `${names} are not allowed in one request.`, node: alone[1]! };
    }
  }
  return null;
}

function isOneARequest(schema: GraphQLSchema, name: string): boolean {
  return schema.getMutationType()?.getFields()[name]?.extensions['oneARequest'] === true;
}

/** For each mutation of a document the fields that it calls. */
const mutationsIn = (document: DocumentNode): FieldNode[][] =>
  rootSelections(document, OperationTypeNode.MUTATION).map((selections) =>
    selections.filter((selection): selection is FieldNode => selection.kind === Kind.FIELD),
  );
