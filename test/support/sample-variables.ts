import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  typeFromAST,
  visit,
} from 'graphql';
import { NODE_TYPES, toGlobalId } from '../../src/platform/api/ids.js';
import type { GraphQLInputType, GraphQLSchema, OperationDefinitionNode } from 'graphql';

/** Values by the name of a variable or an input's field, where those by type do not do. */
export type Samples = Readonly<Record<string, unknown>>;

/** A well-formed id of the type that the name of a variable or field tells, which belongs to nothing. */
function sampleId(name: string): string {
  const isEntry = name === 'entryId';
  const type = NODE_TYPES.find((one) => name.toLowerCase().startsWith(one.toLowerCase() + 'id'));
  return toGlobalId(
    isEntry ? 'AuditEntry' : (type ?? 'Match'),
    '00000000-0000-4000-8000-000000000000',
  );
}

const SCALARS: Samples = {
  Int: 1,
  Float: 1,
  Boolean: false,
  DateTime: '2030-01-01T00:00:00Z',
  JSON: {},
};

/** Values for the variables that an operation requires; the others keep their defaults. */
export function sampleVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  samples: Samples,
): Samples {
  const used = argumentsOf(operation);
  const required = (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const declared = typeFromAST(schema, type) as GraphQLInputType;
    const { value: name } = variable.name;
    const value = () => sampleOf(declared, used.get(name) ?? name, samples);
    return isNonNullType(declared) ? [[name, value()]] : [];
  });
  return Object.fromEntries(required) as Samples;
}

/** The argument for which each variable stands: `id` may be that of anything. */
function argumentsOf(operation: OperationDefinitionNode): ReadonlyMap<string, string> {
  const used = new Map<string, string>();
  visit(operation, {
    Argument: ({ name, value }) => {
      if (value.kind === Kind.VARIABLE) used.set(value.name.value, name.value);
    },
  });
  return used;
}

function sampleOf(type: GraphQLInputType, name: string, samples: Samples): unknown {
  if (name in samples) return samples[name];
  if (isNonNullType(type)) return sampleOf(type.ofType, name, samples);
  if (isListType(type)) return [sampleOf(type.ofType, name, samples)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type))
    return type.name === 'ID' ? sampleId(name) : (SCALARS[type.name] ?? 'some text');
  const fields = Object.values(type.getFields());
  const chosen = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
  return Object.fromEntries(
    chosen.map((field) => [field.name, sampleOf(field.type, field.name, samples)]),
  );
}
