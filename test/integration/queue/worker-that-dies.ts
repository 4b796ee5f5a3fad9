/** A worker process that reports the job it was given and never ends it. */
import type { Config } from '../../../src/platform/config/config.js';
import { Station } from './station.js';

const station = await Station.open(JSON.parse(process.argv[2]!) as Config);
const work = {
  notice: () => {
    process.stdout.write('taken\n');
    return new Promise<void>(() => undefined);
  },
};
await station.work(work, 4, { lockDuration: 1000 });
process.stdout.write('ready\n');
