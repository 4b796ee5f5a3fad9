/** A check that the stored data of a match are consistent. */
import { expect } from '@jest/globals';
import type { StoredEvent } from '../../src/modules/matches/domain/advance.js';
import { storedDifferences, storedEvents } from './stored.js';
import type { HasDatabase } from './stored.js';
import { rowId } from './sql.js';

/** Expects a match's row to follow from its events; returns the events. */
export async function expectRebuilt(source: HasDatabase, matchId: string): Promise<StoredEvent[]> {
  const id = rowId(matchId);
  expect([matchId, await storedDifferences(source, id)]).toEqual([matchId, []]);
  return storedEvents(source, id);
}
