import { GraphQLError, OperationTypeNode, specifiedRules } from 'graphql';
import type { DirectiveNode, DocumentNode, ValidationContext, ValidationRule } from 'graphql';
import { shapeProblem } from './document-shape.js';
import { mutationProblem } from './mutation-fields.js';
import { rootSelections } from './root-selections.js';

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
