/**
 * The servers of a test run, in a process of their own. It ends them and removes their folder when
 * its stdin closes, which happens whenever the run ends, even by kill -9.
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from './postgres-server.js';
import { startRedis } from './redis.js';

const folder = process.argv[2]!;
const over = once(process.stdin.resume(), 'close');
process.stdout.on('error', () => undefined);

const postgres = await startPostgres(join(folder, 'data'));
const redis = await startRedis(join(folder, 'redis'));
const addresses = { postgres: postgres.databaseUrl, redis: redis?.url, what: redis?.what };
process.stdout.write(`${JSON.stringify(addresses)}\n`);

await over;
await Promise.all([postgres.stop(), redis?.stop()]);
await rm(folder, { recursive: true, force: true });
process.exit(0);
