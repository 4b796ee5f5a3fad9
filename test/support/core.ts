import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CoreModule } from '../../src/app/core.module.js';
import type { Config } from '../../src/platform/config/config.js';

/** The modules of the service without HTTP, as a worker has them, in this process. Whoever opens them closes them. */
export const openCoreModules = (config: Config): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(CoreModule.forRoot(config), { logger: ['error'] });
