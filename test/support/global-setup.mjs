/**
 * Before all tests: starts one real Postgres in a temporary folder with a migrated template
 * database, and a real Redis if available. Tests read their addresses from the environment.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

export default async function setUp() {
  const folder = await mkdtemp(join(await quickFolder(), 'bummerl-test-'));
  const services = spawn(
    process.execPath,
    ['--import', here('./register.mjs'), here('./services.ts'), folder],
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  );
  globalThis.bummerlTestServices = services;
  const { postgres, redis, what } = await firstLine(services).catch(async (error) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  process.env.TEST_POSTGRES_URL = postgres;
  if (redis) process.env.TEST_REDIS_URL = redis;
  process.stderr.write(`Redis is ${redis ? `tested (${what})` : 'not tested: none was found'}\n`);
}

/**
 * A folder in memory if there is enough: each test file's database has a thousand files, which are made and removed.
 */
async function quickFolder() {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
}

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

function firstLine(services) {
  return new Promise((resolve, reject) => {
    services.stdout.once('data', (chunk) => resolve(JSON.parse(chunk)));
    services.once('exit', () => reject(new Error('the servers of the tests did not start')));
  });
}
