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

/** Says of a complaint about a document that it is none about its grammar. */
export const TOO_COMPLEX = { tooComplex: true } as const;

/**
 * Refuses a document that GraphQL's own rules must not look into: some take a time that grows with
 * the square of what they find, and the one for subscriptions throws at a directive that it cannot
 * evaluate.
 */
export function boundedDocument(context: ValidationContext): ReturnType<ValidationRule> {
  return {
    Document: {
      enter: (document: DocumentNode) => {
        const problem = oversized(context, document) ?? conditionalSubscription(document);
        if (problem === null) return undefined;
        context.reportError(problem);
        // A document that is taken away is visited no further, by no rule.
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

/** GraphQL, September 2025, 5.2.4.1: which root field a subscription has depends on no variable. */
function conditionalSubscription(document: DocumentNode): GraphQLError | null {
  const condition = rootSelections(document, OperationTypeNode.SUBSCRIPTION)
    .flat()
    .flatMap(({ directives = [] }): readonly DirectiveNode[] => directives)
    .find(({ name }) => CONDITIONS.has(name.value));
  if (!condition) return null;
  const message = `The root field of a subscription takes no @${condition.name.value}.`;
  return new GraphQLError(message, { nodes: condition });
}

/** All rules, where they are not added to GraphQL's by somebody else. */
export const ALL_RULES: readonly ValidationRule[] = [boundedDocument, ...specifiedRules];

/** How many fields a mutation may call: each is a transaction, and they run one after the other. */
export const MAX_MUTATION_FIELDS = 10;

/** The extension of a mutation that hashes a password or sends a letter: a request may have one. */
export const ONE_A_REQUEST = { oneARequest: true } as const;

/** What is wrong with what the mutations of a document call, and where; null for nothing. */
export function mutationProblem(schema: GraphQLSchema, document: DocumentNode): Problem | null {
  for (const called of mutationsIn(document)) {
    if (called.length > MAX_MUTATION_FIELDS) {
      const message = `At most ${MAX_MUTATION_FIELDS} mutations are allowed in one request.`;
      return { message, node: called[MAX_MUTATION_FIELDS]! };
    }
    const alone = called.filter(({ name }) => isOneARequest(schema, name.value));
    if (alone.length > 1) {
      const names = alone.map(({ name }) => name.value).join(' and ');
      return { message: `${names} are not allowed in one request.`, node: alone[1]! };
    }
  }
  return null;
}

function isOneARequest(schema: GraphQLSchema, name: string): boolean {
  return schema.getMutationType()?.getFields()[name]?.extensions['oneARequest'] === true;
}

/** For each mutation of a document the fields that it calls. */
const mutationsIn = (document: DocumentNode): FieldNode[][] =>
  rootSelections(document, OperationTypeNode.MUTATION).map((selections) =>
    selections.filter((selection): selection is FieldNode => selection.kind === Kind.FIELD),
  );
