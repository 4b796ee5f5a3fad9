import {
  executeSync,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  OperationTypeNode,
  print,
} from 'graphql';
import type {
  DocumentNode,
  ExecutionResult,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLObjectType,
  GraphQLResolveInfo,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';
import { putLast } from '../collections.js';
import { MAX_COMPLEXITY } from './meter.js';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fragments of a document, by name. */
export const fragmentsIn = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions.flatMap((it) =>
      it.kind === Kind.FRAGMENT_DEFINITION ? [[it.name.value, it] as const] : [],
    ),
  );

/** The price of a value or object in the schema's description of itself. */
const VALUE_PRICE = 0.06;

/** What counting needs besides the place in the answer. */
interface Counting {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  /** The values below an object of the schema, by the selection in it. */
  readonly known: Map<object, Map<SelectionSetNode, number>>;
  /** How many objects were looked at. */
  looks: number;
}

/**
 * The price of a field `__schema` or `__type`: by the values that its answer has. The schema does not change, so they
 * can be counted. What is asked for again and again is looked at only once.
 */
export function introspectionPrice(
  schema: GraphQLSchema,
  document: DocumentNode,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  args: Readonly<Record<string, unknown>>,
): number {
  const counting = { schema, fragments: fragmentsIn(document), known: new Map(), looks: 0 };
  return VALUE_PRICE * valuesOf(counting, field, node, null, args);
}

function valuesOf(
  counting: Counting,
  field: GraphQLField<unknown, unknown>,
  { selectionSet }: FieldNode,
  source: unknown,
  args: Readonly<Record<string, unknown>> = WITH_DEPRECATED,
): number {
  const type = getNamedType(field.type);
  if (isLeafType(type) || !isObjectType(type) || !selectionSet) return 1;
  const { schema } = counting;
  const value: unknown = field.resolve!(source, args, null, { schema } as GraphQLResolveInfo);
  const objects = Array.isArray(value) ? value : [value];
  return objects.reduce<number>(
    (sum, object) => sum + valuesBelow(counting, type, selectionSet, object),
    1,
  );
}

/** The dearest answer: lists with what is deprecated. */
const WITH_DEPRECATED = { includeDeprecated: true };

function valuesBelow(
  counting: Counting,
  type: GraphQLObjectType,
  selection: SelectionSetNode,
  object: unknown,
): number {
  if (typeof object !== 'object' || object === null) return 1;
  const below = counting.known.get(object) ?? new Map<SelectionSetNode, number>();
  counting.known.set(object, below);
  const known = below.get(selection);
  if (known !== undefined) return known;
  // Each look adds at least one value to the answer: it is too dear by now.
  if (++counting.looks > MAX_COMPLEXITY / VALUE_PRICE) return Infinity;
  const count = selectedValues(counting, type, selection, object);
  below.set(selection, count);
  return count;
}

function selectedValues(
  counting: Counting,
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  object: object,
): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) {
      const field = type.getFields()[selection.name.value];
      return sum + (field ? valuesOf(counting, field, selection, object) : 1);
    }
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : counting.fragments.get(selection.name.value);
    return sum + (inner ? selectedValues(counting, type, inner.selectionSet, object) : 0);
  }, 1);
}

/** Whether a document asks for nothing but the schema, and always for the same. */
export function asksForSchema({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
  const [operation, ...others] = operations;
  return (
    others.length === 0 &&
    operation?.operation === OperationTypeNode.QUERY &&
    !operation.variableDefinitions?.length &&
    operation.selectionSet.selections.every(
      (it) => it.kind === Kind.FIELD && INTROSPECTION.has(it.name.value),
    )
  );
}

/** The fields of a query that describe the schema. */
export const INTROSPECTION: ReadonlySet<string> = new Set(['__schema', '__type', '__typename']);

/** How many answers are kept: tools use only a few texts. */
const MOST_ANSWERS = 16;

/** The schema's description of itself, made once for each text that asks for it. */
export class SchemaAnswers {
  private readonly answers = new Map<string, ExecutionResult>();

  /** The answer to a document that asks for nothing else; null for others. */
  answer(schema: GraphQLSchema, document: DocumentNode): ExecutionResult | null {
    if (!asksForSchema(document)) return null;
    const text = print(document);
    const answer = this.answers.get(text) ?? executeSync({ schema, document });
    putLast(this.answers, text, answer, MOST_ANSWERS);
    return answer;
  }
}
