import { GraphQLScalarType } from 'graphql';
import { SCOPES, wordsOf } from '../api/scopes.js';

const listed = SCOPES.map((scope) => `- \`${scope}\`: ${wordsOf(scope).en}`).join('\n');

/** A scalar, since OAuth's words hold a colon, which no value of an enum may. Its user checks the word. */
export const ScopeScalar = new GraphQLScalarType<string>({
  name: 'Scope',
  description: `What a token may do, in the words of OAuth:\n\n${listed}`,
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc6749#section-3.3',
});
