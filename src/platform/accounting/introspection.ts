import { executeSync, Kind, OperationTypeNode, print } from 'graphql';
import type {
  DocumentNode,
  ExecutionResult,
  FieldNode,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { putLast } from '../collections.js';
import { fragmentsIn } from '../graphql/document/selections.js';
import type { Fragments } from '../graphql/document/selections.js';

/**
 * The fields of the query for the whole schema, as `getIntrospectionQuery` writes it with any options: for each kind of
 * object its fields, and for each field the kind of object that it returns, or null for a value. A reference to a type
 * has only its name and the type that it wraps, so that no type is visited twice.
 */
const SCHEMA_FIELDS: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
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

/** The fragments of a document, and those that have been checked, by name and kind. */
interface CheckedFragments {
  readonly byName: Fragments;
  readonly checked: Set<string>;
}

/** Whether a valid document asks for the whole schema once, without aliases, and requests nothing else. */
export function asksForSchema(document: DocumentNode): boolean {
  const operations = document.definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
  const [operation, ...others] = operations;
  return (
    others.length === 0 &&
    operation?.operation === OperationTypeNode.QUERY &&
    namesSchema(operation) &&
    !operation.variableDefinitions?.length &&
    isIntrospection(operation.selectionSet, 'root', {
      byName: fragmentsIn(document),
      checked: new Set(),
    })
  );
}

const namesSchema = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.some((it) => it.kind === Kind.FIELD && it.name.value === '__schema');

function isIntrospection(
  { selections }: SelectionSetNode,
  kind: string,
  fragments: CheckedFragments,
): boolean {
  return selections.every((selection) => {
    if (selection.directives?.length) return false;
    if (selection.kind === Kind.FIELD) return isIntrospectionField(selection, kind, fragments);
    if (selection.kind === Kind.INLINE_FRAGMENT) return false;
    return isIntrospectionFragment(selection.name.value, kind, fragments);
  });
}

/**
 * Checks a fragment only once for each kind. Otherwise the time would double with each pair of fragments that contain
 * each other.
 */
function isIntrospectionFragment(name: string, kind: string, fragments: CheckedFragments): boolean {
  const key = `${name} on ${kind}`;
  if (fragments.checked.has(key)) return true;
  fragments.checked.add(key);
  const fragment = fragments.byName.get(name);
  return fragment !== undefined && isIntrospection(fragment.selectionSet, kind, fragments);
}

function isIntrospectionField(
  { alias, name, selectionSet }: FieldNode,
  kind: string,
  fragments: CheckedFragments,
): boolean {
  const fields = SCHEMA_FIELDS[kind]!;
  if (alias || !Object.hasOwn(fields, name.value)) return false;
  const below = fields[name.value];
  return below
    ? selectionSet !== undefined && isIntrospection(selectionSet, below, fragments)
    : true;
}

/** The price of the whole schema: computing it and sending it take a few milliseconds each. */
export const SCHEMA_PRICE = 1000;

/** How many answers are kept: tools use only a few query texts. */
const MOST_ANSWERS = 16;

/** The schema's description of itself, computed once for each query text. */
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

/** The approximate lengths of the lists of an introspection. A field that is missing here counts as one item. */
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

/** The price of a field of an introspection. */
export function introspectionPrice(name: string, childPrice: number): number {
  return 1 + (LENGTHS[name] ?? 1) * childPrice;
}
