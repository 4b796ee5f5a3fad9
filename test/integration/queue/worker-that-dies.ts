/** A worker process that reports the job it was given and never ends it. */
import type { Config } from '../../../src/platform/config/config.js';
import { TaskProcess } from './task-process.js';

const taskProcess = await TaskProcess.open(JSON.parse(process.argv[2]!) as Config);
const work = {
  rating: () => {
    process.stdout.write('taken\n');
    return new Promise<void>(() => undefined);
  },
};
await taskProcess.work(work, 4, { lockDuration: 1000 });
process.stdout.write('ready\n');
