import { Kind, OperationTypeNode } from 'graphql';
import type { DocumentNode, FieldNode, GraphQLSchema, SelectionSetNode } from 'graphql';

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
function mutationsIn(document: DocumentNode): string[][] {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet] as const]
        : [],
    ),
  );
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    if (definition.operation !== OperationTypeNode.MUTATION) return [];
    const fields = fieldsOf(definition.selectionSet, fragments, new Set());
    return [fields.map(({ name }) => name.value)];
  });
}

/** The fields of a selection and of its fragments, each of which counts once. */
function fieldsOf(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, SelectionSetNode>,
  seen: Set<string>,
): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return fieldsOf(selection.selectionSet, fragments, seen);
    }
    const name = selection.name.value;
    const fragment = seen.has(name) ? undefined : fragments.get(name);
    seen.add(name);
    return fragment ? fieldsOf(fragment, fragments, seen) : [];
  });
}
