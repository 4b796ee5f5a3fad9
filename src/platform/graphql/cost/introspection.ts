import { executeSync, Kind, OperationTypeNode, print } from 'graphql';
import type {
  DocumentNode,
  ExecutionResult,
  FieldNode,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { putLast } from '../../collections.js';
import { fragmentsIn } from './selections.js';
import type { Fragments } from './selections.js';

/**
 * What a client asks to know the whole schema, as `getIntrospectionQuery` writes it with whatever
 * options: for each kind of object its fields, and the kind of object behind each; null for a value.
 * A reference to a type tells its name and what it wraps, so that nothing is walked twice.
 */
const ASKED: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  root: { __schema: 'schema', __typename: null },
  schema: {
    description: null,
    queryType: 'reference',
    mutationType: 'reference',
    subscriptionType: 'reference',
    types: 'type',
    directives: 'directive',
    __typename: null,
  },
  type: {
    kind: null,
    name: null,
    description: null,
    specifiedByURL: null,
    isOneOf: null,
    fields: 'field',
    inputFields: 'input',
    interfaces: 'reference',
    enumValues: 'enumValue',
    possibleTypes: 'reference',
    ofType: 'reference',
    __typename: null,
  },
  reference: { kind: null, name: null, ofType: 'reference', __typename: null },
  field: {
    name: null,
    description: null,
    args: 'input',
    type: 'reference',
    isDeprecated: null,
    deprecationReason: null,
    __typename: null,
  },
  input: {
    name: null,
    description: null,
    type: 'reference',
    defaultValue: null,
    isDeprecated: null,
    deprecationReason: null,
    __typename: null,
  },
  enumValue: {
    name: null,
    description: null,
    isDeprecated: null,
    deprecationReason: null,
    __typename: null,
  },
  directive: {
    name: null,
    description: null,
    isRepeatable: null,
    locations: null,
    args: 'input',
    isDeprecated: null,
    deprecationReason: null,
    __typename: null,
  },
};

/** The fragments of a document, and where each has been found to ask for nothing else. */
interface Looked {
  readonly byName: Fragments;
  readonly checked: Set<string>;
}

/** Whether a valid document asks for the whole schema once, without aliases, and for nothing else. */
export function asksForSchema(document: DocumentNode): boolean {
  const operations = document.definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
  const [operation, ...others] = operations;
  return (
    others.length === 0 &&
    operation?.operation === OperationTypeNode.QUERY &&
    namesSchema(operation) &&
    !operation.variableDefinitions?.length &&
    isAsked(operation.selectionSet, 'root', {
      byName: fragmentsIn(document),
      checked: new Set(),
    })
  );
}

const namesSchema = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.some((it) => it.kind === Kind.FIELD && it.name.value === '__schema');

function isAsked({ selections }: SelectionSetNode, kind: string, fragments: Looked): boolean {
  return selections.every((selection) => {
    if (selection.directives?.length) return false;
    if (selection.kind === Kind.FIELD) return isAskedField(selection, kind, fragments);
    if (selection.kind === Kind.INLINE_FRAGMENT) return false;
    return isAskedFragment(selection.name.value, kind, fragments);
  });
}

/** Looked into once for each kind: fragments that hold each other twice would double each time. */
function isAskedFragment(name: string, kind: string, fragments: Looked): boolean {
  const key = `${name} on ${kind}`;
  if (fragments.checked.has(key)) return true;
  fragments.checked.add(key);
  const fragment = fragments.byName.get(name);
  return fragment !== undefined && isAsked(fragment.selectionSet, kind, fragments);
}

function isAskedField(
  { alias, name, selectionSet }: FieldNode,
  kind: string,
  fragments: Looked,
): boolean {
  const asked = ASKED[kind]!;
  if (alias || !Object.hasOwn(asked, name.value)) return false;
  const below = asked[name.value];
  return below ? selectionSet !== undefined && isAsked(selectionSet, below, fragments) : true;
}

/** What the whole schema costs: working it out takes some milliseconds, sending it a few. */
export const SCHEMA_PRICE = 1000;

/** How many answers are kept: tools send a handful of texts. */
const MOST_ANSWERS = 16;

/** The schema's description of itself, worked out once for each way of asking. */
export class SchemaAnswers {
  private readonly answers = new Map<string, ExecutionResult>();

  /** The answer to a document that {@link asksForSchema}. */
  answer(schema: GraphQLSchema, document: DocumentNode): ExecutionResult {
    const text = print(document);
    const known = this.answers.get(text);
    if (known) return known;
    const answer = executeSync({ schema, document });
    putLast(this.answers, text, answer, MOST_ANSWERS);
    return answer;
  }
}

/** How many of what a list of introspection holds, about; what is not named here is one. */
const LENGTHS: Readonly<Record<string, number>> = {
  types: 200,
  directives: 6,
  possibleTypes: 12,
  interfaces: 2,
  fields: 15,
  args: 3,
  inputFields: 5,
  enumValues: 10,
};

/** What a field of the schema's description of itself costs. */
export function introspectionPrice(name: string, childPrice: number): number {
  return 1 + (LENGTHS[name] ?? 1) * childPrice;
}
