import { describe, expect, it } from '@jest/globals';
import { buildSchema, executeSync, getIntrospectionQuery, parse } from 'graphql';
import { readFileSync } from 'node:fs';
import { Meter, MAX_COMPLEXITY } from '../../../src/platform/accounting/meter.js';
import { priceOf } from '../../../src/platform/accounting/price.js';

const schema = buildSchema(readFileSync('docs/schema.graphql', 'utf8'));

const priceFor = (query: string): number =>
  priceOf({ schema, document: parse(query), variables: {}, operationName: null }, new Meter());

/** The values and objects of an answer. */
function valuesIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + valuesIn(item), 1);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, item) => sum + valuesIn(item), 1);
}

const REF = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';

/** Queries in the form of tools that do not use `getIntrospectionQuery`. */
const TOOLS: readonly [string, string][] = [
  ['the usual query', getIntrospectionQuery()],
  [
    'the usual query with everything',
    getIntrospectionQuery({
      inputValueDeprecation: true,
      schemaDescription: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
    }),
  ],
  [
    'aliases and types in fields',
    `{ schema: __schema { queryType { name } mutationType { name } types { kind name description
       fields(includeDeprecated: true) { name description args { name type { ${REF} } } type { ${REF} } }
       inputFields { name defaultValue type { ${REF} } } enumValues { name } possibleTypes { name } interfaces { name } } } }`,
  ],
  [
    'variables for what is deprecated',
    `query ($all: Boolean = true) { __schema { types { ...T } } }
     fragment T on __Type { name fields(includeDeprecated: $all) { name type { ...R } } }
     fragment R on __Type { ${REF} }`,
  ],
  ['one type', '{ __type(name: "Match") { fields { name type { name ofType { name } } } } }'],
];

const times = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join(' ');

/** Fragments that each spread the next three times. */
const ladder = (steps: number): string =>
  `${times(steps, (i) => {
    const next = `...F${i + 1}`;
    return `fragment F${i} on __Type { fields { type { ${next} ofType { ${next} ofType { ${next} } } } } }`;
  })} fragment F${steps} on __Type { name }`;

const TOO_COMPLEX = { extensions: expect.objectContaining({ code: 'QUERY_TOO_COMPLEX' }) };

describe('the price of introspection', () => {
  it.each(TOOLS)('%s costs what its answer holds, and is affordable', (_, query) => {
    const { data } = executeSync({ schema, document: parse(query) });
    const [price, real] = [priceFor(query), valuesIn(data) * 0.06];
    expect(price).toBeLessThan(MAX_COMPLEXITY);
    expect(price / real).toBeGreaterThan(0.8);
    expect(price / real).toBeLessThan(2);
  });

  it.each([
    ['aliases', `{ ${times(100, (i) => `a${i}: __schema { types { fields { name } } }`)} }`],
    ['types that lead to types', `{ __schema { types { ...F0 } } } ${ladder(6)}`],
    ['a type that leads to types', `{ __type(name: "Query") { ...F0 } } ${ladder(9)}`],
  ])('%s are too dear, and are found out soon', (_, query) => {
    const began = performance.now();
    expect(() => priceFor(query)).toThrow(expect.objectContaining(TOO_COMPLEX));
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it('what can be repeated but leads nowhere costs little', () => {
    const query =
      '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }';
    expect(valuesIn(executeSync({ schema, document: parse(query) }).data) * 0.06).toBeLessThan(
      5000,
    );
    expect(priceFor(query)).toBeLessThan(MAX_COMPLEXITY);
  });
});
