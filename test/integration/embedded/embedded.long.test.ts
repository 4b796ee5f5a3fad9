/** Real: Postgres' own programs, processes, signals, files. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../../tools/embedded/embedded.js';
import type { Embedded } from '../../../tools/embedded/embedded.js';
import { ask, postmastersOf, processesOf } from '../../support/postgres-processes.js';
import type { Process } from '../../support/postgres-processes.js';
import { until } from '../../support/wait.js';
import { prepareService } from '../start/service.js';

const asRoot = process.getuid?.() === 0 ? it : it.skip;

let folder: string;
let data: string;
const children: ChildProcess[] = [];
const running = new Set<Embedded>();

/** A data folder in which Postgres has run once, for tests of later starts. */
let used: string;

beforeAll(async () => {
  prepareService();
  folder = used = await mkdtemp(join(tmpdir(), 'bummerl-embedded-'));
  await (await start(used)).stop();
}, 120_000);

afterAll(() => rm(used, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bummerl-embedded-'));
  await chmod(folder, 0o755);
  data = join(folder, 'data');
});

afterEach(async () => {
  await Promise.all([...running].map((embedded) => embedded.stop()));
  running.clear();
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const { pid } of await processesOf(folder)) process.kill(pid, 'SIGKILL');
  await until('no process', async () => (await processesOf(folder)).length === 0);
  await rm(folder, { recursive: true, force: true });
});

/** Starts an embedded Postgres in this process. `afterEach` stops it; otherwise it would be restarted for ever. */
async function start(dir = data): Promise<Embedded> {
  const embedded = await startEmbedded(dir, () => undefined, { durable: false });
  const stop = async () => {
    if (running.delete(tracked)) await embedded.stop();
  };
  const tracked = { ...embedded, stop };
  running.add(tracked);
  return tracked;
}

/** Copies the used data folder, so that a start finds a database. */
const copyUsed = (dir = data) => cp(used, dir, { recursive: true });

const postmasters = () => postmastersOf(folder);

