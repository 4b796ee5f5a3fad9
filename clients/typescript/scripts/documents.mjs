/**
 * Writes operations and fragments as code. Codegen's own strings repeat each fragment in every operation that
 * spreads it. Here operations share fragments, and a bundle contains only the operations that it imports.
 */
import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';

/** A plugin of codegen. It comes after `typescript-operations`, because it uses the names of its types. */
export function plugin(_schema, [{ document }]) {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: ["import { TypedDocumentString } from '../document.js';"],
    content: [...fragmentsOf(document).map(fragmentCode), ...operations.map(operationCode)].join(
      '\n',
    ),
  };
}

/** The fragments, each after the fragments that it spreads. */
function fragmentsOf({ definitions }) {
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const ordered = new Set();
  const add = (name) => {
    const fragment = fragments.get(name);
    spreadsIn(fragment).forEach(add);
    ordered.add(fragment);
  };
  [...fragments.keys()].forEach(add);
  return [...ordered];
}

function spreadsIn(definition) {
  const names = new Set();
  visit(definition, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return [...names];
}

const fragmentCode = (fragment) => {
  const name = fragment.name.value;
  return code(`${name}FragmentDoc`, `${name}Fragment, unknown`, fragment);
};

const operationCode = (operation) => {
  const name = operation.name.value;
  const root = `${operation.operation[0].toUpperCase()}${operation.operation.slice(1)}`;
  return code(`${name}Document`, `${name}${root}, ${name}${root}Variables`, operation);
};

function code(name, types, definition) {
  const text = JSON.stringify(stripIgnoredCharacters(print(definition)));
  const fragments = spreadsIn(definition).map((fragment) => `${fragment}FragmentDoc`);
  const passed = fragments.length > 0 ? `, [${fragments.join(', ')}]` : '';
  return `export const ${name} = /*#__PURE__*/ new TypedDocumentString<${types}>(${text}${passed});`;
}
