/** A worker process with a module that is no part of the service; the argument is its configuration. */
import { NestFactory } from '@nestjs/core';
import { ProcessModule } from '../../../src/app/process.js';
import { WorkerModule } from '../../../src/app/worker.module.js';
import type { Config } from '../../../src/platform/config/config.js';
import { ChronicleModule } from './foreign-module.js';

const config = JSON.parse(process.argv[2]!) as Config;
await NestFactory.createApplicationContext(
  ProcessModule.of(config, [WorkerModule, ChronicleModule]),
  { logger: ['error'] },
);
process.stdout.write('ready\n');
