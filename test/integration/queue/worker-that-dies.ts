/** A worker process that reports the job it was given and never ends it. */
import type { Config } from '../../../src/platform/config/config.js';
import { EventProcess } from './event-process.js';

const worker = await EventProcess.open(JSON.parse(process.argv[2]!) as Config);
worker.queued('moved', () => {
  process.stdout.write('taken\n');
  return new Promise<void>(() => undefined);
});
await worker.work({ lockDuration: 1000 });
process.stdout.write('ready\n');
