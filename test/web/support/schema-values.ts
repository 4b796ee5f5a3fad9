import { isEnumType, isListType, isNonNullType, isScalarType } from 'graphql';
import type { GraphQLOutputType } from 'graphql';

const SCALARS: Readonly<Record<string, unknown>> = { Int: 0, Float: 0, Boolean: false, String: '' };

/** The simplest value of a type, for fields that a test does not care about. */
export function valueFor(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  const { ofType } = type;
  if (isListType(ofType)) return [];
  if (isEnumType(ofType)) return ofType.getValues()[0]!.value;
  if (isScalarType(ofType)) return SCALARS[ofType.name] ?? '2026-11-25T12:00:00.000Z';
  return {};
}
