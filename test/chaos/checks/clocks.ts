/** The clock in a match's row agrees with its events. */
import { isDeepStrictEqual } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { CoreModule } from '../../../src/app/core.module.js';
import { storedClock } from '../../support/clock-columns.js';
import type { Check } from './check.js';

export const clocks: Check = async (installation) => {
  const core = CoreModule.forRoot(installation.config());
  const app = await NestFactory.createApplicationContext(core, { logger: ['error'] });
  try {
    const wrong: string[] = [];
    for (const id of installation.crowd.journal.matches) {
      const { stored, rebuilt } = await storedClock(app, id);
      if (isDeepStrictEqual(stored, rebuilt)) continue;
      wrong.push(`${id}: ${JSON.stringify(stored)}, by its events ${JSON.stringify(rebuilt)}`);
    }
    return wrong;
  } finally {
    await app.close();
  }
};
