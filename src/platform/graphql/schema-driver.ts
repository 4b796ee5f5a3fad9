import { ApolloDriver } from '@nestjs/apollo';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { Injectable } from '@nestjs/common';
import { isObjectType, lexicographicSortSchema } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';

type Resolver = GraphQLFieldResolver<unknown, unknown>;
type Resolvers = Readonly<Record<string, Readonly<Record<string, Resolver | Streamed>>>>;
type Streamed = Readonly<{ subscribe?: Resolver; resolve?: Resolver }>;

/** What Nest's factory is made of, which it declares private. */
interface Parts {
  readonly resolversExplorerService: { getAllCtors(): unknown[]; explore(): Resolvers };
  readonly gqlSchemaBuilder: {
    build(file: true, options: ApolloDriverConfig, classes: unknown[]): Promise<GraphQLSchema>;
  };
}

/**
 * Puts the resolvers into the schema that was made of the classes. Nest prints that schema, reads it again,
 * makes a second one with the resolvers, and takes them from there to the first: the same, for a good part of
 * the time of a start.
 */
@Injectable()
export class SchemaDriver extends ApolloDriver {
  override async generateSchema(options: ApolloDriverConfig): Promise<GraphQLSchema> {
    const parts = this.graphQlFactory as unknown as Parts;
    const classes = parts.resolversExplorerService.getAllCtors();
    const schema = await parts.gqlSchemaBuilder.build(true, options, classes);
    addResolvers(schema, parts.resolversExplorerService.explore());
    return lexicographicSortSchema(schema);
  }
}

/** Those of an interface count for whatever implements it and has none of its own. */
function addResolvers(schema: GraphQLSchema, resolvers: Resolvers): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const named = [...type.getInterfaces(), type].map(({ name }) => resolvers[name]);
    const fields = type.getFields();
    for (const [name, resolver] of named.flatMap((its) => Object.entries(its ?? {}))) {
      const field = fields[name];
      if (!field) continue;
      if (typeof resolver === 'function') field.resolve = resolver;
      else Object.assign(field, resolver);
    }
  }
}
