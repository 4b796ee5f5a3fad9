import { isInputObjectType, isObjectType } from 'graphql';
import type { GraphQLArgument, GraphQLInputField, GraphQLSchema } from 'graphql';
import { DEFAULT_PAGE, MAX_PAGE } from '../api/page.js';

/** Descriptions of the types that Nest makes of all resolvers together. They have no class of their own. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  Query: 'Queries change nothing. Data that the viewer may not see is null or missing.',
  Mutation:
    'Each mutation takes one `input` and returns a payload. It was done if `userErrors` is empty.',
  Subscription:
    'Subscriptions run over a WebSocket or server-sent events. A broken stream can continue where it ended.',
};

/**
 * Descriptions of arguments and input fields that mean the same everywhere. A description of the field itself takes
 * precedence.
 */
const EVERYWHERE: Readonly<Record<string, string>> = {
  input: 'The input.',
  first: `The greatest number of items, from 1 to ${MAX_PAGE}; ${DEFAULT_PAGE} by default.`,
  after: 'The cursor after which the page begins. By default it begins at the first item.',
  idempotencyKey:
    '1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done ' +
    'once; the answer has the current state.',
};

/** Adds descriptions to the root types, and to arguments and input fields that mean the same everywhere. */
export function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, description] of Object.entries(DESCRIPTIONS)) {
    const type = schema.getType(name);
    if (type) type.description = description;
  }
  for (const input of inputsOf(schema)) input.description ??= EVERYWHERE[input.name];
  return schema;
}

const inputsOf = (schema: GraphQLSchema): (GraphQLArgument | GraphQLInputField)[] =>
  Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type)) return Object.values(type.getFields());
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ args }) => args);
  });
