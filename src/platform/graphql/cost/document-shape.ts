import { Kind, visit } from 'graphql';
import type { ASTNode, DocumentNode, FieldNode, SelectionSetNode } from 'graphql';
import { MAX_DEPTH } from './json-bounds.js';

/** What a document may have of what makes checking it dear; none of it is said by its tokens. */
export const DOCUMENT_LIMITS = {
  /** How deep fields may be nested in an operation or a fragment. */
  fieldDepth: 40,
  /** How deep a value may be nested. */
  valueDepth: MAX_DEPTH,
  directives: 50,
  fragments: 50,
  fragmentSpreads: 100,
  /** Fields that stand a second time in their selection: GraphQL compares each with each. */
  repeatedFields: 50,
} as const;

export type DocumentLimit = keyof typeof DOCUMENT_LIMITS;

const NAMES: Readonly<Record<DocumentLimit, string>> = {
  fieldDepth: 'levels of fields',
  valueDepth: 'levels of values',
  directives: 'directives',
  fragments: 'fragments',
  fragmentSpreads: 'fragment spreads',
  repeatedFields: 'repeated fields',
};

/** Which limit a document exceeds, in words; null for none. */
export function shapeProblem(document: DocumentNode): string | null {
  const shape = shapeOf(document);
  const limits = Object.keys(DOCUMENT_LIMITS) as DocumentLimit[];
  const exceeded = limits.find((limit) => shape[limit] > DOCUMENT_LIMITS[limit]);
  return exceeded ? `At most ${DOCUMENT_LIMITS[exceeded]} ${NAMES[exceeded]} are allowed.` : null;
}

/** What is counted of a kind of node; its depth is the most that are open at once. */
const COUNTED: Readonly<Record<string, DocumentLimit>> = {
  [Kind.DIRECTIVE]: 'directives',
  [Kind.FRAGMENT_DEFINITION]: 'fragments',
  [Kind.FRAGMENT_SPREAD]: 'fragmentSpreads',
};
const NESTED: Readonly<Record<string, 'fieldDepth' | 'valueDepth'>> = {
  [Kind.SELECTION_SET]: 'fieldDepth',
  [Kind.OBJECT]: 'valueDepth',
  [Kind.LIST]: 'valueDepth',
};

function shapeOf(document: DocumentNode): Record<DocumentLimit, number> {
  const shape = { fieldDepth: 0, valueDepth: 0, directives: 0, fragments: 0, fragmentSpreads: 0 };
  const open = { fieldDepth: 0, valueDepth: 0 };
  let repeatedFields = 0;
  visit(document, {
    enter: (node: ASTNode, _key, parent) => {
      const counted = COUNTED[node.kind];
      if (counted && counted !== 'repeatedFields') shape[counted]++;
      const nested = NESTED[node.kind];
      if (nested) shape[nested] = Math.max(shape[nested], ++open[nested]);
      if (node.kind === Kind.SELECTION_SET && !isInlineFragment(parent)) {
        repeatedFields += repeatsIn(node);
      }
    },
    leave: (node: ASTNode) => {
      const nested = NESTED[node.kind];
      if (nested) open[nested]--;
    },
  });
  return { ...shape, repeatedFields };
}

const isInlineFragment = (parent: ASTNode | readonly ASTNode[] | undefined): boolean =>
  parent !== undefined && 'kind' in parent && parent.kind === Kind.INLINE_FRAGMENT;

function repeatsIn(selection: SelectionSetNode): number {
  const keys = fieldsIn(selection).map((field) => (field.alias ?? field.name).value);
  return keys.length - new Set(keys).size;
}

/** The fields of a selection; an inline fragment's stand among them. */
const fieldsIn = ({ selections }: SelectionSetNode): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    return selection.kind === Kind.INLINE_FRAGMENT ? fieldsIn(selection.selectionSet) : [];
  });
