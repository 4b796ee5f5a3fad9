import { isInputObjectType, isObjectType } from 'graphql';
import type { GraphQLArgument, GraphQLInputField, GraphQLSchema } from 'graphql';
import { DEFAULT_PAGE, MAX_PAGE } from '../api/page.js';

/** The types that Nest makes of all resolvers together; no class stands for them. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  Query:
    'What can be asked. Nothing here changes anything. What a viewer may not see is null or left out.',
  Mutation:
    'What can be done. Each takes one `input` and answers with a payload: empty `userErrors` mean that it was done.',
  Subscription:
    'What can be followed, over a WebSocket or server-sent events. A stream that breaks is begun again where it ended.',
};

/** What arguments and fields of inputs mean that are the same wherever they are; a description of their own goes first. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  input: 'All that it takes.',
  first: `How many at most, 1 to ${MAX_PAGE}; ${DEFAULT_PAGE} when left out.`,
  after: 'The cursor after which the page begins; from the beginning when left out.',
  idempotencyKey:
    '1 to 200 characters, per user: sent again with the same key and input, it is done once and answers with what ' +
    'there is now.',
};

/** The schema with descriptions of the root types that it has, and of what is the same everywhere. */
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
