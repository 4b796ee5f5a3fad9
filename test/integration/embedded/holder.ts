/** A process that uses an embedded Postgres until it is stopped or killed. */
import { setInterval } from 'node:timers';
import { startEmbedded } from '../../../tools/embedded/embedded.js';

const embedded = await startEmbedded(process.argv[2]!, () => undefined, { durable: false });
process.once('SIGTERM', () => void embedded.stop().then(() => process.exit(0)));
process.stdout.write(`${embedded.databaseUrl}\n`);
setInterval(() => undefined, 60_000);
