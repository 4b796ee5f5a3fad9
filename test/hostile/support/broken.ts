/** Operations with one mistake each, as clients make them. */
import type { Chance } from './chance.js';
import type { Operation } from './documents.js';

type Break = (operation: Whole, chance: Chance) => Operation;

interface Whole extends Operation {
  readonly variables: Record<string, unknown>;
}

const namesIn = ({ variables }: Whole): string[] => Object.keys(variables);

/** Gives one variable another value; without variables, adds one that the document does not declare. */
function withVariable(operation: Whole, chance: Chance, value: unknown): Operation {
  const names = namesIn(operation);
  const name = names.length > 0 ? chance.pick(names) : 'lacking';
  return { ...operation, variables: { ...operation.variables, [name]: value } };
}

/** Inserts a text at the beginning of the document's first selection. */
const inserted = ({ query, ...rest }: Whole, text: string): Operation => ({
  ...rest,
  query: query.replace('{', `{ ${text} `),
});

const WRONG_VALUES: readonly unknown[] = [
  null,
  [],
  {},
  { unknown: 1 },
  { filter: { unknown: { deep: [1] } } },
  true,
  'LOST',
  -1,
  1.5,
  2 ** 31,
  1e308,
  '\0',
  'a\0b',
  '\ud800',
  '__proto__',
  JSON.parse('{"__proto__":{"mine":true}}'),
  '9'.repeat(300),
  '2026-02-30T00:00:00Z',
];

/** Every way to break an operation, by a name for reports. */
export const BREAKS: Readonly<Record<string, Break>> = {
  'a missing variable': (operation) => ({ ...operation, variables: {} }),
  'a wrong variable': (operation, chance) =>
    withVariable(operation, chance, chance.pick(WRONG_VALUES)),
  'variables that are no object': (operation, chance) => ({
    ...operation,
    variables: chance.pick<unknown>(['{}', [], 1, true]),
  }),
  'an unknown field': (operation) => inserted(operation, 'unknown'),
  'an unknown argument': (operation) => inserted(operation, '__typename(unknown: 1)'),
  'an unknown directive': (operation) => inserted(operation, '__typename @unknown(a: "b")'),
  'a selection on a scalar': (operation) => inserted(operation, '__typename { x }'),
  'an unknown fragment': (operation) => inserted(operation, '...unknown'),
  'an unknown type': (operation) => inserted(operation, '... on Unknown { id }'),
  'an invalid page size': (operation, chance) =>
    inserted(
      operation,
      `p: matches(first: ${chance.pick(['-1', '0', '101', '1e9', '"1"', 'null', '99999999999'])}) { nodes { id } }`,
    ),
  'first and last': (operation) =>
    inserted(operation, 'p: matches(first: 1, last: 1) { nodes { id } }'),
  'an invalid cursor': (operation, chance) =>
    inserted(
      operation,
      `p: matches(after: "${chance.pick(['x', '', 'W10', 'bnVsbA', '\\u0000', '\\ud800'])}") { nodes { id } }`,
    ),
  'an invalid id': (operation, chance) =>
    inserted(
      operation,
      `p: match(id: ${chance.pick(['"x"', '""', '1', '"TWF0Y2g6AA"', '"\\u0000"', 'null', '[1]'])}) { id }`,
    ),
  'a missing brace': ({ query, ...rest }) => ({ ...rest, query: query.slice(0, -1) }),
  'two operations and no name': ({ query, variables }) => ({
    variables,
    query: `${query} query Second { __typename }`,
  }),
  'an unknown operation name': (operation) => ({ ...operation, operationName: 'Unknown' }),
  'the schema 30 times': (operation) =>
    inserted(
      operation,
      Array.from({ length: 30 }, (_, i) => `s${i}: __schema { types { fields { name } } }`).join(
        ' ',
      ),
    ),
  'a subscription': ({ variables }) => ({
    variables,
    query: 'subscription { notificationAdded { id } }',
  }),
};

/** Breaks a valid operation in one way; `what` names the way. */
export function broken(
  operation: Operation,
  chance: Chance,
): { readonly what: string; readonly operation: Operation } {
  const what = chance.pick(Object.keys(BREAKS));
  const variables = (operation.variables ?? {}) as Record<string, unknown>;
  const whole = { query: operation.query, variables };
  return { what, operation: BREAKS[what]!(whole, chance) };
}
