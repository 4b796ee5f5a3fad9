import { BREAK, Kind, visit } from 'graphql';
import type { ASTNode, ASTVisitor, DocumentNode, FieldNode, SelectionSetNode } from 'graphql';
import { MAX_DEPTH } from '../../accounting/variable-bounds.js';

/** Limits for the parts of a document that are expensive to check. The number of tokens does not show them. */
export const DOCUMENT_LIMITS = {
  /** How deep fields may be nested in an operation or a fragment. */
  fieldDepth: 40,
  /** How deep a value may be nested. */
  valueDepth: MAX_DEPTH,
  directives: 50,
  fragments: 50,
  fragmentSpreads: 100,
  /**
   * Fields that are repeated in a selection: GraphQL compares each with each. A query for every field of every type of
   * event and legal action has ninety.
   */
  repeatedFields: 120,
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

/** A limit that a document exceeds, and the place where it does. */
export interface Problem {
  readonly message: string;
  readonly node: ASTNode;
}

/** The limit that a document exceeds, and where; null for none. */
export function shapeProblem(document: DocumentNode): Problem | null {
  const counts = new Counts();
  visit(document, visitorOf(counts));
  return counts.problem;
}

/** The count to which each kind of node belongs. Depth is the greatest number of nodes that are open at once. */
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

/** Counts the nodes of a document, and keeps the first that exceeds a limit. */
class Counts {
  problem: Problem | null = null;
  private readonly counts = new Map<DocumentLimit, number>();

  add(limit: DocumentLimit, amount: number, node: ASTNode): void {
    const count = (this.counts.get(limit) ?? 0) + amount;
    this.counts.set(limit, count);
    if (count <= DOCUMENT_LIMITS[limit]) return;
    const message = `At most ${DOCUMENT_LIMITS[limit]} ${NAMES[limit]} are allowed.`;
    this.problem ??= { message, node };
  }
}

const visitorOf = (counts: Counts): ASTVisitor => ({
  enter: (node: ASTNode, _key, parent) => {
    if (counts.problem !== null) return BREAK;
    const limit = COUNTED[node.kind] ?? NESTED[node.kind];
    if (limit) counts.add(limit, 1, node);
    if (node.kind === Kind.SELECTION_SET && !isInlineFragment(parent)) {
      counts.add('repeatedFields', repeatsIn(node), node);
    }
    return undefined;
  },
  leave: (node: ASTNode) => {
    const nested = NESTED[node.kind];
    if (nested) counts.add(nested, -1, node);
  },
});

const isInlineFragment = (parent: ASTNode | readonly ASTNode[] | undefined): boolean =>
  parent !== undefined && 'kind' in parent && parent.kind === Kind.INLINE_FRAGMENT;

function repeatsIn(selection: SelectionSetNode): number {
  const keys = fieldsIn(selection).map((field) => (field.alias ?? field.name).value);
  return keys.length - new Set(keys).size;
}

/** The fields of a selection, including those of its inline fragments. */
const fieldsIn = ({ selections }: SelectionSetNode): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    return selection.kind === Kind.INLINE_FRAGMENT ? fieldsIn(selection.selectionSet) : [];
  });
