import { Kind } from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  OperationDefinitionNode,
  OperationTypeNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { fragmentsIn } from '../../accounting/introspection.js';
import type { Fragments } from '../../accounting/introspection.js';

/**
 * The root selections of each operation of a type: fields, and the fragments that contain them. Each fragment counts
 * once.
 */
export function rootSelections(document: DocumentNode, type: OperationTypeNode): SelectionNode[][] {
  const fragments = fragmentsIn(document);
  return document.definitions
    .filter(
      (definition): definition is OperationDefinitionNode =>
        definition.kind === Kind.OPERATION_DEFINITION && definition.operation === type,
    )
    .map(({ selectionSet }) => selectionsOf(selectionSet, fragments, new Set()));
}

/** The root fields of one operation, also those in fragments. */
export const rootFieldsOf = (
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): FieldNode[] =>
  selectionsOf(selectionSet, fragmentsIn(document), new Set()).filter(
    (selection): selection is FieldNode => selection.kind === Kind.FIELD,
  );

function selectionsOf(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  seen: Set<string>,
): SelectionNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return [selection, ...selectionsOf(selection.selectionSet, fragments, seen)];
    }
    const name = selection.name.value;
    const fragment = seen.has(name) ? undefined : fragments.get(name);
    seen.add(name);
    return [selection, ...(fragment ? selectionsOf(fragment.selectionSet, fragments, seen) : [])];
  });
}
