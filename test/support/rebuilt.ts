/** That what a database keeps of a match fits together. */
import { expect } from '@jest/globals';
import type { StoredEvent } from '../../src/modules/matches/domain/advance.js';
import { keptDifferences, keptEvents } from './kept.js';
import type { Kept } from './kept.js';
import { rowId } from './sql.js';

/** A match's row is what its events make it, whatever has happened; those events. */
export async function expectRebuilt(kept: Kept, matchId: string): Promise<StoredEvent[]> {
  const id = rowId(matchId);
  expect([matchId, await keptDifferences(kept, id)]).toEqual([matchId, []]);
  return keptEvents(kept, id);
}
