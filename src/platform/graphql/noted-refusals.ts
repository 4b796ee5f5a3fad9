import { Logger } from '@nestjs/common';
import { defaultFieldResolver } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { GraphqlContext } from './context.js';
import { codesOfMutation } from './refusal-descriptions.js';

const logger = new Logger('Mutations');

type Resolve = GraphQLFieldResolver<unknown, GraphqlContext>;

/** The field of a payload with the reasons why nothing was done. */
interface Refused {
  readonly userErrors?: readonly { readonly code: string }[];
}

/**
 * Notes in the context why a mutation was refused, also if the client does not ask for its `userErrors`. What the
 * mutation causes belongs to its trace.
 */
export function noteRefusals(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    field.resolve = noting(
      field.name,
      (field.resolve as Resolve | undefined) ?? defaultFieldResolver,
    );
}

const noting =
  (name: string, resolve: Resolve): Resolve =>
  async (source, args, context, info) => {
    const work = () => resolve(source, args, context, info);
    const payload = (await (context.span ? context.span.run(work) : work())) as Refused | null;
    reportUnlisted(name, payload);
    context.refusal ??= payload?.userErrors?.[0]?.code ?? null;
    return payload;
  };

/** The description of a mutation lists its codes; one that it lacks is our mistake. */
function reportUnlisted(name: string, payload: Refused | null): void {
  const listed = codesOfMutation(name);
  const codes = (payload?.userErrors ?? []).map(({ code }) => code);
  const unlisted = codes.filter((code) => !listed.includes(code));
  if (unlisted.length > 0) logger.error(`${name} does not list ${unlisted.join(', ')}`);
}
