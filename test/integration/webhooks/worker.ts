/** A worker in a process of its own, to be killed. */
import { bootWorker } from '../../../src/app/boot-worker.js';
import type { Config } from '../../../src/platform/config/config.js';

await bootWorker(JSON.parse(process.argv[2]!) as Config);
process.stdout.write('ready\n');
