import {
  DirectiveLocation,
  getNamedType,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLFloat,
  GraphQLNonNull,
  GraphQLString,
  isObjectType,
  Kind,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
} from 'graphql';
import type {
  ConstArgumentNode,
  ConstDirectiveNode,
  ConstValueNode,
  GraphQLField,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';
import { declaredPrice, isUsual } from '../accounting/price.js';
import type { Access } from './signed-in.js';

const PLACES = [DirectiveLocation.FIELD_DEFINITION];

/** What a field costs if its type does not say it. */
const COST = new GraphQLDirective({
  name: 'cost',
  description:
    'What the field costs, in points, if it is not what its type makes usual: 0.25 for a plain value, 0.5 for a list of ' +
    'plain values, 1 for an object, and the fields in it once.',
  locations: PLACES,
  args: {
    points: {
      type: new GraphQLNonNull(GraphQLFloat),
      description: 'Its own cost, without the fields in it.',
    },
    times: {
      type: new GraphQLNonNull(GraphQLFloat),
      defaultValue: 1,
      description: 'How often the fields in it are counted, with default arguments.',
    },
    per: { type: GraphQLString, description: 'The argument that is this number, if one is.' },
  },
});

/** What a field needs of a token. */
const SCOPE = new GraphQLDirective({
  name: 'scope',
  description:
    'The field depends on the viewer. A session may use it; the token of a user or an app needs the scope.',
  locations: PLACES,
  args: {
    name: {
      type: GraphQLString,
      description: 'The scope, or `session` if no token is enough; null if any token is.',
    },
    required: {
      type: new GraphQLNonNull(GraphQLBoolean),
      defaultValue: true,
      description: 'Whether it is refused without. False: it then shows only what everyone sees.',
    },
  },
});

/** The directives that the text of the schema uses beside those of GraphQL. */
export const SCHEMA_DIRECTIVES = [COST, SCOPE];

/**
 * The schema in GraphQL's schema language. Its directives are made of what fields declare, by which the service charges
 * and checks.
 */
export function printedSchema(schema: GraphQLSchema): string {
  const sorted = lexicographicSortSchema(schema);
  const text = printSchema(sorted);
  const pieces = [''];
  let from = 0;
  for (const { type, field, end } of fieldsIn(sorted, text)) {
    pieces.push(text.slice(from, end), ...directivesOf(sorted, type, field).map((it) => ` ${it}`));
    from = end;
  }
  return `${pieces.join('')}${text.slice(from)}\n`;
}

/** The fields of objects in their order, and where each ends in the text. */
function fieldsIn(schema: GraphQLSchema, text: string) {
  return parse(text).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
    const type = schema.getType(definition.name.value) as GraphQLObjectType;
    return (definition.fields ?? []).map(({ name, loc }) => ({
      type,
      field: type.getFields()[name.value]!,
      end: loc!.end,
    }));
  });
}

const directivesOf = (
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
): string[] => [costOf(schema, type, field), scopeOf(field)].filter((it) => it !== null).map(print);

function costOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
): ConstDirectiveNode | null {
  const price = declaredPrice(schema, type, field);
  if (isUsual(field, price)) return null;
  const { points, times, per } = price;
  const isLeaf = !isObjectType(getNamedType(field.type)) && times === 0;
  return directive(COST, {
    points: { kind: Kind.FLOAT, value: String(points) },
    ...(!isLeaf && times !== 1 && { times: { kind: Kind.FLOAT, value: String(times) } }),
    ...(per !== null && { per: { kind: Kind.STRING, value: per } }),
  });
}

function scopeOf({ extensions }: GraphQLField<unknown, unknown>): ConstDirectiveNode | null {
  const access = extensions['access'] as Access | undefined;
  if (!access || (!access.required && access.scope === null)) return null;
  return directive(SCOPE, {
    ...(access.scope !== null && { name: { kind: Kind.STRING, value: access.scope } }),
    ...(!access.required && { required: { kind: Kind.BOOLEAN, value: false } }),
  });
}

const directive = (
  { name }: GraphQLDirective,
  values: Readonly<Record<string, ConstValueNode>>,
): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: name },
  arguments: Object.entries(values).map(([key, value]): ConstArgumentNode => ({
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: key },
    value,
  })),
});
