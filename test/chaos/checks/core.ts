import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { CoreModule } from '../../../src/app/core.module.js';
import type { Installation } from '../installation/installation.js';

/** Lets a check use the providers of the service, in this process. */
export async function inCore<T>(
  installation: Installation,
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const core = CoreModule.forRoot(installation.config());
  const app = await NestFactory.createApplicationContext(core, { logger: ['error'] });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
