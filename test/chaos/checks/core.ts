import type { INestApplicationContext } from '@nestjs/common';
import { openCoreModules } from '../../support/core.js';
import type { Installation } from '../installation/installation.js';

/** Lets a check use the providers of the service, in this process. */
export async function inCore<T>(
  installation: Installation,
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const app = await openCoreModules(installation.config());
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