/** Another process on the same data; resolves with its database's URL. */
async function holder(user?: number): Promise<{ child: ChildProcess; url: string }> {
  const program = ['--import', './test/support/register.mjs', `${import.meta.dirname}/holder.ts`];
  const child = spawn(process.execPath, [...program, data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  children.push(child);
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: chunk.toString().trim() };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

describe('the embedded Postgres', () => {
  it('keeps data and secret between starts, and leaves no process', async () => {
    const first = await start();
    await ask(first.databaseUrl, 'CREATE TABLE kept AS SELECT 42 AS value');
    await first.stop();
    expect(await processesOf(folder)).toEqual([]);
    const second = await start();
    expect(await ask(second.databaseUrl, 'SELECT value FROM kept')).toBe(42);
    expect(second.jwtSecret).toBe(first.jwtSecret);
    await second.stop();
  });

  it('listens only in a folder that its owner alone may enter', async () => {
    // Not in a copy: only the original folder shows the modes with which it was made.
    const { databaseUrl, stop } = await start(used);
    expect(await ask(databaseUrl, "SELECT current_setting('listen_addresses') AS value")).toBe('');
    expect((await stat(join(used, 'postgres'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(used, 'jwt-secret'))).mode & 0o777).toBe(0o600);
    await stop();
  });

  it('is shared by simultaneous starts, and ends with the last of them', async () => {
    const [one, two, three] = await Promise.all([start(), holder(), holder()]);
    expect(new Set([one.databaseUrl, two.url, three.url]).size).toBe(1);
    expect(await postmasters()).toHaveLength(1);
    await Promise.all([one.stop(), end(two.child, 'SIGTERM')]);
    expect(await ask(three.url, 'SELECT 1 AS value')).toBe(1);
    await end(three.child, 'SIGTERM');
    expect(await processesOf(folder)).toEqual([]);
    expect((await readdir(data)).sort()).toEqual(['jwt-secret', 'postgres', 'postgres.log']);
  });

  it('survives when its starter is killed; the next start uses and stops it', async () => {
    await copyUsed();
    const { child, url } = await holder();
    const [before] = await postmasters();
    await end(child, 'SIGKILL');
    const next = await start();
    expect(next.databaseUrl).toBe(url);
    expect(await postmasters()).toEqual([before]);
    await next.stop();
    expect(await processesOf(folder)).toEqual([]);
  });

  it('is started again at the same address when it is killed while in use', async () => {
    await copyUsed();
    const { databaseUrl, stop } = await start();
    await ask(databaseUrl, 'CREATE TABLE kept AS SELECT 42 AS value');
    await ask(databaseUrl, 'CHECKPOINT'); // as fsync is off here
    const [{ pid }] = (await postmasters()) as [Process];
    process.kill(pid, 'SIGKILL');
    const value = await until('the new Postgres', () =>
      ask(databaseUrl, 'SELECT value FROM kept').catch(() => undefined),
    );
    expect(value).toBe(42);
    expect((await postmasters()).map((process) => process.pid)).not.toContain(pid);
    await stop();
    expect(await processesOf(folder)).toEqual([]);
  });

  it('starts although its old process id belongs to another process by now', async () => {
    await copyUsed();
    const stale = [process.pid, join(data, 'postgres'), 1, 5432, join(data, 'postgres'), ''];
    await writeFile(join(data, 'postgres', 'postmaster.pid'), stale.join('\n'));
    const again = await start();
    expect(await ask(again.databaseUrl, 'SELECT 1 AS value')).toBe(1);
    await again.stop();
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const deep = join(folder, 'a-long-name/'.repeat(12), 'data');
    await copyUsed(deep);
    const { databaseUrl, stop } = await start(deep);
    const socket = decodeURIComponent(new URL(databaseUrl).host.split(':')[0]!);
    expect((await stat(socket)).mode & 0o777).toBe(0o700);
    await stop();
    await expect(stat(socket)).rejects.toThrow('ENOENT');
  });

  it('works in a folder with blanks, quotes and percent signs in its name', async () => {
    const { databaseUrl, stop } = await start(join(folder, `a "b", 'c' %20 ü`));
    expect(await ask(databaseUrl, 'SELECT 1 AS value')).toBe(1);
    await stop();
  });
});

describe('the users who may run the embedded Postgres', () => {
  asRoot('the embedded Postgres runs as an ordinary user who starts it', async () => {
    await mkdir(data);
    spawnSync('chown', ['1000:1000', data]);
    const { child } = await holder(1000);
    expect((await stat(join(data, 'postgres'))).uid).toBe(1000);
    await end(child, 'SIGTERM');
    expect(await processesOf(folder)).toEqual([]);
  });

  asRoot(
    'the embedded Postgres runs for root under a folder that is closed to everyone else',
    async () => {
      await chmod(folder, 0o700);
      const { databaseUrl, stop } = await start();
      expect(await ask(databaseUrl, 'SELECT 1 AS value')).toBe(1);
      await stop();
      expect(await processesOf(folder)).toEqual([]);
    },
  );

  asRoot(
    'the embedded Postgres runs for root on the data of an ordinary user, who can use them afterwards',
    async () => {
      await mkdir(data);
      spawnSync('chown', ['1000:1000', data]);
      await (await start()).stop();
      const { child, url } = await holder(1000);
      expect(url).toContain('postgres');
      await end(child, 'SIGTERM');
    },
  );
});

describe('the embedded Postgres reports in one line why it cannot start', () => {
  it('data of another version of Postgres', async () => {
    await mkdir(join(data, 'postgres'), { recursive: true });
    await writeFile(join(data, 'postgres', 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(/made by Postgres 15, this service has \d+: choose/);
  });

  it('a folder named postgres that holds no database', async () => {
    await mkdir(join(data, 'postgres', 'photos'), { recursive: true });
    await expect(start()).rejects.toThrow('contains no database: move it away');
    expect(await readdir(data)).not.toContainEqual(expect.stringContaining('.new-'));
  });

  it('a file in the place of its folder', async () => {
    await writeFile(data, '');
    await expect(start()).rejects.toThrow('DATA_DIR is not a folder');
  });

  it('a damaged secret', async () => {
    await mkdir(data);
    await writeFile(join(data, 'jwt-secret'), 'short');
    await expect(start()).rejects.toThrow('jwt-secret in DATA_DIR is damaged');
  });

  it('a damaged database, in the words of Postgres', async () => {
    await copyUsed();
    await rm(join(data, 'postgres', 'global', 'pg_control'));
    await expect(start()).rejects.toThrow(/did not start.*pg_control/s);
    expect(await readFile(join(data, 'postgres.log'), 'utf8')).toContain('pg_control');
  });

  asRoot('the embedded Postgres reports a full disk', async () => {
    await mkdir(data);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', data]);
    if (mounted.status !== 0) return; // not every root may mount
    try {
      await expect(start()).rejects.toThrow('the disk that holds DATA_DIR is full');
    } finally {
      spawnSync('umount', [data]);
    }
  });
});
