import { GraphQLError, specifiedRules } from 'graphql';
import type { DocumentNode, ValidationContext, ValidationRule } from 'graphql';
import { shapeProblem } from './document-shape.js';
import { mutationProblem } from './mutation-fields.js';

/** Says of a complaint about a document that it is none about its grammar. */
export const TOO_COMPLEX = { tooComplex: true } as const;

/**
 * Refuses a document by its shape before GraphQL's own rules look into it: some of them take a time
 * that grows with the square of what they find.
 */
export function boundedDocument(context: ValidationContext): ReturnType<ValidationRule> {
  return {
    Document: {
      enter: (document: DocumentNode) => {
        const problem = shapeProblem(document) ?? mutationProblem(context.getSchema(), document);
        if (problem === null) return undefined;
        context.reportError(new GraphQLError(problem, { extensions: TOO_COMPLEX }));
        // A document that is taken away is visited no further, by no rule.
        return null;
      },
    },
  };
}

/** All rules, where they are not added to GraphQL's by somebody else. */
export const ALL_RULES: readonly ValidationRule[] = [boundedDocument, ...specifiedRules];
