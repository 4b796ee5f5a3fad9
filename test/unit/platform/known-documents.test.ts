/** Pure: documents that are sent over sockets again. */
import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { KnownDocuments } from '../../../src/platform/graphql/known-documents.js';

const schema = buildSchema('type Query { a: Int, b: Int, c: Int }');

describe('known documents', () => {
  it('a document that is sent again is the same object', () => {
    const known = new KnownDocuments();
    const first = known.read('{ a }', schema);
    expect(first).toHaveProperty('kind', 'Document');
    expect(known.read('{ a }', schema)).toBe(first);
    expect(known.read('{ b }', schema)).not.toBe(first);
  });

  it('the document that was unused for the longest time is forgotten', () => {
    const known = new KnownDocuments(2 * '{ a }'.length);
    const [a, b] = [known.read('{ a }', schema), known.read('{ b }', schema)];
    expect(known.read('{ a }', schema)).toBe(a);
    known.read('{ c }', schema);
    expect(known.read('{ a }', schema)).toBe(a);
    expect(known.read('{ b }', schema)).not.toBe(b);
  });

  it('a document that is longer than all others together may be is read each time', () => {
    const known = new KnownDocuments(10);
    const text = '{ a b c a b c }';
    expect(known.read(text, schema)).not.toBe(known.read(text, schema));
  });

  it('an invalid document has its errors each time, and one that is not GraphQL throws', () => {
    const known = new KnownDocuments();
    for (let times = 0; times < 2; times++) {
      expect(known.read('{ d }', schema)).toEqual([
        expect.objectContaining({ locations: [{ line: 1, column: 3 }] }),
      ]);
      expect(() => known.read('{', schema)).toThrow('Syntax Error');
    }
  });
});
