/** Real: the rules, and the code that opens, plays and ends matches; without a database. */
import { describe, expect, test } from '@jest/globals';
import { seeded } from '../../../src/engine/index.js';
import { archiveChecked } from '../../../src/modules/matches/application/archive.sweep.js';
import type { CompleteMatch } from '../../../src/modules/matches/domain/archive/archived-match.js';
import { OpenedArchive } from '../../../src/modules/matches/storage/archive/match-archives.js';
import {
  packArchive,
  unpackArchive,
} from '../../../src/modules/matches/storage/archive/archive-bytes.js';
import { games } from '../../engine/support/scenarios.js';
import { playComplete } from '../../support/complete-match.js';

/** How a match is played: to its end, left at some time, called off at the beginning. */
const PLAYS = {
  'to its end': { leaves: 0, offers: 0 },
  'until players leave': { leaves: 40, offers: 0 },
  'with time that is given back': { leaves: 0, offers: 0, gifts: 100 },
  'with offers to call it off': { leaves: 5, offers: 700 },
};

const throughBytes = async (complete: CompleteMatch) =>
  unpackArchive(packArchive(await archiveChecked(complete)));

describe.each(games(2))('$name', ({ variant, options }) => {
  test.each(Object.entries(PLAYS))('a match played %s', async (_, disturbances) => {
    for (const seed of [1, 2, 3]) {
      const complete = playComplete(variant, options, seeded(seed), disturbances);
      const archived = await throughBytes(complete);
      const opened = new OpenedArchive(complete.match, archived);
      expect(await opened.events()).toEqual(complete.events);
      expect(opened.deals).toEqual(complete.deals);
      expect(opened.draw).toEqual(
        complete.events.find(({ type }) => type === 'DEALER_DRAWN')?.payload ?? null,
      );
    }
  });
});

describe('a match is not archived', () => {
  const [{ variant, options }] = games(0) as [ReturnType<typeof games>[number]];
  const complete = playComplete(variant, options, seeded(1), PLAYS['to its end']);

  test.each([
    ['another time', { at: new Date(0) }],
    ['another payload', { payload: { seats: [] } }],
    ['another version', { version: 7 }],
  ])('if an event has %s', async (_, change) => {
    const [first, ...others] = complete.events;
    const events = [{ ...first!, ...change }, ...others];
    const archived = archiveChecked({ ...complete, events });
    await expect(archived).rejects.toThrow('its events cannot be made again');
  });

  test('if a deal is missing, or was not played so', async () => {
    const { deals } = complete;
    const without = archiveChecked({ ...complete, deals: deals.slice(1) });
    await expect(without).rejects.toThrow('a deal is missing');
    const swapped = [{ ...deals[0]!, actions: deals[1]!.actions }, ...deals.slice(1)];
    await expect(archiveChecked({ ...complete, deals: swapped })).rejects.toThrow();
  });
});

test('an archive of a later format is not read', () => {
  const later = packArchive({ format: 2 } as never);
  expect(() => unpackArchive(later)).toThrow('unknown format 2');
});
