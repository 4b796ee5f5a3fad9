import {
  Args,
  ArgsType,
  Field,
  Float,
  GraphQLSchemaHost,
  Int,
  ObjectType,
  Query,
  Resolver,
} from '@nestjs/graphql';
import { getOperationAST, GraphQLError } from 'graphql';
import type { DocumentNode } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { ApiError } from '../api/api-error.js';
import { MAX_COMPLEXITY } from '../accounting/meter.js';
import { estimateOf, MAX_QUERY_BYTES } from '../accounting/price.js';
import { mistakeOf } from '../located-errors.js';
import { KnownDocuments } from './known-documents.js';
import { NAME_ONE } from './operations.js';

/** Reading, checking and counting a document costs as much as the refusal of one that is too dear. */
const COUNTING_PRICE = 500;

@ArgsType()
class OperationCostArgs {
  @Field(() => String, { description: `A document, of at most ${MAX_QUERY_BYTES} characters.` })
  query!: string;
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Its variables.' })
  variables?: Readonly<Record<string, unknown>> | null;
  @Field(() => String, {
    nullable: true,
    description: 'The operation, if the document has several.',
  })
  operationName?: string | null;
}

@ObjectType('OperationCost', {
  description: 'What an operation costs, as far as it is known before it runs.',
})
export class OperationCostType {
  @Field(() => Float, {
    description:
      'Its cost in points. What depends on the data, such as the deals of a match, is added while it runs; reading the ' +
      'request costs 10 points more, and one for each 100 bytes.',
  })
  points!: number;
  @Field(() => Int, { description: 'The greatest cost of an operation, in points.' })
  limit!: number;
  @Field(() => Boolean, { description: 'Whether it is within the limit.' })
  fits!: boolean;
  @Field(() => [String], {
    description: 'The path of its dearest field: the names in the answer, outermost first.',
  })
  dearestPath!: readonly string[];
}

/** Tells authors of clients what a document costs. */
@Resolver()
export class OperationCostResolver {
  /** Few are asked for, so that they do not replace documents that are executed. */
  private readonly documents = new KnownDocuments();

  constructor(private readonly host: GraphQLSchemaHost) {}

  @Query(() => OperationCostType, {
    complexity: COUNTING_PRICE,
    description:
      'What an operation would cost. It is not executed. An invalid document, or one with too many fields, is an error.',
  })
  operationCost(@Args() { query, variables, operationName }: OperationCostArgs): OperationCostType {
    if (query.length > MAX_QUERY_BYTES) throw new ApiError('QUERY_TOO_COMPLEX', TOO_LONG);
    const document = this.read(query);
    const operation = getOperationAST(document, operationName);
    if (!operation) throw new ApiError('BAD_USER_INPUT', NAME_ONE);
    const { schema } = this.host;
    const { points, dearestPath } = estimateOf(
      { schema, document, variables, operationName },
      operation,
    );
    return { points, limit: MAX_COMPLEXITY, fits: points <= MAX_COMPLEXITY, dearestPath };
  }

  private read(query: string): DocumentNode {
    const document = this.documents.read(query, this.host.schema);
    if ('kind' in document) return document;
    throw mistakeOf(new GraphQLError(document[0]!.message));
  }
}

const TOO_LONG = {
  en: `A document has at most ${MAX_QUERY_BYTES} characters.`,
  de: `Ein Dokument hat höchstens ${MAX_QUERY_BYTES} Zeichen.`,
};
