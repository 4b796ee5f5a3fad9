/** A check that the stored data of a match are consistent. */
import { expect } from '@jest/globals';
import type { StoredEvent } from '../../src/modules/matches/domain/advance.js';
import { keptDifferences, keptEvents } from './kept.js';
import type { Kept } from './kept.js';
import { rowId } from './sql.js';

/** Expects a match's row to follow from its events; returns the events. */
export async function expectRebuilt(kept: Kept, matchId: string): Promise<StoredEvent[]> {
  const id = rowId(matchId);
  expect([matchId, await keptDifferences(kept, id)]).toEqual([matchId, []]);
  return keptEvents(kept, id);
}
