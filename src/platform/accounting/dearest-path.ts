import { Kind } from 'graphql';
import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import { fragmentsIn } from './introspection.js';
import type { Fragments } from './introspection.js';

/**
 * The path of the dearest field of an operation, as names in its answer. From the root it follows the dearest field as
 * long as that costs at least half of what is selected beside it.
 *
 * @param prices the price of each field with what is selected in it
 */
export function dearestPathIn(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  prices: ReadonlyMap<FieldNode, number>,
): string[] {
  const fragments = fragmentsIn(document);
  const path: string[] = [];
  let selection: SelectionSetNode | undefined = operation.selectionSet;
  while (selection) {
    const fields = fieldsOf(selection, fragments);
    const all = fields.reduce((sum, field) => sum + (prices.get(field) ?? 0), 0);
    const dearest = fields.reduce<FieldNode | null>(
      (best, field) => ((prices.get(field) ?? 0) > (best ? prices.get(best)! : 0) ? field : best),
      null,
    );
    const isDecisive = dearest && (path.length === 0 || 2 * prices.get(dearest)! >= all);
    if (!isDecisive || (path.length > 0 && !dearest.selectionSet)) break;
    path.push((dearest.alias ?? dearest.name).value);
    selection = dearest.selectionSet;
  }
  return path;
}

/** The fields of a selection, also those in fragments. A valid document has no fragment that contains itself. */
const fieldsOf = (selection: SelectionSetNode, fragments: Fragments): FieldNode[] =>
  selection.selections.flatMap((it) => {
    if (it.kind === Kind.FIELD) return [it];
    const within =
      it.kind === Kind.INLINE_FRAGMENT
        ? it.selectionSet
        : fragments.get(it.name.value)?.selectionSet;
    return within ? fieldsOf(within, fragments) : [];
  });
