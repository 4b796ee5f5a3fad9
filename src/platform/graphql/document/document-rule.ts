import { GraphQLError, Kind, OperationTypeNode, specifiedRules } from 'graphql';
import type {
  DirectiveNode,
  DocumentNode,
  FieldNode,
  GraphQLSchema,
  ValidationContext,
  ValidationRule,
} from 'graphql';
import { shapeProblem } from './document-shape.js';
import type { Problem } from './document-shape.js';
import { rootSelections } from './selections.js';

/** Marks an error about a document's size, as opposed to one about its grammar. */
export const TOO_COMPLEX = { tooComplex: true } as const;

/**
 * Refuses a document that GraphQL's own rules must not check. The time of some of these rules grows with the square of
 * the document's length, and the rule for subscriptions throws on a directive that it cannot evaluate.
 */
export function boundedDocument(context: ValidationContext): ReturnType<ValidationRule> {
  return {
    Document: {
      enter: (document: DocumentNode) => {
        const problem = oversized(context, document) ?? conditionalSubscription(document);
        if (problem === null) return undefined;
        context.reportError(problem);
        // `null` removes the document, so that no rule visits it further.
        return null;
      },
    },
  };
}

function oversized(context: ValidationContext, document: DocumentNode): GraphQLError | null {
  const problem = shapeProblem(document) ?? mutationProblem(context.getSchema(), document);
  if (problem === null) return null;
  return new GraphQLError(problem.message, { nodes: problem.node, extensions: TOO_COMPLEX });
}

const CONDITIONS: ReadonlySet<string> = new Set(['skip', 'include']);

/** GraphQL, September 2025, 5.2.4.1: the root field of a subscription must not depend on a variable. */
function conditionalSubscription(document: DocumentNode): GraphQLError | null {
  const condition = rootSelections(document, OperationTypeNode.SUBSCRIPTION)
    .flat()
    .flatMap(({ directives = [] }): readonly DirectiveNode[] => directives)
    .find(({ name }) => CONDITIONS.has(name.value));
  if (!condition) return null;
  const message = `The root field of a subscription must not have @${condition.name.value}.`;
  return new GraphQLError(message, { nodes: condition });
}

/** All rules, for callers that do not add GraphQL's own. */
export const ALL_RULES: readonly ValidationRule[] = [boundedDocument, ...specifiedRules];

/** How many fields a mutation may have: each is a transaction, and they run one after the other. */
export const MAX_MUTATION_FIELDS = 10;

/** Marks a mutation that hashes a password or sends an e-mail: only one is allowed in a request. */
export const ONCE_PER_REQUEST = { oneARequest: true } as const;

/** The error of a document whose mutations are not allowed together, with its place; null if they are. */
export function mutationProblem(schema: GraphQLSchema, document: DocumentNode): Problem | null {
  for (const called of mutationsIn(document)) {
    if (called.length > MAX_MUTATION_FIELDS) {
      const message = `At most ${MAX_MUTATION_FIELDS} mutations are allowed in one request.`;
      return { message, node: called[MAX_MUTATION_FIELDS]! };
    }
    const alone = called.filter(({ name }) => isOncePerRequest(schema, name.value));
    if (alone.length > 1) {
      const names = alone.map(({ name }) => name.value).join(' and ');
      return { message: `${names} are not allowed in one request.`, node: alone[1]! };
    }
  }
  return null;
}

function isOncePerRequest(schema: GraphQLSchema, name: string): boolean {
  return schema.getMutationType()?.getFields()[name]?.extensions['oneARequest'] === true;
}

/** The fields of each mutation in a document. */
export const mutationsIn = (document: DocumentNode): FieldNode[][] =>
  rootSelections(document, OperationTypeNode.MUTATION).map((selections) =>
    selections.filter((selection): selection is FieldNode => selection.kind === Kind.FIELD),
  );
