/** The parts of every process of the service, with or without the API. */
import { Module } from '@nestjs/common';
import type { DynamicModule, INestApplicationContext, Type } from '@nestjs/common';
import type { Config } from '../platform/config/config.js';
import type { Running } from '../platform/lifecycle/run-service.js';
import { createLogger } from '../platform/logging/logger.js';
import { NestLogger } from '../platform/logging/nest-logger.js';
import { mailFolder } from '../platform/mail/folder-mailer.js';
import { CoreModule } from './core.module.js';
import type { Listeners } from './listeners.js';

@Module({})
export class ProcessModule {
  static of(config: Config, parts: readonly Type[]): DynamicModule {
    return { module: ProcessModule, imports: [CoreModule.forRoot(config), ...parts] };
  }
}

export const nestOptions = (config: Config) => ({
  logger: new NestLogger(createLogger(config)),
  abortOnError: false,
});

/** Closes the app if the start fails. */
export async function started(
  app: INestApplicationContext,
  start: () => Promise<Running>,
): Promise<Running> {
  try {
    return await start();
  } catch (error) {
    await app.close();
    throw error;
  }
}

export async function closeAll(app: INestApplicationContext, listeners: Listeners): Promise<void> {
  await app.close();
  await listeners.close();
}

/** Logs the folder of the mail: a user who tries the service needs the links in the mail. */
export function mailLines(config: Config): string[] {
  const folder = mailFolder(config);
  return folder === null ? [] : [`Mail is written to ${folder}`];
}
