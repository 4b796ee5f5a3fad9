/** What a row says of its clock is what its events make it. */
import { isDeepStrictEqual } from 'node:util';
import { startSweeper } from '../../integration/clock/sweeper.js';
import type { Check } from './check.js';

export const clocks: Check = async (ground) => {
  const sweeper = await startSweeper({ config: ground.config() });
  try {
    const wrong: string[] = [];
    for (const id of ground.crowd.journal.matches) {
      const { stored, rebuilt } = await sweeper.columns(id);
      if (isDeepStrictEqual(stored, rebuilt)) continue;
      wrong.push(`${id}: ${JSON.stringify(stored)}, by its events ${JSON.stringify(rebuilt)}`);
    }
    return wrong;
  } finally {
    await sweeper.close();
  }
};
