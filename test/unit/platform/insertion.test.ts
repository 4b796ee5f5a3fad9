/** Pure: the parts of an INSERT that are made from an entity. */
import { expect, it } from '@jest/globals';
import { MatchEventRow } from '../../../src/modules/matches/storage/tables.js';
import { insertionInto } from '../../../src/platform/database/insertion.js';

const insertion = insertionInto(MatchEventRow, ['at']);
const row = {
  matchId: 'a',
  version: 1,
  type: 'CARD_PLAYED',
  seat: null,
  token: 'HA',
  payload: ['an', 'array'],
} as const;

it('names every column and its parameter, except those that keep their defaults', () => {
  expect(insertion.columns).toBe('match_id, version, type, seat, token, payload');
  expect(insertion.parameters).toBe(':matchId, :version, :type, :seat, :token, :payload');
});

it('sends JSON as text, and other values and null as they are', () => {
  expect(insertion.valuesOf(row)).toEqual({ ...row, payload: '["an","array"]' });
});

it('sends null, and not the text null, for JSON that is missing', () => {
  const missing = null as unknown as object;
  expect(insertion.valuesOf({ ...row, payload: missing }).payload).toBeNull();
});

it('sends only values of columns', () => {
  const values = insertion.valuesOf(Object.assign({ other: 'no column' }, row));
  expect(Object.keys(values)).toEqual(Object.keys(row));
});
