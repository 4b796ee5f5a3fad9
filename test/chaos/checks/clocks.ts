/** The clock in a match's row agrees with its events. */
import { isDeepStrictEqual } from 'node:util';
import { storedClock } from '../../support/clock-columns.js';
import type { Check } from './check.js';
import { inCore } from './core.js';

export const clocks: Check = (installation) =>
  inCore(installation, async (app) => {
    const wrong: string[] = [];
    for (const id of installation.crowd.journal.matches) {
      const { stored, rebuilt } = await storedClock(app, id);
      if (isDeepStrictEqual(stored, rebuilt)) continue;
      wrong.push(`${id}: ${JSON.stringify(stored)}, by its events ${JSON.stringify(rebuilt)}`);
    }
    return wrong;
  });
