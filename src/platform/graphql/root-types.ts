import type { GraphQLSchema } from 'graphql';

/** The types that Nest makes of all resolvers together; no class stands for them. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  Query:
    'What can be asked. Nothing here changes anything. What a viewer may not see is null or left out.',
  Mutation:
    'What can be done. Each takes one `input` and answers with a payload: empty `userErrors` mean that it was done.',
  Subscription:
    'What can be followed, over a WebSocket or server-sent events. A stream that breaks is begun again where it ended.',
};

/** The schema with descriptions of its root types. */
export function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, description] of Object.entries(DESCRIPTIONS)) {
    schema.getType(name)!.description = description;
  }
  return schema;
}
