import { GraphQLScalarType } from 'graphql';
import { SCOPES, wordsOf } from '../api/scopes.js';

const listed = SCOPES.map((scope) => `- \`${scope}\`: ${wordsOf(scope).en}`).join('\n');

/**
 * A scalar, because names of scopes contain a colon, which is not allowed in enum values. Callers must check the value.
 */
export const ScopeScalar = new GraphQLScalarType<string>({
  name: 'Scope',
  description: `A scope of OAuth: what a token may do.\n\n${listed}`,
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc6749#section-3.3',
});
