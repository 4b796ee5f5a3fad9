import { GraphQLScalarType } from 'graphql';
import type { PathSegment } from '../api/failure.js';

/** As in the `path` of a GraphQL error. It stands only in answers. */
export const PathSegmentScalar = new GraphQLScalarType<PathSegment>({
  name: 'PathSegment',
  description:
    'A step of a path in an input: the name of a field as text, or an index in a list as a number, from 0.',
});
